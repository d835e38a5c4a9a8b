import { reachSite } from "../outage.ts";
import { untilLoaded } from "../until-loaded.ts";

/** Resolves once the site answers. @throws when it is called off */
export const untilReachable = (signal: AbortSignal): Promise<void> => untilLoaded(reachSite, signal);
