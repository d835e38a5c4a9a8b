import { returnPath } from "../../frame/return-path.ts";

/** Returns the requested page from the fragment: a path of this site; null for anything else. */
export const requestedPath = (hash: string): string | null => returnPath(hash.slice(1));
