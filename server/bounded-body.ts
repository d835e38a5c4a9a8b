/** The longest body that an address takes, but for photos and forms with files. */
export const MAX_POSTED_BYTES = 512 * 1024;

/** Whoever sent a body left in the middle of it: nobody reads the answer, and nothing has failed. */
export class BodyCut extends Error {}

/** The body of a request; null when it is too long, whatever its headers say. @throws {BodyCut} */
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
