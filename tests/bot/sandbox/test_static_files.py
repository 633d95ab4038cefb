"""The page and uploaded files, and the command line that serves them."""

import asyncio
import sys
from pathlib import Path

import aiohttp
import pytest

from bot.sandbox import LocalDiscord, static_files
from tests.support.patience import PATIENCE


async def test_page_is_served_uncached_and_nothing_else(
    local: LocalDiscord, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    page = tmp_path / "page"
    page.mkdir()
    (page / "index.html").write_text("<p>Xin chào</p>", encoding="utf-8")
    (page / "main.js").write_text("let x", encoding="utf-8")
    (tmp_path / "secret.txt").write_text("no", encoding="utf-8")
    monkeypatch.setattr(static_files, "PAGE", page)
    async with aiohttp.ClientSession(local.url) as session:
        async with session.get("/") as response:
            assert (await response.text(), response.content_type) == ("<p>Xin chào</p>", "text/html")
            assert response.headers["Cache-Control"] == "no-store"
        async with session.get("/main.js") as response:
            assert response.content_type in ("text/javascript", "application/javascript")
        for path in ("/nothing.js", "/%2e%2e/secret.txt", "/..%2fsecret.txt", "/cdn/attachments/1/2/a.png"):
            async with session.get(path) as response:
                assert response.status == 404, path


async def test_command_line_prints_the_address_and_stops_cleanly() -> None:
    arguments = ("-m", "bot.sandbox", "--port", "0", "--no-rate-limits")
    process = await asyncio.create_subprocess_exec(sys.executable, *arguments, stdout=asyncio.subprocess.PIPE)
    assert process.stdout
    async with asyncio.timeout(PATIENCE):
        line = (await process.stdout.readline()).decode()
        url = next(word for word in line.split() if word.startswith("http://127.0.0.1:"))
        async with aiohttp.ClientSession() as session, session.get(f"{url}/sandbox/world?as=ann") as response:
            assert (await response.json())["me"]["username"] == "ann"
        process.terminate()
        assert await process.wait() == 0
