import type { texts as analytics } from "../frame/analytics/texts.fr.ts";
import type { texts as areaMap } from "../parts/drawn-map/area/texts.fr.ts";
import type { texts as finder } from "../parts/finder/texts.fr.ts";
import type { texts as mapAccess } from "../parts/live-map/keyboard/texts.fr.ts";
import type { texts as liveMap } from "../parts/live-map/texts.fr.ts";
import type { texts as mapTools } from "../parts/live-map/tools/texts.fr.ts";
import type { texts as openFire } from "../parts/open-fire/texts.fr.ts";
import type { texts as share } from "../parts/place/texts.fr.ts";
import type { texts as timeline } from "../parts/timeline/texts.fr.ts";
import type { texts as api } from "../screens/api/texts.fr.ts";
import type { texts as area } from "../screens/area/texts.fr.ts";
import type { texts as fire } from "../screens/fire/texts.fr.ts";
import type { texts as home } from "../screens/home/texts.fr.ts";
import type { texts as indexes } from "../screens/indexes/texts.fr.ts";
import type { texts as location } from "../screens/location/texts.fr.ts";
import type { texts as review } from "../screens/review/texts.fr.ts";
import type { DictionaryKey } from "./dictionary.fr.ts";

/** Every text the site has: those of the frame, and those that each family of screens loads for itself. */
export type TextKey =
  | DictionaryKey
  | keyof typeof analytics
  | keyof typeof api
  | keyof typeof area
  | keyof typeof areaMap
  | keyof typeof finder
  | keyof typeof fire
  | keyof typeof home
  | keyof typeof indexes
  | keyof typeof liveMap
  | keyof typeof location
  | keyof typeof mapAccess
  | keyof typeof mapTools
  | keyof typeof openFire
  | keyof typeof review
  | keyof typeof share
  | keyof typeof timeline;

/** A text as it is asked for: a counted one by what its forms share. */
export type SaidKey = TextKey extends infer Key
  ? Key extends `${infer Shared}_${"zero" | "one" | "many" | "other"}`
    ? Shared
    : Key
  : never;
