import type { PGlite } from "@electric-sql/pglite";

/** Messages of the extended protocol, which a Sync ends: Parse, Bind, Describe, Execute, Close, Flush. */
const EXTENDED = new Set([..."PBDECH"].map((letter) => letter.charCodeAt(0)));

/**
 * Lets a client finish the query it began. The socket server gives all clients one session and takes turns
 * message by message, outside a transaction even between the Parse and the Execute of one query: then another
 * client's statement is executed in its place. It waits for a transaction's end; so here a query is one.
 */
export function oneClientAtATime(db: PGlite): void {
  const answer = db.execProtocolRawStream.bind(db);
  const isInTransaction = db.isInTransaction.bind(db);
  let isMidQuery = false;
  db.execProtocolRawStream = async (message, options) => {
    await answer(message, options);
    isMidQuery = EXTENDED.has(message[0] ?? 0);
  };
  db.isInTransaction = () => isMidQuery || isInTransaction();
}
