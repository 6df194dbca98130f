"""Prints the definition of a python3.dll that hands everything on to the library of one version, which is given."""

import sys
from pathlib import Path

import pefile

library = Path(sys.argv[1])
image = pefile.PE(library)
code = next(section for section in image.sections if section.Name.startswith(b".text"))
print("LIBRARY python3\nEXPORTS")
for symbol in filter(lambda symbol: symbol.name, image.DIRECTORY_ENTRY_EXPORT.symbols):
    name = symbol.name.decode()
    kind = "" if code.contains_rva(symbol.address) else " DATA"
    print(f"  {name} = {library.stem}.{name}{kind}")
