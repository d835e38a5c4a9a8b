import type { Sender } from "#accounts/sender.ts";
import type { Language } from "#territory/language.ts";
import type { ReportForm } from "./report-form.ts";

/** A report on its way in. */
export interface SentReport {
  /** Made by whoever sends it: sent again with the same, it is the same report. */
  readonly key: string;
  readonly form: ReportForm;
  readonly language: Language;
  /** What `start` gave; empty or old is no reason to refuse a report, but to look twice. */
  readonly token: string;
  /** `{challenge, solution}` as JSON text: of the challenge that an earlier try with this key was answered with. */
  readonly proof: string | null;
  /** How long it waited on a device, by that device's own count. */
  readonly waitedSeconds: number;
  /** Photos that will follow. */
  readonly photos: number;
}

export interface ReportReceived {
  /** By which its photos come: another than it was sent with, where a report with other words has that one. */
  readonly key?: string;
  readonly reference: string;
  /** When it came, ISO. */
  readonly receivedAt: string;
  /** A copy goes to the address they gave. */
  readonly isAnswered: boolean;
}

/** A photo on its way in, as its sender's device has it. */
export interface SentPhoto {
  readonly reportKey: string;
  readonly photoKey: string;
  readonly bytes: Buffer;
  /** Mark of the network that it came from. */
  readonly sender: string;
  /** Where it was taken, if they agreed: `lat,lon`. */
  readonly position: string | null;
}

/** A photo that is none, too large a one, or that no report waits for. */
export class PhotoRefused extends Error {
  readonly code: "unreadable" | "too-many" | "no-report";

  constructor(code: PhotoRefused["code"]) {
    super(`The photo is refused: ${code}.`);
    this.code = code;
  }
}

/** How people report a fire. */
export interface ReportsService {
  /** A signed word of when somebody began. */
  start(): string;
  /**
   * Keeps a report and puts its letters in the post; the same key sent again is the same report.
   * @param sender null if the network is not known
   * @param canProve false for a form that a browser sent by itself: beyond a limit it is kept, and looked at twice
   * @throws {ProofWanted}
   * @throws {DatabaseError} when nothing was kept
   */
  send(report: SentReport, sender: Sender | null, canProve?: boolean): Promise<ReportReceived>;
  /**
   * Keeps a photo without what its device wrote into it; the same key sent again is the same photo.
   * @throws {PhotoRefused}
   * @throws {DatabaseError | FileStoreError} when nothing was kept
   */
  keepPhoto(photo: SentPhoto): Promise<void>;
}
