import { inArray } from "drizzle-orm";
import type { Database } from "#database/open.server.ts";
import { reportPhotos } from "#database/schema.ts";
import { sweepFiles } from "../file-sweep.server.ts";
import type { PhotoStore } from "./photo-store.server.ts";

interface Parts {
  readonly database: Database;
  readonly store: PhotoStore;
  readonly now: Date;
}

/** Deletes pictures without a row: of photos rejected late, and of erased reports. @returns how many */
export const sweepPhotos = ({ database, ...parts }: Parts): Promise<number> =>
  sweepFiles({
    ...parts,
    async withRow(ids) {
      const rows = await database.run((queries) =>
        queries.select({ id: reportPhotos.id }).from(reportPhotos).where(inArray(reportPhotos.id, ids)),
      );
      return rows.map(({ id }) => id);
    },
  });
