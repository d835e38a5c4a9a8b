import { useSyncExternalStore } from "react";
import { type Bookmark, bookmarksNow, noBookmarks, watchBookmarks } from "./bookmarks.ts";

/** The bookmarks of this browser, in every tab; none on the server. */
export const useBookmarks = (): readonly Bookmark[] =>
  useSyncExternalStore(watchBookmarks, bookmarksNow, noBookmarks);
