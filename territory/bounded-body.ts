/** Maximum bytes of a request body, except for photos and forms with files. */
export const MAX_POSTED_BYTES = 512 * 1024;

/** Error if a client disconnects while it sends a body. Not a fault, and no one reads the response. */
export class BodyCut extends Error {}

/** Reads a body; null if it exceeds `most` bytes, whatever the headers say. @throws {BodyCut} */
export async function boundedBody(
  { body }: Pick<Request, "body">,
  most = MAX_POSTED_BYTES,
): Promise<Buffer | null> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  try {
    for await (const chunk of body ?? []) {
      length += chunk.length;
      if (length > most) return null;
      chunks.push(chunk);
    }
  } catch (cause) {
    throw new BodyCut("The body was cut.", { cause });
  }
  return Buffer.concat(chunks);
}
