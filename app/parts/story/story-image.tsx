import type { ImageNode } from "#content/rich-text.ts";
import { imageAddress, type StoredImage, widthsOf } from "#content/stored-image.ts";

/** Words stand 44rem wide at most (`story-text.module.css`). */
const SIZES = "(min-width: 48rem) 44rem, 100vw";
const USUAL_WIDTH = 800;

interface Props {
  readonly image: ImageNode;
}

/** A picture of a story, as wide as its reader's screen needs; one that lies elsewhere is a link: no page asks others. */
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
