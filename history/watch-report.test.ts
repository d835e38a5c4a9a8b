import { expect, it } from "vitest";
import { createWatchReport } from "./watch.server.ts";

type Report = ReturnType<typeof createWatchReport>;
type Poll = Parameters<Report>[0];
type Answers = Parameters<Report>[1];

const ok = { ok: true } as Answers["fires"];
const failed = (error: unknown) => ({ ok: false, error }) as Answers["fires"];
const answers = (fires = ok) => ({ fires, danger: ok, restrictions: ok }) as unknown as Answers;
const poll = (paths: object, more: object = {}) =>
  ({ paths, changes: [], reasons: {}, ...more }) as unknown as Poll;

function listen() {
  const lines: unknown[] = [];
  const hear = (level: string) => (fields: object, message: string) => lines.push([level, fields, message]);
  const report = createWatchReport({ info: hear("info"), warn: hear("warn") });
  return { report, lines };
}
const READS_ON = "the watch accepts the response";
const DOUBTS = "the watch doubts the response";

it("logs the outcome of a path's response only when it differs from the last outcome", () => {
  const { report, lines } = listen();
  for (const fires of ["first", "compared", "compared", "partial", "partial", "compared"]) {
    report(poll({ fires }), answers());
  }
  expect(lines).toEqual([
    ["info", { path: "fires", outcome: "first" }, READS_ON],
    ["info", { path: "fires", outcome: "compared" }, READS_ON],
    ["warn", { path: "fires", outcome: "partial" }, DOUBTS],
    ["info", { path: "fires", outcome: "compared" }, READS_ON],
  ]);
});

it("does not log a response that was superseded by another worker's response", () => {
  const { report, lines } = listen();
  report(poll({ danger: "superseded" }), answers());
  expect(lines).toEqual([]);
});

it("logs the reason for doubting one path, but not for other paths", () => {
  const { report, lines } = listen();
  report(poll({ fires: "doubted", danger: "compared" }, { reasons: { fires: "many-absent" } }), answers());
  expect(lines).toEqual([
    ["warn", { path: "fires", outcome: "doubted", reason: "many-absent" }, DOUBTS],
    ["info", { path: "danger", outcome: "compared" }, READS_ON],
  ]);
});

it("logs the reason why a response failed", () => {
  for (const error of [new Error("too late"), "too late"]) {
    const { report, lines } = listen();
    report(poll({ fires: "failed" }, { reasons: { fires: "many-absent" } }), answers(failed(error)));
    expect(lines).toEqual([["warn", { path: "fires", outcome: "failed", reason: "too late" }, DOUBTS]]);
  }
});

it("logs the number of changes of each kind, and no line without changes", () => {
  const { report, lines } = listen();
  const kinds = ["fire-new", "danger", "fire-new"].map((kind) => ({ kind }));
  report(poll({}, { changes: kinds }), answers());
  report(poll({}), answers());
  expect(lines).toEqual([["info", { changes: { "fire-new": 2, danger: 1 } }, "the situation changed"]]);
});
