import type { Queries } from "./open.server.ts";

/** Ages in seconds. */
export interface BackupAges {
  /** Age of the newest log file in the archive; time since the server's start if the archive is empty. */
  readonly archive: number;
  /** Age of the newest backup; if there is no backup, time since the first migration. */
  readonly backup: number;
}

const AGES = `
  SELECT
    extract(epoch FROM now() - coalesce(last_archived_time, pg_postmaster_start_time()))::float8 AS archive,
    extract(epoch FROM now() - coalesce(
      (SELECT claimed_at FROM task_claims WHERE task = 'backup'),
      (SELECT min(applied_at) FROM migrations)
    ))::float8 AS backup
  FROM pg_stat_archiver`;

/** Returns the ages of the archive and the backup that a restore would use. @throws {DatabaseError} */
export async function backupAges(queries: Queries): Promise<BackupAges> {
  const { rows } = await queries.execute<{ archive: number; backup: number }>(AGES);
  const [{ archive, backup } = { archive: 0, backup: 0 }] = rows;
  return { archive: Math.max(0, archive), backup: Math.max(0, backup) };
}
