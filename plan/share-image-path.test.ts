import { expect, test } from "vitest";
import { pageOfShareImage, shareImagePath } from "./share-image-path.ts";

test.for(["/", "/en/", "/communiques/feux-interdits/"])(
  "the address of the picture of %s leads back to its page",
  (path) => {
    expect(pageOfShareImage(shareImagePath(path))).toBe(path);
  },
);

test.for(["/partage/", "/partageimage.png", "/image.png", "/partage/en/image.jpg"])(
  "%s is not the address of a page's picture",
  (path) => expect(pageOfShareImage(path)).toBeNull(),
);
