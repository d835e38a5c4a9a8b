import { useRef, useState } from "react";
import { useLocation } from "react-router";
import { SavedPageNotice } from "./saved-page-notice.tsx";
import { isOfflinePage } from "./saved-pages.ts";
import { useSavedPages } from "./use-saved-pages.ts";

/** Parts needed later or offline: caching of pages, and the notice on a cached page. */
export default function Offline() {
  const { pathname, search } = useLocation();
  const [loaded] = useState(() => window.location.pathname + window.location.search);
  // After a return by the router, the page's data is fresh.
  const isFirst = useRef(true);
  isFirst.current &&= pathname + search === loaded;
  const isLoaded = isFirst.current;
  useSavedPages(isLoaded);
  // The fallback page has no figures that could be out of date.
  return isOfflinePage(pathname) ? null : <SavedPageNotice isLoaded={isLoaded} />;
}
