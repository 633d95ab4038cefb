"""The gateway, version 10 (events/gateway): HELLO, IDENTIFY, RESUME, heartbeats, and events to the right sessions."""

import asyncio
import json
from collections.abc import Callable
from enum import IntEnum, IntFlag
from typing import Any

from aiohttp import WSMsgType, web

from bot.sandbox.gateway_session import Session, Socket
from bot.sandbox.payloads import bot_user_object, guild_object, member_object, person_member
from bot.sandbox.wire import Json
from bot.sandbox.world import World

HEARTBEAT_SECONDS = 41.25
ACK_SECONDS = 0.02


class Op(IntEnum):
    """Gateway opcodes."""

    HEARTBEAT = 1
    IDENTIFY = 2
    PRESENCE_UPDATE = 3
    VOICE_STATE_UPDATE = 4
    RESUME = 6
    RECONNECT = 7
    REQUEST_GUILD_MEMBERS = 8
    INVALID_SESSION = 9
    HELLO = 10
    HEARTBEAT_ACK = 11


class Intent(IntFlag):
    """Intents the local Discord looks at."""

    GUILDS = 1 << 0
    GUILD_MEMBERS = 1 << 1
    GUILD_PRESENCES = 1 << 8
    GUILD_MESSAGES = 1 << 9
    DIRECT_MESSAGES = 1 << 12
    MESSAGE_CONTENT = 1 << 15


PRIVILEGED = Intent.GUILD_MEMBERS | Intent.GUILD_PRESENCES | Intent.MESSAGE_CONTENT


class SocketClosingError(Exception):
    """Close the socket with a gateway close code."""

    def __init__(self, code: int) -> None:
        super().__init__(code)
        self.code = code


class Gateway:
    """All sessions of the application."""

    def __init__(self, world: World, online_changed: Callable[[], None]) -> None:
        self._world = world
        self._online_changed = online_changed
        self.sessions: dict[str, Session] = {}
        self.url = ""
        self.heartbeat_seconds = HEARTBEAT_SECONDS
        self.acknowledge_heartbeats = True
        self.allow_privileged_intents = False

    @property
    def online(self) -> bool:
        """True while a session has a socket."""
        return any(session.socket for session in self.sessions.values())

    async def dispatch(self, event: str, data: Json, *, guild_id: str | None, intent: int = 0) -> None:
        """Send an event to the sessions whose shard it belongs to and who asked for it."""
        for session in list(self.sessions.values()):
            shard, count = session.shard
            mine = (int(guild_id) >> 22) % count == shard if guild_id else shard == 0
            if mine and session.intents & intent == intent:
                await session.dispatch(event, data)

    async def handle(self, request: web.Request) -> web.WebSocketResponse:
        """Serve one connection."""
        websocket = web.WebSocketResponse(max_msg_size=4096 * 16, compress=False)
        await websocket.prepare(request)
        socket = Socket(websocket, compress=request.query.get("compress") == "zlib-stream")
        await socket.send(Op.HELLO, {"heartbeat_interval": int(self.heartbeat_seconds * 1000)})
        try:
            async for message in websocket:
                if message.type is not WSMsgType.TEXT:
                    raise SocketClosingError(4002)
                await self._receive(socket, message.data)
        except SocketClosingError as close:
            await websocket.close(code=close.code)
        finally:
            self._detach(socket)
        return websocket

    def _detach(self, socket: Socket) -> None:
        for session in [s for s in self.sessions.values() if s.socket is socket]:
            session.socket = None
            # A clean close by the client ends the session; anything else may be resumed.
            if socket.websocket.close_code in (1000, 1001):
                del self.sessions[session.id]
        self._online_changed()

    async def _receive(self, socket: Socket, raw: str) -> None:
        try:
            payload = json.loads(raw)
            op, data = payload["op"], payload.get("d")
        except (ValueError, KeyError, TypeError):
            raise SocketClosingError(4002) from None
        known = next((s for s in self.sessions.values() if s.socket is socket), None)
        if op == Op.HEARTBEAT:
            if self.acknowledge_heartbeats:
                # A client notes when it sent a heartbeat once it is sent; an answer before that looks 41 s late to it.
                await asyncio.sleep(ACK_SECONDS)
                await socket.send(Op.HEARTBEAT_ACK)
        elif op in (Op.IDENTIFY, Op.RESUME):
            if known:
                raise SocketClosingError(4005)
            await (self._identify if op == Op.IDENTIFY else self._resume)(socket, data)
        elif known is None:
            raise SocketClosingError(4003)
        elif op == Op.REQUEST_GUILD_MEMBERS:
            await self._send_members(known, data)
        elif op not in (Op.PRESENCE_UPDATE, Op.VOICE_STATE_UPDATE):
            raise SocketClosingError(4001)

    async def _identify(self, socket: Socket, data: Any) -> None:
        if data.get("token") != self._world.application.token:
            raise SocketClosingError(4004)
        intents = data.get("intents")
        if not isinstance(intents, int) or intents < 0:
            raise SocketClosingError(4013)
        if intents & PRIVILEGED and not self.allow_privileged_intents:
            raise SocketClosingError(4014)
        shard, count = data.get("shard") or (0, 1)
        if not 0 <= shard < count:
            raise SocketClosingError(4010)
        session = Session(socket, (shard, count), intents)
        self.sessions[session.id] = session
        self._online_changed()
        present = (guild for guild in self._world.guilds.values() if not guild.application_removed)
        guilds = [guild for guild in present if (int(guild.id) >> 22) % count == shard]
        await session.dispatch(
            "READY",
            {
                "v": 10,
                "user": {**bot_user_object(self._world.application), "verified": True, "mfa_enabled": False},
                "guilds": [{"id": guild.id, "unavailable": True} for guild in guilds],
                "session_id": session.id,
                "resume_gateway_url": self.url,
                "shard": [shard, count],
                "application": {"id": self._world.application.id, "flags": 0},
                "private_channels": [],
            },
        )
        if intents & Intent.GUILDS:
            for guild in guilds:
                all_members = bool(intents & Intent.GUILD_MEMBERS)
                await session.dispatch("GUILD_CREATE", guild_object(self._world, guild, all_members=all_members))

    async def _resume(self, socket: Socket, data: Any) -> None:
        if data.get("token") != self._world.application.token:
            raise SocketClosingError(4004)
        session = self.sessions.get(data.get("session_id"))
        sequence = data.get("seq") or 0
        if session is None or not session.can_resume_from(sequence):
            await socket.send(Op.INVALID_SESSION, data=False)
            return
        await session.replay(socket, sequence)
        self._online_changed()

    async def _send_members(self, session: Session, data: Any) -> None:
        guild = self._world.guilds.get(str(data.get("guild_id")))
        if guild is None:
            return
        wanted = data.get("user_ids")
        ids = guild.members if wanted is None else [str(i) for i in (wanted if isinstance(wanted, list) else [wanted])]
        found = [i for i in ids if i in guild.members]
        people = [self._world.people[i] for i in found]
        members = [person_member(self._world, guild, person) for person in people]
        if self._world.application.id in ids:
            members.append(member_object(bot_user_object(self._world.application)))
        await session.dispatch(
            "GUILD_MEMBERS_CHUNK",
            {
                "guild_id": guild.id,
                "members": [{k: v for k, v in member.items() if k != "permissions"} for member in members],
                "chunk_index": 0,
                "chunk_count": 1,
                "not_found": [i for i in ids if i not in found and i != self._world.application.id],
                "nonce": data.get("nonce"),
            },
        )

    async def drop(self, *, resumable: bool = True, code: int = 4000) -> None:
        """Close every socket; without `resumable` the sessions are forgotten too."""
        sockets = [session.socket for session in self.sessions.values() if session.socket]
        for session in self.sessions.values():
            # Detached first: the client's answer to our close frame must not look like a close of its own.
            session.socket = None
        if not resumable:
            self.sessions.clear()
        self._online_changed()
        for socket in sockets:
            await socket.websocket.close(code=code)

    async def reconnect(self) -> None:
        """Ask every client to reconnect and resume (opcode 7)."""
        await self._to_all(Op.RECONNECT)

    async def invalidate(self, *, resumable: bool = False) -> None:
        """Send INVALID_SESSION (opcode 9); without `resumable` the sessions are forgotten."""
        sockets = [session.socket for session in self.sessions.values() if session.socket]
        if not resumable:
            self.sessions.clear()
        await asyncio.gather(*(socket.send(Op.INVALID_SESSION, resumable) for socket in sockets))

    async def _to_all(self, op: Op) -> None:
        for session in list(self.sessions.values()):
            if session.socket:
                await session.socket.send(op)
