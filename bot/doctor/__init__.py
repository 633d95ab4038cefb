"""Whether everything is set up, and how to mend what is not: for `/doctor` and `python -m bot doctor`."""
