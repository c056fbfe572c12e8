"""Characters: made, judged, drawn by chance, grown, and those whom the GM plays."""
