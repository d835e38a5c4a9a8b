const FOLDER = "/partage";
const FILE = "image.png";

/** Returns the address of a page's picture, which other sites show next to a link. */
export const shareImagePath = (pagePath: string): string => FOLDER + pagePath + FILE;

/** Returns the path of the page that the picture at a path is for; null for other paths. */
export const pageOfShareImage = (pathname: string): string | null =>
  pathname.startsWith(`${FOLDER}/`) && pathname.endsWith(`/${FILE}`)
    ? pathname.slice(FOLDER.length, -FILE.length)
    : null;
