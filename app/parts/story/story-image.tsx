import type { ImageNode } from "#content/rich-text.ts";
import { imageAddress, type StoredImage, widthsOf } from "#content/stored-image.ts";

/** Widths of a picture on the page: the text is at most 44rem wide (`story-text.module.css`). */
const SIZES = "(min-width: 48rem) 44rem, 100vw";
const USUAL_WIDTH = 800;

interface Props {
  readonly image: ImageNode;
}

/**
 * A picture of a story, in the width that the screen needs. A picture on another host becomes a link, because
 * pages never load from other hosts.
 */
export function StoryImage({ image: { src, stored, alt, title } }: Props) {
  if (stored) return <Stored stored={stored} alt={alt} title={title} />;
  if (src.startsWith("/"))
    return <img src={src} alt={alt} title={title ?? undefined} loading="lazy" decoding="async" />;
  return <a href={src}>{alt || title || src}</a>;
}

function Stored({ stored, alt, title }: { readonly stored: StoredImage } & Pick<ImageNode, "alt" | "title">) {
  const widths = widthsOf(stored);
  return (
    <img
      src={imageAddress(stored, widths.findLast((width) => width <= USUAL_WIDTH) ?? USUAL_WIDTH)}
      srcSet={widths.map((width) => `${imageAddress(stored, width)} ${width}w`).join(", ")}
      sizes={SIZES}
      width={stored.width}
      height={stored.height}
      alt={alt}
      title={title ?? undefined}
      loading="lazy"
      decoding="async"
    />
  );
}
