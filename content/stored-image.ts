/** A picture at the content service, with its size in pixels. */
export interface StoredImage {
  /** `/f/{space}/{width}x{height}/{id}/{name}`, on the content service's host for pictures. */
  readonly path: string;
  readonly width: number;
  readonly height: number;
}

/** Widths in pixels that pages request. The widest is for the picture that other sites show with a link. */
const IMAGE_WIDTHS = [480, 800, 1200] as const;
const [NARROWEST] = IMAGE_WIDTHS;

const HOST = /^https:\/\/a(?:-[a-z]{2})?\.storyblok\.com(?=\/f\/)/;
const PATH = /^\/f\/\d+\/([1-9]\d{0,4})x([1-9]\d{0,4})\/[\w-]+\/[\w.%-]+\.(?:png|jpe?g|webp)$/i;
const ASKED = /^\/images\/(\d+)(\/f\/.+)$/;

function atPath(path: string): StoredImage | null {
  const [, width, height] = PATH.exec(path) ?? [];
  return width && height ? { path, width: Number(width), height: Number(height) } : null;
}

/** Returns the picture at an address of the content service; null for any other address. */
export function storedImage(address: string): StoredImage | null {
  return HOST.test(address) ? atPath(address.replace(HOST, "")) : null;
}

/** Returns this site's own address for a picture in a width, because pages send requests to no other site. */
export const imageAddress = ({ path }: StoredImage, width: number): string => `/images/${width}${path}`;

/** Returns the widths offered for a picture: the narrowest width, and all others up to the picture's own. */
export const widthsOf = ({ width }: StoredImage): readonly number[] =>
  IMAGE_WIDTHS.filter((each) => each === NARROWEST || each <= width);

/** Returns the picture and width that a path of the site requests; null if no picture is offered there. */
export function requestedImage(
  pathname: string,
): { readonly image: StoredImage; readonly width: number } | null {
  const [, width, path] = ASKED.exec(pathname) ?? [];
  const image = path === undefined ? null : atPath(path);
  return image && widthsOf(image).includes(Number(width)) ? { image, width: Number(width) } : null;
}
