import { HEAD_BYTES, pictureKind, signsIn } from "../picture-kind.ts";
import { cutText } from "../typed-text.ts";

export const MOST_FILES = 3;
export const MOST_FILE_BYTES = 5 * 1024 * 1024;
/** Maximum characters of a file's name without the extension. */
const LONGEST_NAME = 60;
/** Longer names are cut before any other processing. */
const LONGEST_RAW_NAME = 1_000;

/** Accepted kinds: the output of cameras, screens and scanners, without formats that can contain programs. */
export const FILE_KINDS = {
  pdf: { type: "application/pdf", ends: [".pdf"] },
  jpeg: { type: "image/jpeg", ends: [".jpg", ".jpeg"] },
  png: { type: "image/png", ends: [".png"] },
  heic: { type: "image/heic", ends: [".heic", ".heif"] },
} as const;
export type FileKind = keyof typeof FILE_KINDS;

export interface SentFile {
  readonly name: string;
  readonly bytes: Uint8Array;
  /** True if `bytes` are only the start of a longer file. */
  readonly isCut: boolean;
}

export const FILE_REFUSALS = ["many", "large", "kind", "empty", "broken", "off"] as const;
export type FileRefusal = (typeof FILE_REFUSALS)[number];

export interface RefusedFile {
  readonly name: string;
  readonly why: FileRefusal;
}

/** Returns a file's kind by its first bytes, whatever its name; null if the kind is not accepted. */
export function fileKind(head: Uint8Array): FileKind | null {
  if (signsIn(head, 0, 5) === "%PDF-") return "pdf";
  const kind = pictureKind(head.subarray(0, HEAD_BYTES));
  return kind === "jpeg" || kind === "png" || kind === "heic" ? kind : null;
}

export interface LookedFile {
  readonly name: string;
  readonly size: number;
  readonly head: Uint8Array;
}

/** Returns the rejected files with the reasons. The browser and the server both check the files. */
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

/** Checks received files. Rejects all of them if files are disabled. */
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

/** Cleans a name to letters, digits and a few signs, to prevent paths and misleading names. */
export const shownName = (name: string): string =>
  cutText(
    name
      .slice(0, LONGEST_RAW_NAME)
      .normalize("NFC")
      .replace(/[^\p{L}\p{M}\p{N}\-_ .]/gu, "_")
      .replace(/\.{2,}/g, ".")
      // Old browsers lack lookbehind, without which a pattern for the end only would be slow.
      .replace(/[\s.]+/g, (run, at, all) => (at === 0 || at + run.length === all.length ? "" : run)),
    2 * LONGEST_NAME,
  );

const ENDS = Object.values(FILE_KINDS).flatMap(({ ends }): readonly string[] => ends);

/** Returns the name of an attachment: the file's cleaned name, with the extension of its kind. */
export function leavingName(name: string, kind: FileKind): string {
  const ends: readonly string[] = FILE_KINDS[kind].ends;
  const shown = shownName(name);
  const extension = ENDS.find((each) => shown.toLowerCase().endsWith(each)) ?? "";
  const end = ends.includes(extension) ? extension : ends[0];
  const bare = extension === "" ? shown : shown.slice(0, -extension.length);
  return `${cutText(bare, LONGEST_NAME).trim() || "fichier"}${end}`;
}
