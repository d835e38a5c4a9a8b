import { shownOnce } from "../../../frame/shown-once.ts";

/** In the browser's store, once the help was seen. */
export const KEYS_HELP_SEEN = "vigie-carte-clavier";

export const keysHelp = shownOnce(KEYS_HELP_SEEN);
