import archivo from "./fonts/archivo.woff2?url";
import publicSans from "./fonts/public-sans.woff2?url";

/** Addresses of every font a page uses, for `<link rel="preload" as="font" type="font/woff2" crossorigin>`. */
export const FONT_URLS = [publicSans, archivo] as const;
