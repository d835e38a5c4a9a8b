import { expect, it } from "vitest";
import { createWatchReport } from "./watch-report.ts";

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
const READS_ON = "the watch believes the answer";
const DOUBTS = "the watch does not believe the answer as it is";

it("says what became of a path's answer when it is another than the last time", () => {
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

it("says nothing of an answer that another worker's overtook", () => {
  const { report, lines } = listen();
  report(poll({ danger: "superseded" }), answers());
  expect(lines).toEqual([]);
});

it("logs why one path is not believed, and not for the other paths", () => {
  const { report, lines } = listen();
  report(poll({ fires: "doubted", danger: "compared" }, { reasons: { fires: "many-absent" } }), answers());
  expect(lines).toEqual([
    ["warn", { path: "fires", outcome: "doubted", reason: "many-absent" }, DOUBTS],
    ["info", { path: "danger", outcome: "compared" }, READS_ON],
  ]);
});

it("says why an answer did not come", () => {
  for (const error of [new Error("too late"), "too late"]) {
    const { report, lines } = listen();
    report(poll({ fires: "failed" }, { reasons: { fires: "many-absent" } }), answers(failed(error)));
    expect(lines).toEqual([["warn", { path: "fires", outcome: "failed", reason: "too late" }, DOUBTS]]);
  }
});

it("counts what changed, by kind, and says nothing when nothing did", () => {
  const { report, lines } = listen();
  const kinds = ["fire-new", "danger", "fire-new"].map((kind) => ({ kind }));
  report(poll({}, { changes: kinds }), answers());
  report(poll({}), answers());
  expect(lines).toEqual([["info", { changes: { "fire-new": 2, danger: 1 } }, "the situation changed"]]);
});
