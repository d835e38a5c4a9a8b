/** Returns the key of a record's line in the list. Keys have no spaces, which separate several keys. */
export const lineName = (layer: string, id: string): string => `${layer}/${encodeURIComponent(id)}`;
