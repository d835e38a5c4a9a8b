/** The longest body that any address takes. */
export const MAX_POSTED_BYTES = 512 * 1024;

/** The body of a request; null when it is too long, whatever its headers say. */
export async function boundedBody({ body }: Request): Promise<Buffer | null> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of body ?? []) {
    length += chunk.length;
    if (length > MAX_POSTED_BYTES) return null;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
