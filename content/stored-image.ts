/** A picture that the content service keeps: where, and its size in pixels. */
export interface StoredImage {
  /** `/f/{space}/{width}x{height}/{id}/{name}`, on the content service's host of pictures. */
  readonly path: string;
  readonly width: number;
  readonly height: number;
}

/** The widths in pixels that pages ask for; the widest is that of a shared page's picture. */
const IMAGE_WIDTHS = [480, 800, 1200] as const;
const [NARROWEST] = IMAGE_WIDTHS;

const HOST = /^https:\/\/a(?:-[a-z]{2})?\.storyblok\.com(?=\/f\/)/;
const PATH = /^\/f\/\d+\/([1-9]\d{0,4})x([1-9]\d{0,4})\/[\w-]+\/[\w.%-]+\.(?:png|jpe?g|webp)$/i;
const ASKED = /^\/images\/(\d+)(\/f\/.+)$/;

function atPath(path: string): StoredImage | null {
  const [, width, height] = PATH.exec(path) ?? [];
  return width && height ? { path, width: Number(width), height: Number(height) } : null;
}

/** The picture that an address of the content service names; null for one of another place or kind. */
export function storedImage(address: string): StoredImage | null {
  return HOST.test(address) ? atPath(address.replace(HOST, "")) : null;
}

/** Where the site gives a picture, a good width wide: no page asks anybody but the site. */
export const imageAddress = ({ path }: StoredImage, width: number): string => `/images/${width}${path}`;

/** The widths in which a picture is worth asking for: none draws it larger than it is, but for the narrowest. */
export const widthsOf = ({ width }: StoredImage): readonly number[] =>
  IMAGE_WIDTHS.filter((each) => each === NARROWEST || each <= width);

/** What an address of the site asks for; null when it is none of a picture's. */
export function askedImage(pathname: string): { readonly image: StoredImage; readonly width: number } | null {
  const [, width, path] = ASKED.exec(pathname) ?? [];
  const image = path === undefined ? null : atPath(path);
  return image && widthsOf(image).includes(Number(width)) ? { image, width: Number(width) } : null;
}
