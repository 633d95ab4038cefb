"""Rate limits with a clock that stands, and a client that reads the headers."""

import pytest

from bot.sandbox import LocalDiscord, ShiftableClock
from bot.sandbox.rate_limits import RateLimiter
from tests.bot.sandbox.sample_client import SampleClient
from tests.support.discordpy import discord_at, running

SEND = "/channels/{channel_id}/messages"
EDIT = "/channels/{channel_id}/messages/{message_id}"


@pytest.fixture
def clock() -> ShiftableClock:
    return ShiftableClock(lambda: 1_800_000_000.0)


@pytest.fixture
def limiter(clock: ShiftableClock) -> RateLimiter:
    return RateLimiter(clock, enabled=True)


def test_five_sends_in_five_seconds_per_channel(limiter: RateLimiter, clock: ShiftableClock) -> None:
    remaining = [limiter.take("POST", SEND, "1").headers["X-RateLimit-Remaining"] for _ in range(5)]
    assert remaining == ["4", "3", "2", "1", "0"]
    clock.jump(1.5)
    refused = limiter.take("POST", SEND, "1")
    assert refused.refusal == {"message": "You are being rate limited.", "retry_after": 3.5, "global": False}
    assert refused.headers["Retry-After"] == "4"
    assert refused.headers["X-RateLimit-Scope"] == "user"
    assert refused.headers["X-RateLimit-Reset-After"] == "3.500"
    assert refused.headers["Via"]
    clock.jump(3.5)
    assert limiter.take("POST", SEND, "1").refusal is None


def test_edits_and_other_channels_have_buckets_of_their_own(limiter: RateLimiter) -> None:
    for _ in range(5):
        limiter.take("POST", SEND, "1")
    assert limiter.take("PATCH", EDIT, "1").refusal is None
    assert limiter.take("POST", SEND, "2").refusal is None
    assert limiter.take("POST", SEND, "1").refusal


def test_fifty_calls_a_second_overall(limiter: RateLimiter, clock: ShiftableClock) -> None:
    for number in range(50):
        assert limiter.take("POST", SEND, str(number)).refusal is None
    refused = limiter.take("POST", SEND, "50")
    assert refused.refusal
    assert refused.refusal["global"] is True
    assert refused.headers["X-RateLimit-Global"] == "true"
    assert limiter.take("POST", "/interactions/{interaction_id}/{token}/callback", "t").refusal is None
    assert limiter.take("POST", "/webhooks/{application_id}/{token}", "t").refusal is None
    clock.jump(1)
    assert limiter.take("POST", SEND, "50").refusal is None


def test_callbacks_are_never_limited(limiter: RateLimiter) -> None:
    route = "/interactions/{interaction_id}/{token}/callback"
    assert all(limiter.take("POST", route, "t").refusal is None for _ in range(200))


def test_three_edits_of_old_messages_in_six_seconds(limiter: RateLimiter, clock: ShiftableClock) -> None:
    assert [limiter.take_old_edit("1") for _ in range(4)] == [None, None, None, 6.0]
    clock.jump(6)
    assert limiter.take_old_edit("1") is None


def test_switched_off(clock: ShiftableClock) -> None:
    limiter = RateLimiter(clock, enabled=False)
    assert all(limiter.take("POST", SEND, "1").refusal is None for _ in range(100))
    assert limiter.take("POST", SEND, "1").headers == {}
    assert all(limiter.take_old_edit("1") is None for _ in range(10))


def told_to_wait(monkeypatch: pytest.MonkeyPatch, clock: ShiftableClock) -> list[float]:
    """How long discord.py waits from now on, each time; the clock jumps instead."""
    waits: list[float] = []

    async def wait(seconds: float) -> None:
        waits.append(seconds)
        clock.jump(seconds)

    monkeypatch.setattr("discord.http.asyncio.sleep", wait)
    return waits


async def test_client_waits_as_the_headers_tell_it(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = ShiftableClock(lambda: 1_800_000_000.0)
    async with LocalDiscord(clock=clock) as local:
        with discord_at(local.url):
            client = SampleClient()
            async with running(client, local.token):
                channel = client.guilds[0].text_channels[0]
                waits = told_to_wait(monkeypatch, clock)
                for number in range(11):
                    await channel.send(str(number))
                assert waits
                assert 429 not in [r.status for r in local.requests]
                assert sum(r.method == "POST" for r in local.requests) == 11


async def test_old_message_is_edited_three_times_then_waits(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = ShiftableClock(lambda: 1_800_000_000.0)
    async with LocalDiscord(clock=clock) as local:
        with discord_at(local.url):
            client = SampleClient()
            async with running(client, local.token):
                message = await client.guilds[0].text_channels[0].send("x")
                clock.jump(3601)
                waits = told_to_wait(monkeypatch, clock)
                for number in range(4):
                    await message.edit(content=str(number))
                assert [r.status for r in local.requests if r.method == "PATCH"] == [200, 200, 200, 429, 200]
                assert waits[0] == 6.0
