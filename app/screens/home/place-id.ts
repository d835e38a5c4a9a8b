/** Where the answer stands: a search lands on it rather than on the top of the page. */
export const PLACE_ID = { fr: "chez-moi", en: "my-area" } as const;
