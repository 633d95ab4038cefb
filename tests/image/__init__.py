"""The image, as far as a machine without Docker can tell: its files are read, its steps are carried out in a folder."""
