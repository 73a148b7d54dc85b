"""The download for macOS: an application in a zip. Only a Mac can make it; `build/macos/README.md` has the steps."""

import platform
from pathlib import Path

from .freeze import freeze, this_python
from .project import NAME, TITLE, VERSION, run
from .software import add_licences


def make(work: Path, dist: Path) -> list[Path]:
    """The application, signed for this machine only, packed with Apple's own tool: it keeps links and signatures."""
    freeze(work)
    application = work / "frozen" / f"{TITLE}.app"
    resources = application / "Contents" / "Resources"
    add_licences(application, resources, this_python())
    run(["codesign", "--force", "--deep", "--sign", "-", application])
    stem = f"{NAME}-{VERSION}-macos-{platform.machine()}"
    archive = dist / f"{stem}.zip"
    run(["ditto", "-c", "-k", "--keepParent", application, archive])
    software = dist / f"{stem}.software.txt"
    software.write_bytes((resources / "SOFTWARE.txt").read_bytes())
    return [archive, software]
