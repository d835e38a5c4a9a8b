import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { REPORT_PATH, REPORT_PHOTO_PATH, REPORT_START_PATH } from "#intake/reports/report-paths.ts";
import { type Answer, ask } from "../support/ask.ts";
import { photoHeaders } from "./hostile-photos.ts";
import { OWN } from "./hostile-reports.ts";

const FORM_PATH = "/signaler-un-feu/";
const FORM = { ...OWN, "content-type": "application/x-www-form-urlencoded" };
const NO_KEY = "4fd2f1ce-5d1e-4a6e-9b1e-0c6f5f1f3a11";
const DOORS = [
  { path: REPORT_PATH, headers: OWN },
  { path: REPORT_START_PATH, headers: OWN },
  { path: REPORT_PHOTO_PATH, headers: photoHeaders(NO_KEY, NO_KEY) },
  { path: FORM_PATH, headers: FORM },
] as const;
const HUGE = 50 * 1024 * 1024;
const PIECE = Buffer.alloc(512 * 1024, "a");

/**
 * Sends 50 MB to each path that accepts a body: once with a Content-Length, and once in chunks without the
 * total length.
 */
export const hugeBodies = (origin: string): Promise<readonly Answer[]> =>
  Promise.all(
    DOORS.flatMap(({ path, headers }) => [
      ask(origin, {
        path,
        headers: { ...headers, "content-length": HUGE },
        body: Array(HUGE / PIECE.length).fill(PIECE),
      }),
      ask(origin, { path, headers, body: Array(HUGE / PIECE.length).fill(PIECE) }),
    ]),
  );

const heads = DOORS.map(({ path, headers }) => {
  const lines = Object.entries({ host: "site", "content-length": "400", ...headers });
  return `POST ${path} HTTP/1.1\r\n${lines.map(([name, value]) => `${name}: ${value}\r\n`).join("")}`;
});
/** Beginnings of requests that never continue: they stop in the head, in the body or in a chunk. */
const BEGINNINGS = heads.flatMap((head) => [
  head.slice(0, 40),
  `${head}\r\n{"key":"`,
  `${head.replace("content-length: 400", "transfer-encoding: chunked")}\r\n4\r\n{"ke\r\n`,
]);
const A_LETTER_MS = 200;

/** Opens connections that send one character now and then. `cut` closes all of these connections. */
export async function slowLines(origin: string, times: number) {
  const { hostname, port } = new URL(origin);
  const lines: Socket[] = [];
  for (const beginning of Array(times).fill(BEGINNINGS).flat() as string[]) {
    const line = connect(Number(port), hostname);
    line.on("error", () => {}).on("data", () => {});
    await once(line, "connect");
    line.write(beginning);
    lines.push(line);
  }
  const letters = setInterval(() => {
    for (const line of lines) if (line.writable) line.write("1");
  }, A_LETTER_MS);
  return {
    /** Returns the number of connections that the site has not closed. */
    open: () => lines.filter(({ closed }) => !closed).length,
    async cut(): Promise<void> {
      clearInterval(letters);
      await Promise.all(
        lines.map(async (line) => {
          if (line.closed) return;
          const closed = once(line, "close");
          line.destroy();
          await closed;
        }),
      );
    },
  };
}
