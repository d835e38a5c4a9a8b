const MB = 1024 * 1024;

/** All that the site keeps of answers, in one place: 57 MB together, whatever is asked for. Bodies are held once, as brotli packs them. */
export const KEPT_BYTES = {
  pages: { plain: 24 * MB, odd: 5 * MB },
  tiles: 12 * MB,
  images: 12 * MB,
  shareImages: 4 * MB,
} as const;
