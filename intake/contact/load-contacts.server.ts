import { inArray } from "drizzle-orm";
import { z } from "zod";
import type { Database } from "#database/open.server.ts";
import { contactFiles, contactMessages } from "#database/schema.ts";
import type { Claimed } from "#delivery/delivery.ts";
import type { Seal } from "#delivery/seal.server.ts";
import type { FileStore } from "../file-store.server.ts";
import { openJson } from "../open-json.server.ts";
import type { ContactAbout } from "./contact-emails.ts";
import { fileOfEmail } from "./contact-files.server.ts";
import { CONTACT_SUBJECTS } from "./contact-subjects.ts";
import { storedMessage } from "./stored-message.ts";

const named = z.object({ message: z.uuid() });

/** Loads the content of emails about messages, except erased messages. @throws {DatabaseError} */
export async function loadContacts(
  { database, seal, store }: { readonly database: Database; readonly seal: Seal; readonly store: FileStore },
  claimedMessages: readonly Claimed[],
): Promise<ReadonlyMap<Claimed, ContactAbout>> {
  const idOf = (claimed: Claimed) => named.safeParse(claimed.about).data?.message ?? null;
  const ids = claimedMessages.flatMap((claimed) => idOf(claimed) ?? []);
  if (ids.length === 0) return new Map();
  const rows = await database.run((queries) =>
    queries.select().from(contactMessages).where(inArray(contactMessages.id, ids)),
  );
  const files = await database.run((queries) =>
    queries.select().from(contactFiles).where(inArray(contactFiles.messageId, ids)),
  );
  const byId = new Map(rows.map((row) => [row.id, row]));
  const loaded = new Map<Claimed, ContactAbout>();
  for (const claimed of claimedMessages) {
    const row = byId.get(idOf(claimed) ?? "");
    const stored = row && openJson(seal, row.sealedMessage, storedMessage);
    const subject = CONTACT_SUBJECTS.find((each) => each === row?.subject);
    if (!row || !stored || subject === undefined) continue;
    const { reference, language, isSuspect, createdAt } = row;
    const ofIt = files.flatMap((file) =>
      file.messageId === row.id ? (fileOfEmail(file, { seal, store }) ?? []) : [],
    );
    loaded.set(claimed, {
      ...stored,
      ...{ reference, subject, isSuspect, files: ofIt },
      writtenIn: language,
      at: createdAt.toISOString(),
    });
  }
  return loaded;
}
