const MB = 1024 * 1024;

/** All that the site keeps of answers, in one place: 80 MB together, whatever is asked for. */
export const KEPT_BYTES = {
  pages: { plain: 36 * MB, odd: 8 * MB },
  tiles: 20 * MB,
  images: 12 * MB,
  shareImages: 4 * MB,
} as const;
