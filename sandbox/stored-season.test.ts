import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { NO_EDITS } from "./season/edits.ts";
import { newState } from "./season/season-controls.ts";
import { StateFolder, StateFolderError } from "./state-folder.ts";
import { storedSeason } from "./stored-season.ts";

const DAY_MS = 86_400_000;
const START = Date.parse("2026-11-20T18:30:00Z");
const aFolder = () => mkdtempSync(join(tmpdir(), "sandbox-"));

describe("season between two runs", () => {
  it("the season starts as a summer around today, and later continues with its edits", () => {
    const folder = aFolder();
    const controls = storedSeason(new StateFolder(folder), () => START);
    expect(controls.state).toMatchObject({ scenario: "summer", anchor: "2026-11-20", clockOffsetMs: 0 });
    controls.load(newState("june-2023", 5, 0, START));
    controls.edit(() => ({ measuresLifted: ["some-measure"] }));
    const again = storedSeason(new StateFolder(folder), () => START + DAY_MS);
    expect(again.state).toEqual(controls.state);
  });

  it("a season stored before surroundings existed continues without edits of its surroundings", () => {
    const folder = aFolder();
    const { edits, ...state } = newState("june-2023", 5, 0, START);
    const { surroundings, ...older } = edits;
    new StateFolder(folder).write("season", { ...state, edits: older });
    const again = storedSeason(new StateFolder(folder), () => START + DAY_MS);
    expect(again.state).toMatchObject({ scenario: "june-2023", seed: 5, edits: { surroundings } });
  });

  it("a stored season whose anchor date is long past is drawn again around today", () => {
    const folder = aFolder();
    storedSeason(new StateFolder(folder), () => START).load(newState("june-2023", 5, 0, START));
    const later = storedSeason(new StateFolder(folder), () => START + 60 * DAY_MS);
    expect(later.state).toMatchObject({
      scenario: "june-2023",
      seed: 5,
      anchor: "2027-01-19",
      edits: NO_EDITS,
    });
  });

  it("the season ignores a stored file that is unreadable", () => {
    const folder = aFolder();
    new StateFolder(folder).write("season", {});
    writeFileSync(join(folder, "sandbox", "season.json"), "{");
    expect(storedSeason(new StateFolder(folder), () => START).state.scenario).toBe("summer");
  });

  it("the error for an unwritable data folder names its setting DATA_DIR", () => {
    const file = join(aFolder(), "file");
    writeFileSync(file, "");
    expect(() => new StateFolder(file)).toThrow(StateFolderError);
    expect(() => new StateFolder(file)).toThrow(/DATA_DIR/);
  });

  it("a data folder that the system forbids to create fails at once, and the error names DATA_DIR", () => {
    expect(() => new StateFolder("/proc/vigie")).toThrow(/DATA_DIR/);
  });

  it("the sandbox creates the parents of its data folder", () => {
    expect(() => new StateFolder(join(aFolder(), "one/two"))).not.toThrow();
  });
});
