import { useRef, useState } from "react";
import { useLocation } from "react-router";
import { KeptNotice } from "./kept-notice.tsx";
import { isStandIn } from "./kept-pages.ts";
import { useKeptPages } from "./use-kept-pages.ts";

/** What is for later and for elsewhere: pages kept for when there is no network, and the word that one of them is shown. */
export default function Offline() {
  const { pathname, search } = useLocation();
  const [loaded] = useState(() => window.location.pathname + window.location.search);
  // Whoever comes back to it by the router is given it anew.
  const isFirst = useRef(true);
  isFirst.current &&= pathname + search === loaded;
  const isLoaded = isFirst.current;
  useKeptPages(isLoaded);
  // What stands for another page has no figures that could be old.
  return isStandIn(pathname) ? null : <KeptNotice isLoaded={isLoaded} />;
}
