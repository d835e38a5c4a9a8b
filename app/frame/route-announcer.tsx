import { useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";
import { focusTarget, hashTarget } from "./focus-target.ts";
import { useScreenKind } from "./use-screen-kind.ts";

/**
 * Does for navigations by the router what a browser does for page loads: announces the title, and moves the
 * focus from the link, which can be gone, to the start of the page.
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
    // The live map announces its own selection and takes the focus there.
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
