import type { fireReports } from "#database/schema.ts";
import { type Seal, SealError } from "#delivery/seal.server.ts";
import { type StoredReport, storedReport } from "./stored-report.ts";

/** Decrypts a report's content; null if it is erased or unreadable. */
export function openedReport(
  { sealedReport }: Pick<typeof fireReports.$inferSelect, "sealedReport">,
  seal: Seal,
): StoredReport | null {
  if (sealedReport === null) return null;
  try {
    return storedReport.safeParse(JSON.parse(seal.open(sealedReport))).data ?? null;
  } catch (error) {
    if (error instanceof SealError || error instanceof SyntaxError) return null;
    throw error;
  }
}
