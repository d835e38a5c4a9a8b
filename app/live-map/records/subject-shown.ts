import type { Bounds } from "#territory/bounds.ts";
import type { MapSubject } from "./map-subject.ts";

/** The page's subject. `bounds` is null for the whole province. */
export interface SubjectView {
  readonly kind: MapSubject["kind"];
  readonly name: string | null;
  /** A zone's number, a region's code or a fire's id; null for the province. */
  readonly key: string | null;
  /** A zone's slug in addresses. */
  readonly slug?: string | undefined;
  readonly bounds: Bounds | null;
}
