import { expect, it } from "vitest";
import { pass, TEST_SITE } from "../middleware.double.ts";
import type { Senders } from "../senders.ts";
import { ShareImages } from "../share-images/share-images.ts";
import { shareImages } from "./share-images.ts";

it.each(["//", "///", "//other.test/", "//[/"])(
  "the share image of the path %s requests no other host's page, and does not fail",
  async (path) => {
    const read: string[] = [];
    const images = shareImages({
      async readCachedPage({ href }) {
        read.push(href);
        return null;
      },
      senders: { of: () => ({ network: "a", range: "a" }) } as unknown as Senders, // has only this
      images: new ShareImages(),
    });
    const { response } = await pass(images, {
      visit: { url: new URL(`${TEST_SITE}/partage${path}image.png`) },
    });
    expect([response.status, ...read]).toEqual([404, TEST_SITE + path]);
  },
);
