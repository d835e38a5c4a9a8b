import { z } from "zod";
import { wireCount } from "./wire-values.ts";

/** A record of /public/feux-sources-ignition. */
export const wireCauseCount = z.object({
  Id: wireCount.pipe(z.literal([1, 2, 3, 4, 5, 6, 7, 8, 9])),
  NbFeux: wireCount.pipe(z.number()),
});
