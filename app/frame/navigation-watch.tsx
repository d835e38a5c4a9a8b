import { useEffect, useState } from "react";
import { createPath, PrefetchPageLinks, useLocation, useNavigation } from "react-router";
import { useTexts } from "../i18n/use-texts.ts";
import { pathTo } from "../paths.ts";
import { useAllowsPreload } from "./connection.ts";
import { rememberPendingNavigation } from "./pending-navigation.ts";
import { followedLink } from "./plain-click.ts";

const PRELOAD_AFTER_MS = 1000;
/** Each fetches the other ahead; what else there is is fetched when a link to it is about to be followed. */
const MAIN_SCREENS = ["home", "current-situation"] as const;

/** Looks after navigations: remembers where one leads while its code loads, and preloads the main pages' payloads. */
export function NavigationWatch() {
  const { location: target } = useNavigation();
  const { pathname } = useLocation();
  const { language } = useTexts();
  const allowsPreload = useAllowsPreload();
  const [isSettled, setIsSettled] = useState(false);

  useEffect(() => {
    rememberPendingNavigation(target ? createPath(target) : null);
  }, [target]);

  // A chunk may fail before the router's state has reached this component: the click itself comes first.
  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      const link = followedLink(event);
      if (link) rememberPendingNavigation(link.pathname + link.search + link.hash);
    };
    document.addEventListener("click", onClick, true);
    return () => document.removeEventListener("click", onClick, true);
  }, []);

  useEffect(() => {
    const timer = setTimeout(() => setIsSettled(true), PRELOAD_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);

  const paths = MAIN_SCREENS.map((name) => pathTo(name, language));
  // A page beside them brings parts of its own: theirs as well would be more than a slow phone should fetch.
  if (!isSettled || !allowsPreload || !paths.includes(pathname)) return null;
  return paths
    .filter((path) => path !== pathname)
    .map((path) => <PrefetchPageLinks key={path} page={path} />);
}
