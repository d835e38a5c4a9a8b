/** Returns a record's name for its line in the list. It has no spaces: they separate several names. */
export const lineName = (layer: string, id: string): string => `${layer}/${encodeURIComponent(id)}`;
