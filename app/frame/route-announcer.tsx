import { useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";
import { focusTarget, hashTarget } from "./focus-target.ts";
import { useScreenKind } from "./use-screen-kind.ts";

/**
 * What a browser does by itself for a page that it loads, for one that a link brought without loading it: its title is
 * said aloud, and the focus goes from the link, which may be gone, to where the page starts.
 */
export function RouteAnnouncer() {
  const { pathname, hash } = useLocation();
  const { layout } = useScreenKind();
  const last = useRef({ pathname, layout });
  const [title, setTitle] = useState("");
  useEffect(() => {
    const { current: before } = last;
    if (before.pathname === pathname) return;
    last.current = { pathname, layout };
    // The live map says itself what is chosen on it, and takes the focus there.
    if (layout === "map" && before.layout === "map") return;
    setTitle(document.title);
    const start = hashTarget(hash) ?? document.getElementById("main");
    if (start) focusTarget(start);
  }, [pathname, hash, layout]);
  return (
    <p className="visually-hidden" aria-live="polite">
      {title}
    </p>
  );
}
