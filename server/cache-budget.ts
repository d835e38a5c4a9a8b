const MB = 1024 * 1024;

/** Budgets of all caches in memory: 59 MB in total. Pages and tiles are only cached in brotli. */
export const CACHE_BYTES = {
  pages: { plain: 24 * MB, odd: 5 * MB },
  tiles: 12 * MB,
  images: 12 * MB,
  smoke: 2 * MB,
  shareImages: 4 * MB,
} as const;
