/** ID of the result: a search leads there rather than to the top of the page. */
export const PLACE_ID = { fr: "chez-moi", en: "my-area" } as const;
