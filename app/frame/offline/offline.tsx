import { useState } from "react";
import { useLocation } from "react-router";
import { KeptNotice } from "./kept-notice.tsx";
import { isStandIn } from "./kept-pages.ts";
import { useKeptPages } from "./use-kept-pages.ts";

/** What is for later and for elsewhere: pages kept for when there is no network, and the word that one of them is shown. */
export default function Offline() {
  const { pathname, search } = useLocation();
  const [loaded] = useState(() => window.location.pathname + window.location.search);
  const isLoaded = pathname + search === loaded;
  useKeptPages(isLoaded);
  // What stands for another page has no figures that could be old.
  return isStandIn(pathname) ? null : <KeptNotice isLoaded={isLoaded} />;
}
