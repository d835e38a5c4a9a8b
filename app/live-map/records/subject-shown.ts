import type { Bounds } from "#territory/bounds.ts";
import type { MapSubject } from "./map-subject.ts";

/** The page's subject. `bounds` is null for the whole province. */
export interface SubjectView {
  readonly kind: MapSubject["kind"];
  readonly name: string | null;
  /** Number of the zone, code of the region or id of the fire; null for the province. */
  readonly key: string | null;
  /** A zone's slug in addresses. */
  readonly slug?: string | undefined;
  readonly bounds: Bounds | null;
}
