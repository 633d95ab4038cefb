"""Who and what exists: people, guilds, channels, the application. Plain data, no I/O."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field

from bot.sandbox.permissions import ALL, BOT_DEFAULT, MEMBER_DEFAULT, MODERATOR

LOCAL_TOKEN = "local-discord-token"  # noqa: S105 - opens nothing but the local Discord
_FIRST_ID = 1_200_000_000_000_000_000
GUILD_TEXT = 0
DIRECT_MESSAGE = 1
PUBLIC_THREAD = 11


@dataclass
class Person:
    """A human account."""

    id: str
    username: str
    global_name: str
    locale: str = "en-US"
    dms_open: bool = True


@dataclass
class Channel:
    """A guild's text channel, a thread in one, or the direct messages of one person with the application.

    permissions: of members, by their ids, who may do other things here than in the rest of the guild.
    archived, locked: of a thread.
    """

    id: str
    name: str
    guild_id: str | None = None
    recipient_id: str | None = None
    bot_permissions: int = BOT_DEFAULT
    parent_id: str | None = None
    permissions: dict[str, int] = field(default_factory=dict)
    archived: bool = False
    locked: bool = False

    @property
    def type(self) -> int:
        """Discord's channel type."""
        if self.parent_id:
            return PUBLIC_THREAD
        return GUILD_TEXT if self.guild_id else DIRECT_MESSAGE


@dataclass
class Guild:
    """A server. `members` maps person ids to their permissions there."""

    id: str
    name: str
    owner_id: str
    preferred_locale: str = "en-US"
    community: bool = False
    channels: list[Channel] = field(default_factory=list)
    members: dict[str, int] = field(default_factory=dict)
    application_removed: bool = False

    @property
    def interaction_locale(self) -> str:
        """`guild_locale` of interactions: only Community servers have one of their own."""
        return self.preferred_locale if self.community else "en-US"


@dataclass
class Application:
    """The application and its bot user, which share one id."""

    id: str
    name: str
    token: str


class World:
    """Everything that exists before the application does anything. Ids are the same in every run."""

    def __init__(self, application_name: str = "Parlour", token: str = LOCAL_TOKEN) -> None:
        self._ids = self._id_stream()
        self.application = Application(next(self._ids), application_name, token)
        self.people: dict[str, Person] = {}
        self.guilds: dict[str, Guild] = {}
        self.channels: dict[str, Channel] = {}
        self._dms: dict[str, Channel] = {}

    @staticmethod
    def _id_stream() -> Iterator[str]:
        number = _FIRST_ID
        while True:
            # Steps of 2**22 so that guilds fall on different shards.
            number += 1 << 22
            yield str(number)

    @classmethod
    def default(cls) -> "World":
        """Two guilds and five people, as the page and the tests expect them."""
        world = cls()
        ann = world.add_person("ann", "en-US")
        others = [world.add_person(*who) for who in (("minh", "vi"), ("jisoo", "ko"), ("eleni", "el"))]
        bob = world.add_person("bob", "en-GB")
        lounge = world.add_guild("Parlour Lounge", ("tables", "quiet"), members=(ann, *others, bob))
        lounge.members[ann.id] = MODERATOR
        world.add_guild("Second House", ("games",), members=(ann, bob))
        return world

    def add_person(self, username: str, locale: str = "en-US", *, dms_open: bool = True) -> Person:
        """Create a person who is in no guild yet, with their direct message channel."""
        person = Person(next(self._ids), username, username.title(), locale, dms_open)
        self.people[person.id] = person
        dm = Channel(next(self._ids), person.username, recipient_id=person.id, bot_permissions=ALL)
        self._dms[person.id] = self.channels[dm.id] = dm
        return person

    def add_guild(
        self,
        name: str,
        channels: Iterable[str],
        members: Iterable[Person],
        *,
        preferred_locale: str = "en-US",
        community: bool = False,
    ) -> Guild:
        """Create a guild with text channels; the first member owns it, the application is in it."""
        people = list(members)
        guild = Guild(next(self._ids), name, people[0].id, preferred_locale, community)
        guild.members = {person.id: MEMBER_DEFAULT for person in people}
        for channel_name in channels:
            channel = Channel(next(self._ids), channel_name, guild_id=guild.id)
            guild.channels.append(channel)
            self.channels[channel.id] = channel
        self.guilds[guild.id] = guild
        return guild

    def person(self, key: str) -> Person | None:
        """The person with this id or username, or None."""
        return self.people.get(key) or next((p for p in self.people.values() if p.username == key), None)

    def dm(self, person_id: str) -> Channel:
        """The direct message channel of a person. Raises KeyError for nobody."""
        return self._dms[person_id]

    def guilds_of(self, person_id: str) -> list[Guild]:
        """Guilds a person is a member of, in the order they were made."""
        return [guild for guild in self.guilds.values() if person_id in guild.members]

    def shared_guilds(self, person_id: str) -> list[Guild]:
        """Guilds in which a person and the application are."""
        return [guild for guild in self.guilds_of(person_id) if not guild.application_removed]

    def permissions_in(self, channel: Channel, person_id: str) -> int:
        """What a member may do in a guild's channel; in a thread what they may in its channel. Raises KeyError."""
        assert channel.guild_id
        home = self.channels[channel.parent_id] if channel.parent_id else channel
        everywhere = self.guilds[channel.guild_id].members[person_id]
        return home.permissions.get(person_id, everywhere)

    def audience(self, channel: Channel) -> frozenset[str]:
        """Ids of the people who see a channel."""
        if channel.guild_id:
            return frozenset(self.guilds[channel.guild_id].members)
        assert channel.recipient_id
        return frozenset({channel.recipient_id})
