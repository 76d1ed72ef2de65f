"""Messages on a stream, and what of the server's a recorded session keeps."""
import json


def read(stream):
    """The bytes of the next message and what they say; None at the end."""
    head, length = b"", 0
    while True:
        line = stream.readline()
        if not line:
            return None
        head += line
        if line == b"\r\n":
            break
        if line.lower().startswith(b"content-length:"):
            length = int(line.split(b":")[1])
    body = stream.read(length)
    return head + body, json.loads(body)


def outline(message):
    """What the server is held to: that it answers, with a value, null or which error; what it finds; what it asks. None for its log."""
    method = message.get("method")
    if method == "textDocument/publishDiagnostics":
        params = message["params"]
        return {"uri": params["uri"], "codes": sorted({d["code"] for d in params["diagnostics"]})}
    if method == "window/logMessage":
        return None
    if method:
        return {"method": method, **({"id": message["id"]} if "id" in message else {})}
    if "error" in message:
        return {"answers": message["id"], "error": message["error"]["code"]}
    return {"answers": message["id"], "result": "null" if message["result"] is None else "value"}
