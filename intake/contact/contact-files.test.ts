import { expect, it } from "vitest";
import {
  fileKind,
  type LookedFile,
  leavingName,
  MOST_FILE_BYTES,
  refusedFiles,
  refusedOfSent,
} from "./contact-files.ts";

const bytes = (text: string) => Buffer.from(text, "latin1");
const PDF = bytes("%PDF-1.4\n");
const file = (more: Partial<LookedFile> = {}): LookedFile => ({ name: "a.pdf", size: 9, head: PDF, ...more });

it.for([
  ["%PDF-1.4", "pdf"],
  ["\xff\xd8\xff\xe1", "jpeg"],
  ["\x89PNG\r\n\x1a\n", "png"],
  ["\x00\x00\x00\x18ftypheic\x00\x00\x00\x00mif1heic", "heic"],
  ["GIF89a", null],
  ["RIFF\x00\x00\x00\x00WEBP", null],
  ["\x00\x00\x00\x18ftypavif\x00\x00\x00\x00", null],
  ["\x00\x00\x00\x18ftypisom\x00\x00\x00\x00", null],
  ["PK\x03\x04", null],
  ["MZ", null],
  ["<svg xmlns=", null],
  [" %PDF-", null],
  ["", null],
] as const)("a file that starts with %j has the kind %j", ([head, kind]) =>
  expect(fileKind(bytes(head))).toBe(kind),
);

it("an empty or too large file, a fourth file, and a file of another kind are rejected with the reason", () => {
  const files = [
    file({ name: "large.pdf", size: MOST_FILE_BYTES + 1 }),
    file({ name: "just.pdf", size: MOST_FILE_BYTES }),
    file({ name: "empty.pdf", size: 0, head: bytes("") }),
    file({ name: "fourth.pdf" }),
  ];
  expect(refusedFiles(files)).toEqual([
    { name: "large.pdf", why: "large" },
    { name: "empty.pdf", why: "empty" },
    { name: "fourth.pdf", why: "many" },
  ]);
  expect(refusedFiles([file({ name: "virus.pdf", head: bytes("MZ") })])).toEqual([
    { name: "virus.pdf", why: "kind" },
  ]);
});

it("received files are checked as in the browser, and every file is rejected if files are disabled", () => {
  const sent = { name: "a.pdf", bytes: PDF, isCut: false };
  expect(refusedOfSent([sent], true)).toEqual([]);
  expect(refusedOfSent([{ ...sent, isCut: true }], true)).toEqual([{ name: "a.pdf", why: "large" }]);
  expect(refusedOfSent([sent], false)).toEqual([{ name: "a.pdf", why: "off" }]);
});

it.for([
  ["Plan d’évacuation.pdf", "pdf", "Plan d_évacuation.pdf"],
  ["IMG_0042.JPEG", "jpeg", "IMG_0042.jpeg"],
  ["photo", "png", "photo.png"],
  ["../../etc/passwd", "pdf", "_._etc_passwd.pdf"],
  ["run.exe", "jpeg", "run.exe.jpg"],
  ["gpj.\u202eexe", "jpeg", "gpj._exe.jpg"],
  ["a\r\nBcc: x@y.z", "pdf", "a__Bcc_ x_y.z.pdf"],
  ["half \ud83d of a letter", "pdf", "half _ of a letter.pdf"],
  [`${"𠮷".repeat(100)}.pdf`, "pdf", `${"𠮷".repeat(60)}.pdf`],
  ["", "heic", "fichier.heic"],
  ["...", "pdf", "fichier.pdf"],
  [`${"é".repeat(200)}.pdf`, "pdf", `${"é".repeat(60)}.pdf`],
] as const)("the file %j of the kind %s is attached as %j", ([name, kind, left]) =>
  expect(leavingName(name, kind)).toBe(left),
);
