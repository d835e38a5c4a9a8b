import type { TerritoryKind } from "./map-words.ts";

export const areaId = (slug: string): string => `area-${slug}`;

/** Returns the id of a territory's record: `mrc-900`. */
export const territoryId = ({ kind, key }: { readonly kind: TerritoryKind; readonly key: string }): string =>
  `${kind}-${key}`;
