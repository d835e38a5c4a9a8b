import { untilLoaded } from "../until-loaded.ts";

/** Resolves once the site answers: a browser that says it is online has a network, and perhaps not this site. @throws when it is called off */
export const untilReachable = (signal: AbortSignal): Promise<unknown> =>
  untilLoaded(() => fetch("/build.json", { cache: "no-store" }), signal);
