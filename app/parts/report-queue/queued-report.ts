import type { ReportReceived } from "#intake/reports/reports-service.ts";
import type { TypedReport } from "#intake/reports/typed-report.ts";
import type { Language } from "#territory/language.ts";
import type { DraftPhoto } from "./draft-photo.ts";

/** A report that somebody is writing. */
export interface Draft {
  /** A UUID: sent again with the same, it is the same report. */
  readonly key: string;
  /** What `startReport` gave; empty where it gave nothing yet. */
  readonly token: string;
  readonly typed: TypedReport;
  readonly photos: readonly DraftPhoto[];
}

/** A draft as it was left. */
export interface LeftDraft extends Draft {
  /** By this device's clock, in milliseconds. */
  readonly keptAt: number;
}

/** A report as its sender presses Send. */
export interface NewReport extends Draft {
  readonly language: Language;
}

/** `refused`: the server cannot read it. `lost`: this browser could keep its bytes no longer than its page. */
export type PhotoState = "waiting" | "sent" | "refused" | "lost";

export interface QueuedPhoto {
  readonly key: string;
  readonly sendsPosition: boolean;
  readonly state: PhotoState;
}

/** A report that waits on this device, or that went from it lately. */
export interface QueuedReport {
  readonly key: string;
  readonly token: string;
  readonly language: Language;
  /** What they answered; null once the server has it. */
  readonly typed: TypedReport | null;
  /** Where it is, in words: what its sender knows it by. */
  readonly place: string;
  readonly photos: readonly QueuedPhoto[];
  /** By this device's clock, in milliseconds: when it was to be sent, and when the server said that it has it, or cannot read it. */
  readonly queuedAt: number;
  readonly settledAt: number | null;
  /** `sent`: the server has stored it, though photos of it may still wait. `refused`: an answer of it cannot be read. */
  readonly state: "waiting" | "sent" | "refused";
  /** Why the last try failed: nobody was reached, or the server could not keep it. */
  readonly hindrance: "offline" | "unavailable" | null;
  readonly received: ReportReceived | null;
  /** Its sender was shown what became of it. */
  readonly isTold: boolean;
}

export const countPhotos = ({ photos }: QueuedReport, ...states: readonly PhotoState[]): number =>
  photos.filter(({ state }) => states.includes(state)).length;

/** Something of it has still to go. */
export const hasToGo = (report: QueuedReport): boolean =>
  report.state === "waiting" || (report.state === "sent" && countPhotos(report, "waiting") > 0);

/** By two readings of one clock, which may be wrong, and may have been set meanwhile. */
export const waitedSeconds = ({ queuedAt }: QueuedReport, now: number): number =>
  Math.max(0, Math.round((now - queuedAt) / 1000));
