import { useRef, useState } from "react";
import { useLocation } from "react-router";
import { KeptNotice } from "./kept-notice.tsx";
import { isStandIn } from "./kept-pages.ts";
import { useKeptPages } from "./use-kept-pages.ts";

/** Parts needed later or offline: caching of pages, and the notice on a cached page. */
export default function Offline() {
  const { pathname, search } = useLocation();
  const [loaded] = useState(() => window.location.pathname + window.location.search);
  // After a return by the router, the page's data is fresh.
  const isFirst = useRef(true);
  isFirst.current &&= pathname + search === loaded;
  const isLoaded = isFirst.current;
  useKeptPages(isLoaded);
  // The fallback page has no figures that could be out of date.
  return isStandIn(pathname) ? null : <KeptNotice isLoaded={isLoaded} />;
}
