import { pipeline } from "node:stream/promises";
import Busboy from "@fastify/busboy";
import { MOST_FILE_BYTES, MOST_FILES, type SentFile } from "#intake/contact/contact-files.ts";
import type { Cleanings } from "#territory/cleanings.ts";
import { REQUESTS } from "#territory/cleanings.ts";
import type { IncomingRequest } from "./incoming-bodies.ts";

/** A form with files (multipart) from a browser. */
export interface SentForm {
  readonly fields: URLSearchParams;
  readonly files: readonly SentFile[];
}

/** Maximum bytes of a form: more than a valid message has, so that the result shows the oversized file. */
export const MOST_FORM_BYTES = 48 * 1024 * 1024;
/** Bytes after which a field is cut: more than a valid field has, so that a cut field counts as too long. */
const MOST_FIELD_BYTES = 64 * 1024;
const LIMITS = {
  fields: 40,
  fieldSize: MOST_FIELD_BYTES,
  fieldNameSize: 100,
  /** Maximum number of listed files. Only the first `MOST_FILES` keep their bytes. */
  files: 20,
  fileSize: MOST_FILE_BYTES,
  parts: 60,
  headerPairs: 20,
  headerSize: 8 * 1024,
} as const;

export const isFormWithFiles = (contentType: string | null | undefined): boolean =>
  /^multipart\/form-data\s*;/i.test(contentType ?? "");

/**
 * Reads a form as it arrives, and cleans its texts and file names. Keeps the bytes of at most `MOST_FILES`
 * files. Parts beyond the limit are not parsed: parsing hundreds of thousands takes seconds.
 */
export async function sentForm(
  { body, headers }: IncomingRequest,
  cleanings: Cleanings,
): Promise<SentForm | "long" | "unreadable"> {
  const fields = new URLSearchParams();
  const files: SentFile[] = [];
  let begun = 0;
  let length = 0;
  let isFull = false;
  let isWhole = false;

  async function* bounded() {
    for await (const chunk of body ?? []) {
      length += chunk.length;
      if (length > MOST_FORM_BYTES) throw new Error("It is too long.");
      if (!isFull) yield chunk;
    }
    isWhole = true;
  }

  try {
    const reader = new Busboy({
      headers: { "content-type": headers.get("content-type") ?? "" },
      limits: LIMITS,
    });
    reader.on("partsLimit", () => {
      isFull = true;
    });
    reader.on("field", (name, value) => fields.append(name, value));
    reader.on("file", (_field, stream, name) => {
      const chunks: Buffer[] = [];
      // A field that was left empty arrives as a file without a name.
      if (name) begun += 1;
      const isWithinLimit = begun <= MOST_FILES;
      stream.on("data", (chunk: Buffer) => {
        if (isWithinLimit) chunks.push(chunk);
      });
      stream.on("error", () => undefined);
      stream.on("end", () => {
        const isCut = stream.truncated || !isWithinLimit;
        if (name) files.push({ name: cleanings.text(REQUESTS, name), bytes: Buffer.concat(chunks), isCut });
      });
    });
    await pipeline(bounded, reader);
  } catch {
    // The parser misses the end of a form with too many parts.
    if (!isFull || !isWhole) return length > MOST_FORM_BYTES ? "long" : "unreadable";
  }
  return { fields: cleanings.fields(REQUESTS, fields), files };
}
