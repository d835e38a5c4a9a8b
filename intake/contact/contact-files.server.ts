import { randomBytes, randomUUID } from "node:crypto";
import { z } from "zod";
import type { contactFiles } from "#database/schema.ts";
import type { MailFile } from "#delivery/message.ts";
import { createSeal, type Seal } from "#delivery/seal.server.ts";
import type { FileStore } from "../file-store.server.ts";
import { openJson } from "../open-json.server.ts";
import { FILE_KINDS, type FileKind, fileKind, leavingName, type SentFile } from "./contact-files.ts";

const KEY_BYTES = 32;
const KINDS = Object.keys(FILE_KINDS) as FileKind[];

type Row = typeof contactFiles.$inferSelect;

/** Encrypted content of a file's row. */
const storedFile = z.object({ name: z.string(), kind: z.enum(KINDS), key: z.string() });
type StoredFile = z.infer<typeof storedFile>;

/**
 * Stores files, each encrypted with a key that only the file's row has: without the row, no one can read the
 * file.
 * @param files files of accepted kinds
 * @returns the files' rows, to insert
 * @throws {FileStoreError}
 */
export async function storeFiles(
  { store, seal }: { readonly store: FileStore; readonly seal: Seal },
  files: readonly SentFile[],
): Promise<readonly Pick<Row, "id" | "sealedFile">[]> {
  const rows: Pick<Row, "id" | "sealedFile">[] = [];
  for (const { name, bytes } of files) {
    const kind = fileKind(bytes);
    if (kind === null) throw new Error("A file of an unknown kind passed the checks.");
    const id = randomUUID();
    const key = randomBytes(KEY_BYTES).toString("base64");
    await store.put(id, await createSeal([key]).closeBytes(bytes));
    const stored: StoredFile = { name: leavingName(name, kind), kind, key };
    rows.push({ id, sealedFile: seal.close(JSON.stringify(stored)) });
  }
  return rows;
}

/** Returns a file as an email's attachment; null if its row cannot be decrypted. */
export function fileOfEmail(
  { id, sealedFile }: Row,
  { store, seal }: { readonly store: FileStore; readonly seal: Seal },
): MailFile | null {
  const stored = openJson(seal, sealedFile, storedFile);
  if (stored === null) return null;
  return {
    name: stored.name,
    type: FILE_KINDS[stored.kind].type,
    async read() {
      const sealed = await store.get(id);
      return sealed && createSeal([stored.key]).openBytes(sealed);
    },
  };
}
