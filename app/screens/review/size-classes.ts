/** Size classes of fires used by Canada's agencies, in hectares; all fires above 1 000 ha are one class. */
export const SIZE_CLASSES = [
  { over: -1, upTo: 0.1 },
  { over: 0.1, upTo: 1 },
  { over: 1, upTo: 10 },
  { over: 10, upTo: 100 },
  { over: 100, upTo: 1000 },
  { over: 1000, upTo: Number.POSITIVE_INFINITY },
] as const;
