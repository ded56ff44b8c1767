"""Every sentence for people, keyed by the codes and words of the lower rooms."""
