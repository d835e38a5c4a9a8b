import type { PGlite } from "@electric-sql/pglite";

/** Messages of the extended protocol, up to a Sync: Parse, Bind, Describe, Execute, Close, Flush. */
const EXTENDED = new Set([..."PBDECH"].map((letter) => letter.charCodeAt(0)));

/**
 * Lets each client finish its query before the next client's. The socket server shares one session between
 * all clients and alternates them by message, except within a transaction. It can thus execute another
 * client's statement between the Parse and the Execute of a query. Here a query counts as a transaction.
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
