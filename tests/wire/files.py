"""Files that the bot gives out."""

import aiohttp

from tests.support.reading import Json, walk

FILE = 13


async def file_of(answer: Json) -> tuple[str, bytes]:
    """The name and the content of the one file of a message, which the message shows."""
    (attachment,) = answer["attachments"]
    shown = [component["file"]["url"] for component in walk(answer["components"]) if component["type"] == FILE]
    assert shown == [attachment["url"]]
    async with aiohttp.ClientSession() as session, session.get(attachment["url"]) as response:
        assert response.status == 200
        return str(attachment["filename"]), await response.read()
