"""Scenes for tests: as text for golden files, and what every scene must keep to."""

from collections.abc import Iterator

from games.core.palette import PALETTE, Ink
from games.core.scene import SIGNS, SMALLEST, WIDTH, Box, Group, Icon, Label, Line, Placed, Scene
from games.core.signs import LETTERS
from games.core.text import Listing, SeatName, Text, Value

CONTRAST = 4.5
"""Of writing to what is behind it (WCAG 2.2, 1.4.3)."""


def described(group: Group, depth: int = 0) -> str:
    """One line a part, indented below the group that it belongs to."""
    lines = [f"{'  ' * depth}{group.width}x{group.height}"]
    for part in group.parts:
        pad = "  " * (depth + 1)
        match part:
            case Placed(x=x, y=y, group=inner, turn=turn):
                lines += [f"{pad}at {x},{y} turned {turn:g}", described(inner, depth + 2)]
            case Label(words=words):
                says = repr(words) if isinstance(words, Text) else getattr(words, "key", words)
                lines.append(f"{pad}label {part.x},{part.y} {part.width}x{part.height} {part.ink} on {part.on}: {says}")
            case Icon():
                lines.append(f"{pad}icon {part.x},{part.y} {part.size} {part.shape} {part.ink} on {part.on}")
            case Box():
                lines.append(f"{pad}box {part.x},{part.y} {part.width}x{part.height} {part.fill} {part.pattern}")
            case Line():
                lines.append(f"{pad}line {part.points} {part.ink} {part.dash}")
    return "\n".join(lines)


def contrast(one: Ink, other: Ink) -> float:
    """The ratio of WCAG 2.2 between two colours, from 1 to 21."""
    return contrast_of(PALETTE[one].rgb, PALETTE[other].rgb)


def contrast_of(one: tuple[int, int, int], other: tuple[int, int, int]) -> float:
    """The same of red, green and blue in 0..255."""
    lighter, darker = sorted((_luminance(one), _luminance(other)), reverse=True)
    return (lighter + 0.05) / (darker + 0.05)


def faults(scene: Scene) -> list[str]:
    """What is wrong with a scene: writing too small, hard to read, outside, on another fill than said, a name in it."""
    return list(dict.fromkeys(_faults(scene, scene.width, None)))


def _faults(group: Group, wide: int, behind: Ink | None) -> Iterator[str]:
    boxes: list[Box] = []
    for part in group.parts:
        if isinstance(part, Box):
            boxes.append(part)
        yield from _outside(part, group)
        match part:
            case Placed(x=x, y=y, group=inner):
                middle = (x + inner.width // 2, y + inner.height // 2)
                yield from _faults(inner, wide, _fill(boxes, *middle, behind))
            case Label():
                yield from _label_faults(part, group, wide)
                under = _fill(boxes, part.x + part.width // 2, part.y + part.height // 2, behind)
                if under is not None and under != part.on and not _is_sign(group):
                    yield f"{part} is on {under}"
            case Icon(ink=ink, on=on, edge=edge):
                if edge is None and contrast(ink, on) < 3:  # WCAG 2.2, 1.4.11: what is not writing
                    yield f"{part} does not show"


def _label_faults(label: Label, group: Group, wide: int) -> Iterator[str]:
    if label.size * WIDTH < SMALLEST * wide and not _is_sign(group):
        yield f"{label} is too small"
    if contrast(label.ink, label.on) < CONTRAST:
        yield f"{label} is hard to read"
    if isinstance(label.words, Text) and any(isinstance(value, SeatName) for value in _values(label.words)):
        yield f"{label} names a person"
    if isinstance(label.words, str) and sum(char.isalpha() for char in label.words) > 2:
        yield f"{label} has words of its own"


def _values(value: Value) -> Iterator[Value]:
    yield value
    match value:
        case Text(values=values):
            for inner in values.values():
                yield from _values(inner)
        case Listing(items=items):
            for inner in items:
                yield from _values(inner)


def _outside(part: object, group: Group) -> Iterator[str]:
    match part:
        case Box() | Label():
            right, bottom = part.x + part.width, part.y + part.height
        case Icon():
            right, bottom = part.x + part.size, part.y + part.size
        case Placed():
            right, bottom = part.x + part.group.width, part.y + part.group.height
        case _:
            return
    if part.x < 0 or part.y < 0 or right > group.width or bottom > group.height:
        yield f"{part} is outside"


def _fill(boxes: list[Box], x: int, y: int, behind: Ink | None) -> Ink | None:
    for box in reversed(boxes):
        if box.x <= x < box.x + box.width and box.y <= y < box.y + box.height:
            return box.fill
    return behind


def _is_sign(group: Group) -> bool:
    """A seat's sign: its shape says the same as its letter, so that the letter may be small."""
    match group.parts:
        case (Icon(shape=shape), Label(words=str() as letter)):
            return shape in SIGNS and letter in LETTERS
    return False


def _luminance(rgb: tuple[int, int, int]) -> float:
    parts = [part / 255 for part in rgb]
    red, green, blue = (part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue
