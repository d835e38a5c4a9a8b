const FOLDER = "/cap/";
const END = ".xml";

export const capPath = (identifier: string): string => FOLDER + identifier + END;

/** Returns the identifier of the official alert's message at an address; null for any other address. */
export const capAt = (pathname: string): string | null =>
  pathname.startsWith(FOLDER) && pathname.endsWith(END) ? pathname.slice(FOLDER.length, -END.length) : null;
