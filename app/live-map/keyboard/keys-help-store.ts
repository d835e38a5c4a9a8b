import { shownOnce } from "../../frame/shown-once.ts";

/** Storage key, set once the help was seen. */
export const KEYS_HELP_SEEN = "vigie-carte-clavier";

export const keysHelp = shownOnce(KEYS_HELP_SEEN);
