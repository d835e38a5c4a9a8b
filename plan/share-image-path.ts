const FOLDER = "/partage";
const FILE = "image.png";

/** Returns the address of a page's picture, which other sites show next to a link. */
export const shareImagePath = (pagePath: string): string => FOLDER + pagePath + FILE;

/** Returns the page of a picture's address; null for other addresses. */
export const pageOfShareImage = (pathname: string): string | null =>
  pathname.startsWith(`${FOLDER}/`) && pathname.endsWith(`/${FILE}`)
    ? pathname.slice(FOLDER.length, -FILE.length)
    : null;
