"""The rule bots as they were before they weighed what their rivals do: opponents to be measured by.

Not shipped, and not to be mended. Each file is named after its game.
"""
