import { HEAD_BYTES, pictureKind, signsIn } from "../picture-kind.ts";
import { cutText } from "../typed-text.ts";

/** With a message, at most. */
export const MOST_FILES = 3;
export const MOST_FILE_BYTES = 5 * 1024 * 1024;
/** Of a name, its end not counted. */
const LONGEST_NAME = 60;
/** Longer names are cut before anything else reads them. */
const LONGEST_RAW_NAME = 1_000;

/** What is taken: what a camera, a screen and a scanner make, and nothing that holds a program. */
export const FILE_KINDS = {
  pdf: { type: "application/pdf", ends: [".pdf"] },
  jpeg: { type: "image/jpeg", ends: [".jpg", ".jpeg"] },
  png: { type: "image/png", ends: [".png"] },
  heic: { type: "image/heic", ends: [".heic", ".heif"] },
} as const;
export type FileKind = keyof typeof FILE_KINDS;

/** A file as its sender's browser has it. */
export interface SentFile {
  readonly name: string;
  readonly bytes: Uint8Array;
  /** It is longer than what is here of it. */
  readonly isCut: boolean;
}

/** Why a file cannot go with a message. */
export const FILE_REFUSALS = ["many", "large", "kind", "empty", "broken", "off"] as const;
export type FileRefusal = (typeof FILE_REFUSALS)[number];

export interface RefusedFile {
  readonly name: string;
  readonly why: FileRefusal;
}

/** What a file is by its first bytes, whatever it is called; null for what is not taken. */
export function fileKind(head: Uint8Array): FileKind | null {
  if (signsIn(head, 0, 5) === "%PDF-") return "pdf";
  const kind = pictureKind(head.subarray(0, HEAD_BYTES));
  return kind === "jpeg" || kind === "png" || kind === "heic" ? kind : null;
}

/** What is looked at of a file. */
export interface LookedFile {
  readonly name: string;
  readonly size: number;
  /** Its first bytes. */
  readonly head: Uint8Array;
}

/** Those of the files that cannot go, and why: what the browser says before it sends them, and the server after. */
export function refusedFiles(files: readonly LookedFile[]): readonly RefusedFile[] {
  function why({ size, head }: LookedFile, at: number): FileRefusal | null {
    if (at >= MOST_FILES) return "many";
    if (size > MOST_FILE_BYTES) return "large";
    if (size === 0) return "empty";
    return fileKind(head) === null ? "kind" : null;
  }
  return files.flatMap((file, at) => {
    const refusal = why(file, at);
    return refusal === null ? [] : [{ name: shownName(file.name), why: refusal }];
  });
}

/** The same of files that came: all of them where none are taken. */
export const refusedOfSent = (files: readonly SentFile[], takesFiles: boolean): readonly RefusedFile[] =>
  takesFiles
    ? refusedFiles(
        files.map(({ name, bytes, isCut }) => ({
          name,
          size: isCut ? Number.POSITIVE_INFINITY : bytes.length,
          head: bytes,
        })),
      )
    : files.map(({ name }) => ({ name: shownName(name), why: "off" }));

/** A name without what could lead or mislead: letters, digits, spaces, hyphens and dots between them. */
export const shownName = (name: string): string =>
  cutText(
    name
      .slice(0, LONGEST_RAW_NAME)
      .normalize("NFC")
      .replace(/[^\p{L}\p{M}\p{N}\-_ .]/gu, "_")
      .replace(/\.{2,}/g, ".")
      // Old browsers know no lookbehind, without which the end alone would take long to find.
      .replace(/[\s.]+/g, (run, at, all) => (at === 0 || at + run.length === all.length ? "" : run)),
    2 * LONGEST_NAME,
  );

const ENDS = Object.values(FILE_KINDS).flatMap(({ ends }): readonly string[] => ends);

/** The name that a file leaves under: its own, and the end that its content has. */
export function leavingName(name: string, kind: FileKind): string {
  const ends: readonly string[] = FILE_KINDS[kind].ends;
  const shown = shownName(name);
  const given = ENDS.find((each) => shown.toLowerCase().endsWith(each)) ?? "";
  const end = ends.includes(given) ? given : ends[0];
  const bare = given === "" ? shown : shown.slice(0, -given.length);
  return `${cutText(bare, LONGEST_NAME).trim() || "fichier"}${end}`;
}
