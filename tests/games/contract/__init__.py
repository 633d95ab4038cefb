"""The contract that every registered ruleset keeps."""
