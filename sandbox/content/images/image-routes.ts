import { Hono } from "hono";
import type { PictureLibrary } from "./picture-library.ts";
import { readTransform, TransformError } from "./requested-transform.ts";
import { transformImage } from "./transform-image.ts";

/** Path of pictures on the content port. */
export const IMAGES_ROOT = "/a";
const MARK = "/m/";
const FOR_EVER = "public, max-age=31536000";
const TYPES: Readonly<Record<string, string>> = { png: "image/png", jpg: "image/jpeg", webp: "image/webp" };

/**
 * Routes of the service's picture host: `/f/…` for the original, `/f/…/m/600x400/filters:…` for a
 * transformation.
 */
export function imageRoutes(libraryOf: () => PictureLibrary): Hono {
  const app = new Hono();
  app.get("/f/*", async (context) => {
    const requested = context.req.path.slice(context.req.path.indexOf("/f/"));
    const at = requested.indexOf(MARK);
    const path = at === -1 ? requested.replace(/\/m$/, "") : requested.slice(0, at);
    const isTransformed = path !== requested;
    const stored = await libraryOf().read(path);
    if (stored === null) return context.text("Not Found", 404);
    const bytesOf = (bytes: Buffer) => bytes as Uint8Array<ArrayBuffer>;
    if (!isTransformed) {
      const type = TYPES[path.slice(path.lastIndexOf(".") + 1)] ?? "application/octet-stream";
      return context.body(bytesOf(stored), 200, { "content-type": type, "cache-control": FOR_EVER });
    }
    const takesWebp = (context.req.header("accept") ?? "").includes("image/webp");
    const rest = at === -1 ? "" : requested.slice(at + MARK.length);
    const { bytes, type } = await transformImage(stored, readTransform(rest), takesWebp);
    return context.body(bytesOf(bytes), 200, {
      "content-type": type,
      "cache-control": FOR_EVER,
      vary: "accept",
    });
  });
  app.onError((error, context) => {
    if (error instanceof TransformError || error instanceof URIError) return context.text(error.message, 400);
    throw error;
  });
  return app;
}
