import { randomUUID } from "node:crypto";
import type { Database } from "#database/open.server.ts";
import { fireReports } from "#database/schema.ts";
import type { Seal } from "#delivery/seal.server.ts";
import { SHORT_CONTENT } from "./example-report.double.ts";
import type { StoredReport } from "./stored-report.server.ts";

const STORED_REPORT: StoredReport = {
  ...{ ...SHORT_CONTENT, where: "au nord du lac", source: "map", accuracy: 30 },
  ...{ name: "Ann", phone: "418 555-0100", callBack: true, comment: "Vite" },
};

type Row = typeof fireReports.$inferInsert;

interface More extends Partial<Row> {
  /** Fields that replace those of `STORED_REPORT`. */
  readonly content?: Partial<StoredReport>;
}

/** Inserts a report as the service does. Returns its id. */
export async function putReport(
  { database, seal, at }: { readonly database: Database; readonly seal: Seal; readonly at: Date },
  { content, ...more }: More = {},
): Promise<string> {
  const id = randomUUID();
  const row: Row = {
    ...{ id, clientKey: randomUUID(), reference: `F-${id.slice(0, 8)}`, language: "fr", status: "new" },
    ...{ lat: 47.512_345, lon: -72.812_345, announcedPhotos: 0, isSuspect: false, isAnswered: false },
    ...{
      createdAt: at,
      statusAt: at,
      sealedReport: seal.close(JSON.stringify({ ...STORED_REPORT, ...content })),
    },
    ...more,
  };
  await database.run((queries) => queries.insert(fireReports).values(row));
  return id;
}
