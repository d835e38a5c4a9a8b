import type { TypedReport } from "#intake/reports/report-fields.ts";
import type { ReportReceived } from "#intake/reports/reports-service.ts";
import type { Language } from "#territory/language.ts";
import type { DraftPhoto } from "./draft-photo.ts";

export interface Draft {
  /** A UUID. The server treats a second report with the same key as the same report. */
  readonly key: string;
  /** The token from `startReport`; empty if there is no token yet. */
  readonly token: string;
  readonly typed: TypedReport;
  readonly photos: readonly DraftPhoto[];
}

/** A draft as it was last stored. */
export interface LeftDraft extends Draft {
  /** Time when the draft was stored, in milliseconds by this device's clock. */
  readonly keptAt: number;
}

/** A report when its sender presses Send. */
export interface NewReport extends Draft {
  readonly language: Language;
}

/** `refused`: the server will never accept the photo. `lost`: its bytes were lost when its page closed. */
export type PhotoState = "waiting" | "sent" | "refused" | "lost";

export interface QueuedPhoto {
  readonly key: string;
  readonly sendsPosition: boolean;
  readonly state: PhotoState;
}

/** A report that waits on this device or was sent recently. */
export interface QueuedReport {
  readonly key: string;
  readonly token: string;
  readonly language: Language;
  /** The sender's answers; null once the server has stored them. */
  readonly typed: TypedReport | null;
  /** The report's place in words, by which its sender recognizes it. */
  readonly place: string;
  readonly photos: readonly QueuedPhoto[];
  /** Milliseconds by this device's clock: when it was queued, and when the server stored or refused it. */
  readonly queuedAt: number;
  readonly settledAt: number | null;
  /** `sent`: the server stored the report; photos may still wait. `refused`: the server found it invalid. */
  readonly state: "waiting" | "sent" | "refused";
  /** The reason the last attempt failed: no connection, or a server that could not store the report. */
  readonly hindrance: "offline" | "unavailable" | null;
  readonly received: ReportReceived | null;
  /** True once the sender has seen the outcome. */
  readonly isTold: boolean;
}

export const countPhotos = ({ photos }: QueuedReport, ...states: readonly PhotoState[]): number =>
  photos.filter(({ state }) => states.includes(state)).length;

/** Returns true if the report or one of its photos still has to be sent. */
export const hasToGo = (report: QueuedReport): boolean =>
  report.state === "waiting" || (report.state === "sent" && countPhotos(report, "waiting") > 0);

/** Seconds since the report was queued. Never negative: the clock may be wrong or set meanwhile. */
export const waitedSeconds = ({ queuedAt }: QueuedReport, now: number): number =>
  Math.max(0, Math.round((now - queuedAt) / 1000));
