"""The command line as a whole."""

import subprocess
import sys
from pkgutil import iter_modules

import pytest

from bot import commands
from bot.__main__ import COMMANDS, main

SHARED = {"parsing"}


def test_every_file_of_the_folder_is_a_subcommand_of_that_name(capsys: pytest.CaptureFixture[str]) -> None:
    names = [command.__name__.rpartition(".")[2] for command in COMMANDS]
    assert sorted(names) == sorted({module.name for module in iter_modules(commands.__path__)} - SHARED)
    with pytest.raises(SystemExit) as ended:
        main(["--help"])
    assert ended.value.code == 0
    told = capsys.readouterr().out
    assert [line.split()[0] for line in told.splitlines() if line.startswith("    ") and line[4] != " "] == names


def test_help_loads_nothing_that_only_one_of_them_needs() -> None:
    code = "import sys, bot.__main__; sys.exit(bool({'discord', 'sqlalchemy', 'PIL'} & sys.modules.keys()))"
    subprocess.run([sys.executable, "-c", code], check=True)
