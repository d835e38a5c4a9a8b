const MB = 1024 * 1024;

/** Cache budgets in one place: 59 MB in total. Bodies are cached once, compressed with brotli. */
export const CACHE_BYTES = {
  pages: { plain: 24 * MB, odd: 5 * MB },
  tiles: 12 * MB,
  images: 12 * MB,
  smoke: 2 * MB,
  shareImages: 4 * MB,
} as const;
