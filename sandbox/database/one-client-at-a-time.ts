import type { PGlite } from "@electric-sql/pglite";

/** First bytes of extended-protocol messages except Sync: Parse, Bind, Describe, Execute, Close, Flush. */
const EXTENDED = new Set([..."PBDECH"].map((letter) => letter.charCodeAt(0)));

/**
 * Finishes a client's query before another client's query. The socket server shares one session between all
 * clients, and handles their messages in turn, except within a transaction. Another client's statement could
 * thus run between the Parse and the Execute of a query. Here, an unfinished query counts as a transaction.
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
