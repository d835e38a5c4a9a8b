const FOLDER = "/partage";
const FILE = "image.png";

/** Where the picture of a page is that other sites show beside a link to it. */
export const shareImagePath = (pagePath: string): string => FOLDER + pagePath + FILE;

/** The page whose picture an address is; null when it is none's. */
export const pageOfShareImage = (pathname: string): string | null =>
  pathname.startsWith(`${FOLDER}/`) && pathname.endsWith(`/${FILE}`)
    ? pathname.slice(FOLDER.length, -FILE.length)
    : null;
