/** A ribbon on the 24-unit grid of marks, for bookmarks on the map and in its legend. */
export const BOOKMARK_PATH = "M6 2.5h12v19l-6-4.6-6 4.6z";
