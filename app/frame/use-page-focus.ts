import { useEffect, useRef } from "react";
import { useLocation } from "react-router";
import { focusTarget, hashTarget } from "./focus-target.ts";

/** Moves the focus to the start of a list when a link leads to the start of another page of the list. */
export function usePageFocus(listId: string, page: number): void {
  const { hash } = useLocation();
  const last = useRef(page);
  useEffect(() => {
    if (last.current === page) return;
    last.current = page;
    // A filter also leads to the first page, but keeps the focus.
    const start = hash === `#${listId}` ? hashTarget(hash) : null;
    if (start) focusTarget(start);
  }, [hash, listId, page]);
}
