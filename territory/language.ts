/** The site's two languages. French is the default and comes first everywhere. */
export type Language = "fr" | "en";

export const LANGUAGES = ["fr", "en"] as const satisfies readonly Language[];

/** One text in both languages; neither may be missing. */
export type Bilingual = Readonly<Record<Language, string>>;
