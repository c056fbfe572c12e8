"""The least that a server of tables must do: a message from one socket of a room goes to all of them."""

from __future__ import annotations

import json
import socket

import uvicorn
from starlette.applications import Starlette
from starlette.routing import WebSocketRoute
from starlette.websockets import WebSocket, WebSocketDisconnect

ROOMS: dict[str, list[WebSocket]] = {}


async def room(own: WebSocket) -> None:
    await own.accept()
    everybody = ROOMS.setdefault(own.path_params["room"], [])
    everybody.append(own)
    try:
        while True:
            text = await own.receive_text()
            for each in everybody:
                await each.send_text(text)
    except (WebSocketDisconnect, RuntimeError):  # whoever goes may be spoken to a last time
        everybody.remove(own)


def main() -> None:
    opened = socket.create_server(("127.0.0.1", 0), backlog=2048)
    print(json.dumps({"address": f"http://127.0.0.1:{opened.getsockname()[1]}"}), flush=True)
    app = Starlette(routes=[WebSocketRoute("/{room}", room)])
    config = uvicorn.Config(app, log_level="critical", access_log=False, ws_per_message_deflate=False)
    uvicorn.Server(config).run(sockets=[opened])


if __name__ == "__main__":
    main()
