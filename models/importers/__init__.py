"""Files of other programs become plans; they are read in a process that is thrown away afterwards."""
