/** Returns the key of a record's line in the list. It has no space, because a space separates two keys. */
export const lineName = (layer: string, id: string): string => `${layer}/${encodeURIComponent(id)}`;
