/** Returns the name of a record's line in the list: it has no spaces, because one line can stand for several. */
export const lineName = (layer: string, id: string): string => `${layer}/${encodeURIComponent(id)}`;
