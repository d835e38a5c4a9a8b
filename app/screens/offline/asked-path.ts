import { returnPath } from "../../frame/return-path.ts";

/** The page that this one stands for, as its fragment names it: a path of this site; null for all else. */
export const askedPath = (hash: string): string | null => returnPath(hash.slice(1));
