/** English names of the folders that have no start page. */
export const ENGLISH_FOLDERS: Readonly<Record<string, string>> = {
  communiques: "publications",
  blogue: "blog",
  prevention: "prevention",
  carrieres: "careers",
  "a-propos": "about-us",
  "industries-et-collectivites": "industries-and-communities",
};
