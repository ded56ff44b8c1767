/** First drafts of texts of the screen, in the three languages: they move to the language files. */
export const UI = {} as const satisfies Record<string, readonly [string, string, string]>;
