"""Reading a Dockerfile: the instructions of each stage."""

import re
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).parents[2]
CONTINUED = re.compile(r"\\\n")


@dataclass(frozen=True)
class Instruction:
    """A word and what follows it; flags such as `--from=build` are part of `rest`."""

    word: str
    rest: str


@dataclass(frozen=True)
class Stage:
    """From one FROM to the next."""

    base: str
    instructions: tuple[Instruction, ...]

    def all(self, word: str) -> list[str]:
        """What follows each instruction of a kind."""
        return [instruction.rest for instruction in self.instructions if instruction.word == word]


def stages(text: str) -> tuple[Stage, ...]:
    """The stages of a Dockerfile, in order."""
    lines = [line.strip() for line in CONTINUED.sub(" ", text).splitlines()]
    found: list[tuple[str, list[Instruction]]] = []
    for line in lines:
        if not line or line.startswith("#"):
            continue
        word, _, rest = line.partition(" ")
        if word == "FROM":
            found.append((rest.split(" AS ")[0].strip(), []))
        else:
            found[-1][1].append(Instruction(word, rest.strip()))
    return tuple(Stage(base, tuple(instructions)) for base, instructions in found)


def ours() -> tuple[Stage, ...]:
    """The stages of the project's own."""
    return stages((ROOT / "Dockerfile").read_text())
