import { eq, sql } from "drizzle-orm";
import { emailKey } from "#accounts/email-key.server.ts";
import { hashOfEmail, type KeyedHash } from "#accounts/keyed-hash.server.ts";
import type { Database, Transaction } from "#database/open.server.ts";
import { newsletterSubscribers, people, releaseSubscriptions, toldReleases } from "#database/schema.ts";
import type { OutgoingMessage } from "#delivery/delivery.ts";
import { post } from "#delivery/post.server.ts";
import type { Seal } from "#delivery/seal.server.ts";
import { takesMessages } from "./addresses.server.ts";
import type { PublishedRelease } from "./releases.ts";

/** Age from which a newly found release is not sent: it was published while the worker was down. */
const NEWS_MS = 48 * 3_600_000;

interface SendParts {
  readonly database: Database;
  readonly seal: Seal;
  readonly keyedHash: KeyedHash;
  readonly now?: () => Date;
}

/**
 * Sends each release once to all subscribers of its audience, with or without a profile: one email per
 * address, in the transaction that marks the release as sent. Releases from before the first run are not
 * sent.
 * @returns how many emails were posted
 * @throws {DatabaseError}
 */
export async function sendReleases(
  releases: readonly PublishedRelease[],
  { database, seal, keyedHash, now = () => new Date() }: SendParts,
): Promise<number> {
  // An empty list means that the content service was not read, so this does not count as the first run.
  if (releases.length === 0) return 0;
  const sent = await database.run((queries) => queries.select().from(toldReleases));
  const known = new Set(sent.map(({ releaseId }) => releaseId));
  const isFirstRun = known.size === 0;
  let posted = 0;
  for (const release of releases) {
    if (known.has(release.id)) continue;
    posted += await database.transaction(async (transaction) => {
      const at = now();
      const [recorded] = await transaction
        .insert(toldReleases)
        .values({ releaseId: release.id, toldAt: at })
        .onConflictDoNothing()
        .returning();
      const isOld = at.getTime() - (release.publishedAt?.getTime() ?? 0) > NEWS_MS;
      if (recorded === undefined || isFirstRun || isOld) return 0;
      return post(transaction, await emailsOf(transaction, release, { seal, keyedHash }), { seal, now: at });
    });
  }
  return posted;
}

async function emailsOf(
  transaction: Transaction,
  { id, audience, words }: PublishedRelease,
  { seal, keyedHash }: Pick<SendParts, "seal" | "keyedHash">,
): Promise<OutgoingMessage[]> {
  const members = await transaction
    .select({ person: people })
    .from(releaseSubscriptions)
    .innerJoin(people, eq(people.id, releaseSubscriptions.personId))
    .where(eq(releaseSubscriptions.audience, audience));
  const subscribers = await transaction
    .select()
    .from(newsletterSubscribers)
    .where(sql`${audience} = ANY (${newsletterSubscribers.audiences})`);
  const readers = [
    ...members
      .filter(({ person }) => takesMessages("email", person))
      .map(({ person }) => ({
        personId: person.id,
        language: person.language,
        address: seal.read(person.sealedEmail),
        key: null,
        stopKey: emailKey(keyedHash, "alerts", person.id),
      })),
    ...subscribers.map(({ id, language, sealedEmail }) => ({
      personId: null,
      subscriberId: id,
      language,
      address: seal.read(sealedEmail),
      key: emailKey(keyedHash, "newsletter", id),
      stopKey: null,
    })),
  ];
  return readers.flatMap(({ key, stopKey, address, ...reader }): OutgoingMessage[] =>
    address === null
      ? []
      : [
          {
            ...reader,
            address,
            // A person with a profile and a separate subscription by email gets one email.
            naturalKey: `release:${id}:${hashOfEmail(keyedHash, address)}`,
            kind: "release",
            channel: "email",
            about: { ...words[reader.language], key, stopKey },
            urgency: "newsletter",
          },
        ],
  );
}
