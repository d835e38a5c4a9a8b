import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import sharp from "sharp";
import { pngBomb } from "#intake/reports/bomb.double.ts";
import { PHOTO_HEADERS, REPORT_PHOTO_PATH } from "#intake/reports/report-paths.ts";
import type { Random } from "#sandbox/season/random.ts";
import type { TestRequest } from "../support/ask.ts";
import { OWN } from "./hostile-reports.ts";

const HEIC = readFileSync(new URL("../../intake/reports/photo-example.heic", import.meta.url));

/** Returns a valid picture with other dimensions in its header. */
function resized(
  bytes: Buffer,
  mark: Buffer,
  after: number,
  write: (head: Buffer, at: number) => void,
): Buffer {
  const lying = Buffer.from(bytes);
  write(lying, lying.indexOf(mark) + after);
  return lying;
}

/** Returns pictures that are invalid, cut, or would fill the memory, by name. */
async function hostilePictures(): Promise<ReadonlyMap<string, Buffer>> {
  const noise = { type: "gaussian", mean: 128, sigma: 30 } as const;
  const picture = () =>
    sharp({ create: { width: 200, height: 150, channels: 3, background: "#e25822", noise } });
  const [jpeg, png, webp, gif, avif] = await Promise.all([
    picture().jpeg().toBuffer(),
    picture().png().toBuffer(),
    picture().webp().toBuffer(),
    picture().gif().toBuffer(),
    picture().avif({ effort: 0 }).toBuffer(),
  ]);
  const both = (head: Buffer, at: number, size: number) =>
    head.writeUInt16BE(size, head.writeUInt16BE(size, at));
  const cuts = Object.entries({ jpeg, png, webp, gif, avif, heic: HEIC }).flatMap(([kind, bytes]) =>
    [0.1, 0.5, 0.9].map(
      (share) => [`${kind} cut at ${share}`, bytes.subarray(0, bytes.length * share)] as const,
    ),
  );
  return new Map<string, Buffer>([
    ...cuts,
    ["png bomb", pngBomb(60_000, 60_000)],
    ["flat png bomb", pngBomb(2_000_000_000, 1)],
    ["jpeg bomb", resized(jpeg, Buffer.from([0xff, 0xc0]), 5, (head, at) => both(head, at, 65_535))],
    // Overwrites the size of the frame, because a screen larger than its frames has no effect.
    ["gif bomb", resized(gif, Buffer.from([0x2c, 0, 0, 0, 0]), 5, (head, at) => head.fill(0xff, at, at + 4))],
    [
      "heic bomb",
      resized(HEIC, Buffer.from("ispe"), 8, (head, at) =>
        head.writeUInt32BE(60_000, head.writeUInt32BE(60_000, at)),
      ),
    ],
    [
      "avif bomb",
      resized(avif, Buffer.from("ispe"), 8, (head, at) =>
        head.writeUInt32BE(60_000, head.writeUInt32BE(60_000, at)),
      ),
    ],
    [
      "svg",
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="99999" height="99999"><script/></svg>'),
    ],
    ["zip", Buffer.from("PK\u0003\u0004 a zip file")],
    ["html", Buffer.from("<!doctype html><script>alert(1)</script>")],
    ["pdf", Buffer.from("%PDF-1.7")],
    ["nothing", Buffer.alloc(0)],
    ["zeros", Buffer.alloc(1_000_000)],
    ["head alone", Buffer.from([0xff, 0xd8, 0xff])],
    ["box without end", Buffer.concat([Buffer.from([0xff, 0xff, 0xff, 0xff]), Buffer.from("ftypheic")])],
  ]);
}

export interface HostilePhoto {
  readonly what: string;
  readonly request: TestRequest;
}

export const photoHeaders = (report: string, photo: string) => ({
  ...OWN,
  "content-type": "image/jpeg",
  [PHOTO_HEADERS.report]: report,
  [PHOTO_HEADERS.photo]: photo,
});

/** Returns a function that creates a request with a broken photo, an unknown report or a malformed key. */
export async function hostilePhotos(random: Random, reportKey: string): Promise<() => HostilePhoto> {
  const pictures = [...(await hostilePictures())];
  const right = await sharp({ create: { width: 9, height: 9, channels: 3, background: "#fff" } })
    .jpeg()
    .toBuffer();
  const keys = ["", "a", "../../a", "' OR 1=1 --", "0".repeat(36), randomUUID().slice(1)];
  return () => {
    const photo = (what: string, body: Buffer, report: string, key: string = randomUUID()): HostilePhoto => ({
      what: `photo: ${what}`,
      request: {
        path: REPORT_PHOTO_PATH,
        headers: {
          ...photoHeaders(report, key),
          [PHOTO_HEADERS.position]: String(random.pick(["91,0", "a", "47,-72,1", "9".repeat(500), ""])),
          "x-forwarded-for": `10.0.0.${Math.floor(random.between(1, 255))}`,
        },
        body,
      },
    });
    if (random.chance(0.15)) return photo("of no report", right, randomUUID());
    if (random.chance(0.1))
      return photo("of odd keys", right, String(random.pick(keys)), String(random.pick(keys)));
    const [what, bytes] = random.pick(pictures) ?? ["nothing", right];
    return photo(what, bytes, reportKey);
  };
}
