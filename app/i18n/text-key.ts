import type { texts as analytics } from "../analytics/texts.fr.ts";
import type { texts as api } from "../api/texts.fr.ts";
import type { texts as area } from "../area/texts.fr.ts";
import type { texts as areaMap } from "../area-map/texts.fr.ts";
import type { texts as finder } from "../finder/texts.fr.ts";
import type { texts as fire } from "../fire/texts.fr.ts";
import type { texts as home } from "../home/texts.fr.ts";
import type { texts as indexes } from "../indexes/texts.fr.ts";
import type { texts as liveMap } from "../live-map/texts.fr.ts";
import type { texts as mapTools } from "../live-map/tools/texts.fr.ts";
import type { texts as location } from "../location/texts.fr.ts";
import type { texts as mapAccess } from "../map-access/texts.fr.ts";
import type { texts as openFire } from "../open-fire/texts.fr.ts";
import type { texts as share } from "../place-page/texts.fr.ts";
import type { texts as review } from "../review/texts.fr.ts";
import type { texts as timeline } from "../timeline/texts.fr.ts";
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
