/** Most bytes of a request body, except for photos and forms with files. */
export const MAX_POSTED_BYTES = 512 * 1024;

/** Thrown if the client disconnects in the middle of its body: no fault, and no one reads the response. */
export class BodyCut extends Error {}

/** Reads a request's body; null if it is too long, whatever its headers say. @throws {BodyCut} */
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
