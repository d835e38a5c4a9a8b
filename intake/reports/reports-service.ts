import type { Sender } from "#accounts/sender.ts";
import type { Language } from "#territory/language.ts";
import type { ReportForm } from "./report-form.ts";

export interface SentReport {
  /** Key made by the sender. A report sent again with the same key is the same report. */
  readonly key: string;
  readonly form: ReportForm;
  readonly language: Language;
  /** Token from `start`. Without a plausible token, a report is still accepted, but marked as suspect. */
  readonly token: string;
  /** `{challenge, solution}` as JSON text, for the challenge in the response to an earlier try. */
  readonly proof: string | null;
  /** Seconds that the report waited on the sender's device before it was sent, by that device's clock. */
  readonly waitedSeconds: number;
  /** Number of photos that will follow. */
  readonly photos: number;
}

export interface ReportReceived {
  /** Key for the report's photos. It differs from the sent key if an earlier report already has that key. */
  readonly key?: string;
  readonly reference: string;
  /** Time of receipt, ISO 8601. */
  readonly receivedAt: string;
  /** True if a copy of the report goes to the email address that the person gave. */
  readonly isAnswered: boolean;
}

/** A received photo, from its sender's device. */
export interface SentPhoto {
  readonly reportKey: string;
  readonly photoKey: string;
  readonly bytes: Buffer;
  /** Keyed hash of the sender's network. */
  readonly sender: string;
  /** Location `lat,lon`, if the sender agreed. */
  readonly position: string | null;
}

/** Error for a photo that is not a picture, is too large, or that no report expects. */
export class PhotoRefused extends Error {
  readonly code: "unreadable" | "too-many" | "no-report";

  constructor(code: PhotoRefused["code"]) {
    super(`The photo is refused: ${code}.`);
    this.code = code;
  }
}

export interface ReportsService {
  /** Returns a signed token with the time when the person starts. */
  start(): string;
  /**
   * Stores a report and posts its emails. The same key sent again is the same report.
   * @param sender null if the network is unknown
   * @param canProve false for a form sent without scripts: it is stored as suspect if a proof is required
   * @throws {ProofRequired}
   * @throws {DatabaseError} if it was not stored
   */
  send(report: SentReport, sender: Sender | null, canProve?: boolean): Promise<ReportReceived>;
  /**
   * Stores a photo without its device's metadata. The same key sent again is the same photo.
   * @throws {PhotoRefused}
   * @throws {DatabaseError | FileStoreError} if it was not stored
   */
  keepPhoto(photo: SentPhoto): Promise<void>;
}
