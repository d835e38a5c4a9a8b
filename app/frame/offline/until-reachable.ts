import { reachSite } from "../outage.ts";
import { untilLoaded } from "../until-loaded.ts";

/** Resolves once the site answers. @throws the signal's reason if aborted */
export const untilReachable = (signal: AbortSignal): Promise<void> => untilLoaded(reachSite, signal);
