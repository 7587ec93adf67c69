"""Makes the ARM64 system in which `sanjuan bench device` counts instructions. Needs root and mmdebstrap."""

import subprocess
import sys
import tomllib
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
SYSTEM = Path("~/.cache/sanjuan/device").expanduser()
RELEASE = "bookworm"
PACKAGES = "python3,libgl1,libegl1,libgles2,libgl1-mesa-dri,libgbm1"
WHEELS = "manylinux_2_28_aarch64", "manylinux2014_aarch64", "manylinux_2_17_aarch64"


def main() -> int:
    if not (SYSTEM / "usr" / "bin" / "python3").exists():
        words = ["--variant=minbase", "--architectures=arm64", f"--include={PACKAGES}", RELEASE, str(SYSTEM)]
        SYSTEM.parent.mkdir(parents=True, exist_ok=True)
        subprocess.run(["mmdebstrap", *words], check=True)
    version = next((SYSTEM / "usr" / "lib").glob("python3.*")).name.removeprefix("python")
    wanted = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]["dependencies"]
    platforms = [f"--platform={wheel}" for wheel in WHEELS]
    target = [
        f"--target={SYSTEM / 'packages'}",
        "--upgrade",
        "--only-binary=:all:",
        f"--python-version={version}",
    ]
    return subprocess.run([sys.executable, "-m", "pip", "install", *target, *platforms, *wanted]).returncode


if __name__ == "__main__":
    sys.exit(main())
