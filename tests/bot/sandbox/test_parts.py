"""Small parts by themselves: emoji, mentions, ids, file names, the world."""

import pytest

from bot.sandbox import ShiftableClock, World
from bot.sandbox.attachments import LATELY_DISCARDED, FileStore, Upload, clean_filename
from bot.sandbox.components import number_components, walk_with_path
from bot.sandbox.mentions import Mentions, find_mentions
from bot.sandbox.permissions import ALL, Permission, has
from bot.sandbox.snowflakes import DISCORD_EPOCH_MS, Snowflakes, iso_time
from bot.sandbox.validation.command_names import LOCALES, is_command_name
from bot.sandbox.validation.emoji import is_unicode_emoji
from tests.bot.sandbox.bodies import button, container, display, row, section

ANN, BOB = "1200000000008388608", "1200000000041943040"


@pytest.mark.parametrize(
    "name", ["🎲", "❤️", "✅", "👍🏽", "👩‍🚀", "🇻🇳", "#️⃣", "🏴󠁧󠁢󠁥󠁮󠁧󠁿", "♟️", "⏱️", "♠️", "🃏", "🟦", "🏳️‍🌈", "🪙"]
)
def test_emoji(name: str) -> None:
    assert is_unicode_emoji(name)


@pytest.mark.parametrize(
    "name", ["", "a", ":dice:", "🎲🎲", "🎲 ", "1", "é", "🇻", "\u200d", "\ufe0f", "🂡", "♔", "✎", "☐", "→", "🀀"]
)
def test_no_emoji(name: str) -> None:
    assert not is_unicode_emoji(name)


@pytest.mark.parametrize(
    ("allowed", "users", "everyone"),
    [
        (None, (ANN, BOB), True),
        ({"parse": []}, (), False),
        ({"parse": ["users"]}, (ANN, BOB), False),
        ({"parse": ["everyone"]}, (), True),
        ({"users": [BOB]}, (BOB,), False),
        ({"users": [int(BOB)]}, (BOB,), False),
        ({"parse": [], "users": []}, (), False),
    ],
)
def test_allowed_mentions(allowed: dict[str, object] | None, users: tuple[str, ...], everyone: bool) -> None:
    message = {"content": f"<@{ANN}> @everyone", "components": [container(display(f"<@!{BOB}> <@{ANN}>"))]}
    assert find_mentions(message, allowed, may_mention_everyone=True) == Mentions(users, everyone)
    assert find_mentions(message, allowed, may_mention_everyone=False) == Mentions(users, everyone=False)


def test_snowflakes_grow_and_carry_the_time() -> None:
    clock = ShiftableClock(lambda: 1_800_000_000.0)
    snowflakes = Snowflakes(clock)
    ids = [int(snowflakes.next()) for _ in range(3)]
    clock.jump(-10)
    ids.append(int(snowflakes.next()))
    clock.jump(20)
    ids.append(int(snowflakes.next()))
    assert ids == sorted(set(ids))
    assert (ids[0] >> 22) + DISCORD_EPOCH_MS == 1_800_000_000_000
    assert (ids[-1] >> 22) + DISCORD_EPOCH_MS == 1_800_000_010_000
    assert iso_time(1_800_000_000) == "2027-01-15T08:00:00.000000+00:00"


def test_file_names() -> None:
    assert clean_filename("my table (1).png") == "my_table_1.png"
    assert clean_filename("bàn.png") == "bàn.png"
    assert clean_filename("///") == "file"


def test_a_replaced_file_stays_readable_for_a_while() -> None:
    files = FileStore(Snowflakes(ShiftableClock()))
    saved = [files.save("1", Upload(0, f"{n}.png", b"%d" % n), {}) for n in range(LATELY_DISCARDED + 1)]
    paths = [attachment["url"].removeprefix("/cdn/") for attachment in saved]
    for attachment in saved[:-1]:
        files.discard(attachment)
    assert files.get(paths[0]) == (b"0", "image/png")
    files.discard(saved[-1])
    assert files.get(paths[0]) is None
    assert files.get(paths[1]) == (b"1", "image/png")


def test_components_are_walked_in_reading_order_and_numbered() -> None:
    tree = [section(display(), accessory=button()), container(row(button(id=3)))]
    assert [path for path, _ in walk_with_path(tree, ("components",))] == [
        ("components", 0),
        ("components", 0, "components", 0),
        ("components", 0, "accessory"),
        ("components", 1),
        ("components", 1, "components", 0),
        ("components", 1, "components", 0, "components", 0),
    ]
    number_components(tree)
    assert [component["id"] for _, component in walk_with_path(tree)] == [1, 2, 4, 5, 6, 3]


def test_permissions() -> None:
    assert has(Permission.ADMINISTRATOR, ALL)
    assert has(0b110, 0b10)
    assert not has(0b100, 0b110)


def test_command_names() -> None:
    assert all(map(is_command_name, ("deal", "a-b_c'd", "bàn", "새로운", "ταμπλό", "1")))
    assert not any(map(is_command_name, ("Deal", "a b", "a.b", "ΤΑΜΠΛΌ", "🎲")))
    assert len(LOCALES) == 32
    assert {"vi", "ko", "el", "en-GB", "es-419"} <= LOCALES


def test_default_world() -> None:
    world = World.default()
    assert {p.username: p.locale for p in world.people.values()} == {
        "ann": "en-US",
        "minh": "vi",
        "jisoo": "ko",
        "eleni": "el",
        "bob": "en-GB",
    }
    lounge, house = world.guilds.values()
    ann, bob = world.person("ann"), world.person("bob")
    assert ann
    assert bob
    assert [channel.name for channel in lounge.channels] == ["tables", "quiet"]
    assert set(house.members) == {ann.id, bob.id}
    assert has(lounge.members[ann.id], Permission.MANAGE_MESSAGES)
    assert not has(lounge.members[bob.id], Permission.MANAGE_MESSAGES)
    assert list(World.default().people) == list(world.people)
