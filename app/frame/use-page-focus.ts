import { useEffect, useRef } from "react";
import { useLocation } from "react-router";
import { focusTarget, hashTarget } from "./focus-target.ts";

/** A link to another page of a list leads to its beginning: the focus goes there, as the view does. */
export function usePageFocus(listId: string, page: number): void {
  const { hash } = useLocation();
  const last = useRef(page);
  useEffect(() => {
    if (last.current === page) return;
    last.current = page;
    // A filter leads to the first page too, and keeps the focus.
    const start = hash === `#${listId}` ? hashTarget(hash) : null;
    if (start) focusTarget(start);
  }, [hash, listId, page]);
}
