import { useSyncExternalStore } from "react";
import { type Bookmark, bookmarksNow, noBookmarks, watchBookmarks } from "./bookmarks.ts";

/** Returns the bookmarks of this browser, shared by all tabs; empty on the server. */
export const useBookmarks = (): readonly Bookmark[] =>
  useSyncExternalStore(watchBookmarks, bookmarksNow, noBookmarks);
