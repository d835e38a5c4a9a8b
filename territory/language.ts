/** The site's two languages. French is the default and comes first everywhere. */
export type Language = "fr" | "en";

export const LANGUAGES = ["fr", "en"] as const satisfies readonly Language[];

/** A text in both languages; both are required. */
export type Bilingual = Readonly<Record<Language, string>>;
