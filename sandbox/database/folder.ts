import { existsSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import { PGlite } from "@electric-sql/pglite";

/** Opens the database of a folder. A new one is made beside it and moved there whole: a half-made one never opens. */
export async function openFolder(folder: string): Promise<PGlite> {
  if (!existsSync(join(folder, "PG_VERSION"))) {
    const part = `${folder}.part`;
    rmSync(part, { recursive: true, force: true });
    await (await PGlite.create(part)).close();
    rmSync(folder, { recursive: true, force: true });
    renameSync(part, folder);
  }
  return PGlite.create(folder);
}
