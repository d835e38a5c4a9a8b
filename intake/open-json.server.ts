import type { z } from "zod";
import { type Seal, SealError } from "#delivery/seal.server.ts";

/** Decrypts a value that was stored as JSON; null if it is unreadable or does not match the schema. */
export function openJson<Schema extends z.ZodType>(seal: Seal, sealed: string, schema: Schema) {
  try {
    return schema.safeParse(JSON.parse(seal.open(sealed))).data ?? null;
  } catch (error) {
    if (error instanceof SealError || error instanceof SyntaxError) return null;
    throw error;
  }
}
