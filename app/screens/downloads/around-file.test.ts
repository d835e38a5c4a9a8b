import { parse } from "csv-parse/sync";
import { expect, test } from "vitest";
import { squareAround } from "#fires/examples.double.ts";
import type { Surroundings } from "#surroundings/model.ts";
import { exampleOrder, ordersAround } from "#surroundings/orders.double.ts";
import "../../i18n/dictionary.ts";
import { AROUND_FILE_NAMES, type AroundFile, aroundFileAt, aroundFilePath } from "#plan/around-files.ts";
import { AROUND_ORIGINS } from "./around-columns.server.ts";
import { aroundFile } from "./around-file.server.ts";

const NOW = new Date("2026-07-02T15:00:00Z");

const rowsOf = async (
  around: Surroundings,
  language: "fr" | "en" = "en",
  source: AroundFile = "publicAlerts",
) => {
  const file = aroundFile(around, source, language, NOW);
  if (file === null || file === "absent") throw new Error("There is no file");
  const delimiter = language === "fr" ? ";" : ",";
  return parse(await file.text(), { columns: true, delimiter, bom: true }) as Record<string, string>[];
};

test("the file of each source has its own address in both languages, and a licence", () => {
  for (const source of AROUND_FILE_NAMES) {
    for (const language of ["fr", "en"] as const)
      expect(aroundFileAt(aroundFilePath(source, language))).toEqual({ source, language });
    expect(Object.values(AROUND_ORIGINS[source].licence).join("")).not.toBe("");
  }
});

test("the file of official alerts only has alerts in force, verbatim, with authority, original message, licence and times", async () => {
  const over = exampleOrder({ key: "a,9", expiresAt: new Date(NOW.getTime() - 1) });
  const rows = await rowsOf(ordersAround([exampleOrder(), over]));
  expect(rows).toHaveLength(1);
  expect(rows[0]).toMatchObject({
    ...{ Headline: "Evacuate La Tuque", Authority: "City of La Tuque", Areas: "La Tuque" },
    ...{
      "Original message": "https://alerts.example/1.xml",
      Licence: "Public messages, to be quoted unchanged",
    },
    ...{
      "Issued (Eastern time)": "2026-07-02 10:00",
      "Time of the source’s latest data (Eastern time)": "2026-07-02 10:00",
    },
    "Data as of (Eastern time)": "2026-07-02 10:57",
  });
});

test("a text of another authority is escaped if a spreadsheet would run it as a formula", async () => {
  const text = { event: "x", headline: '=HYPERLINK("http://x")', description: "+1" };
  const fr = { ...text, instruction: null, senderName: "@a", areas: [] };
  const [row] = await rowsOf(ordersAround([exampleOrder({ text: { fr, en: null } })]), "fr");
  expect(row?.Titre).toBe('\'=HYPERLINK("http://x")');
  expect(row?.Description).toBe("'+1");
});

test("the file of a source is absent if the source is not configured, and null before the first reading", () => {
  expect(aroundFile({}, "publicAlerts", "fr", NOW)).toBe("absent");
  expect(aroundFile(ordersAround(null), "publicAlerts", "fr", NOW)).toBeNull();
  expect(aroundFile(ordersAround([]), "wind", "fr", NOW)).toBe("absent");
});

test("while a source does not respond, its file leaves out records that are too old, as pages and the API do", async () => {
  const hours = (count: number) => new Date(NOW.getTime() - count * 3_600_000);
  const at = { lon: -72.8, lat: 47.4 };
  const of = { receivedAt: hours(20), takenAt: hours(20), failing: true, dropped: 0, isWhole: true };
  const name = { fr: "x", en: "x" };
  const area = squareAround(at.lon, at.lat);
  const warning = { id: "w", name, text: name, type: "warning", colour: null, area, publishedAt: hours(30) };
  const spot = { at, satellite: null, sensor: null, powerMw: 1 };
  const around = {
    weatherWarnings: {
      ...{ ...of, source: "weatherWarnings", coverage: "quebec" },
      records: [1, -1].map((ago) => ({ ...warning, expiresAt: hours(ago) })),
    },
    hotSpots: {
      ...{ ...of, source: "hotSpots", coverage: "box" },
      records: [30, 21].map((ago) => ({ ...spot, observedAt: hours(ago) })),
    },
    airNow: {
      ...{ ...of, source: "airNow", coverage: null },
      records: [20, 1].map((ago) => ({ id: `${ago}`, name, at, index: 8, observedAt: hours(ago) })),
    },
  } as unknown as Surroundings;
  expect(await rowsOf(around, "en", "weatherWarnings")).toHaveLength(1);
  expect(await rowsOf(around, "en", "hotSpots")).toHaveLength(1);
  const air = await rowsOf(around, "en", "airNow");
  expect(air.map((row) => row["Air Quality Health Index"])).toEqual(["", "8"]);
});
