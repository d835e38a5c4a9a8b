import type { ClosedRoad } from "#surroundings/model.ts";

/** Returns the name of a closed road, in the source's French words. */
export const roadName = ({ route, municipality, place, id }: ClosedRoad): string =>
  [route, municipality].filter(Boolean).join(", ") || (place ?? id);
