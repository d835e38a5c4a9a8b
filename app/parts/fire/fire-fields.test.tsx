import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, test } from "vitest";
import "../../i18n/dictionary.ts";
import { FIRE_SORTS, INDEX_SORTS } from "#fires/sort-orders.ts";
import { LANGUAGES } from "#territory/language.ts";
import { REGIONS } from "#territory/regions.ts";
import { type FireChoices, NO_CHOICES } from "./fire-choices.ts";
import { CauseField, RegionField, SortField, ZoneField } from "./fire-fields.tsx";

/** Returns the value and text of the selected option; "the first" if no option is selected. */
function shownIn(field: React.ReactNode, language: "fr" | "en"): string {
  const html = renderToStaticMarkup(
    <MemoryRouter initialEntries={[language === "fr" ? "/" : "/en/"]}>{field}</MemoryRouter>,
  );
  const [, value, name] = /<option value="([^"]*)" selected="">([^<]+)/.exec(html) ?? [];
  return value === undefined ? "the first" : `${value}: ${name}`;
}
const chosen = (change: Partial<FireChoices>): FireChoices => ({ ...NO_CHOICES, ...change });

test.for(LANGUAGES)(
  "RegionField selects a shared link's region even if no fire burns there (%s)",
  (language) => {
    for (const { code, slug, name } of REGIONS) {
      const field = <RegionField choices={chosen({ region: code })} regions="04 09" all="All" />;
      expect(shownIn(field, language)).toBe(`${slug[language]}: ${name[language]}`);
    }
    expect(shownIn(<RegionField choices={NO_CHOICES} regions="04 09" all="All" />, language)).toBe(": All");
  },
);

test("ZoneField and CauseField select a shared link's values, and offer a choice of all zones or causes", () => {
  const all = (field: React.ReactNode) =>
    renderToStaticMarkup(<MemoryRouter initialEntries={["/en/"]}>{field}</MemoryRouter>);
  const zone = <ZoneField choices={chosen({ zone: 26 })} name="La Tuque" all="All zones" />;
  expect(shownIn(zone, "en")).toBe("26: La Tuque");
  expect(all(zone)).toContain('<option value="">All zones</option>');
  expect(all(<ZoneField choices={NO_CHOICES} name={null} all="All zones" />)).toBe("");
  const cause = <CauseField choices={chosen({ cause: 1 })} all="All causes" />;
  expect(shownIn(cause, "fr")).toBe("foudre: Foudre");
  expect(all(cause)).toContain('<option value="">All causes</option>');
});

test("SortField selects a shared link's order even in a list that does not offer it", () => {
  const shown = INDEX_SORTS.map((sort) =>
    shownIn(<SortField choices={chosen({ sort })} sorts={FIRE_SORTS} />, "en"),
  );
  expect(shown).toEqual([
    "gravity: Severity",
    "size: Size",
    "start: Start date",
    "name: Name",
    "region: Region",
    "protection: Protection zone",
    "extinguished: Date extinguished",
    "cause: Cause",
  ]);
});
