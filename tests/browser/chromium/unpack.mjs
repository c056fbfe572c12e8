// Unpacks the packed Chromium into the folder that is named; dev.py calls this once.
//
// The package is made for a cloud of which it looks for signs in the environment: without them it leaves out the
// libraries that a bare Debian does not have either. It unpacks to wherever temporary files go, so that is set first.
import { mkdirSync } from "node:fs";

const place = process.argv[2];
mkdirSync(place, { recursive: true });
process.env.TMPDIR = process.env.TMP = process.env.TEMP = place;
process.env.AWS_LAMBDA_JS_RUNTIME = "nodejs22.x";
process.env.AWS_EXECUTION_ENV = "AWS_Lambda_nodejs22.x";

const { default: chromium } = await import("@sparticuz/chromium");
console.log(await chromium.executablePath());
