"""What is kept of people and servers: shown to them, taken out on request, and gone after its time."""
