import { expect, test } from "vitest";
import { codedPlaces, uncodedPlaces } from "./coded-places.ts";
import type { GeographicCode } from "./model.ts";
import { wireFire } from "./wire-fire.ts";

const code = (
  type: GeographicCode["type"],
  name: string,
  code: string,
  more: Partial<GeographicCode> = {},
) => ({
  ...{ name, code, codeAlt: null, regionId: null, type },
  ...more,
});
const places = codedPlaces([
  code("region", "Nord-du-Québec (Jamésie)", "1204", { regionId: "10" }),
  code("mrc", "La Tuque", "900", { codeAlt: "90", regionId: "04" }),
  code("mrc", "Territoire de demain", "994", { regionId: "10" }),
  code("city", "La Bostonnais", "90017", { regionId: "04" }),
  code("city", "Les Escoumins", "05070", { regionId: "09" }),
  code("city", "Saint-Isidore", "26055", { regionId: "12" }),
  code("city", "Saint-Isidore", "67040", { regionId: "16" }),
]);
const record = (more: object) => wireFire.parse({ NoFeu: 1, Annee: 2026, Condition: { Id: 3 }, ...more });

test("a fire record with only codes gets names from the service's table, whatever the spelling of the codes", () => {
  const named = { region: "04", mrc: "La Tuque", city: "La Bostonnais" };
  expect(places(record({ Mrc: { Code: "900" }, Municipalite: { Code: "90017" } }))).toEqual(named);
  expect(places(record({ Mrc: { Code: 90 }, Municipalite: { Code: 90017 } }))).toEqual(named);
  expect(places(record({ Municipalite: { Code: 5070 } }))).toMatchObject({
    city: "Les Escoumins",
    region: "09",
  });
});

test("a territory that only the service's table knows gets its region from this table", () => {
  expect(places(record({ RegionAdministrative: { Nom: "Nord-du-Québec (Jamésie)" } })).region).toBe("10");
  expect(places(record({ RegionAdministrative: { Code: 1204 } })).region).toBe("10");
  expect(places(record({ Mrc: { Nom: "Territoire de demain" } }))).toMatchObject({
    region: "10",
    mrc: "Territoire de demain",
  });
});

test("the names of a fire record are kept, and its region takes precedence over the region of its MRC", () => {
  expect(
    places(
      record({
        RegionAdministrative: { Nom: "Outaouais" },
        Mrc: { Nom: "Haute-Mauricie", Code: "900" },
        Municipalite: "Parent",
      }),
    ),
  ).toEqual({ region: "07", mrc: "Haute-Mauricie", city: "Parent" });
});

test("a name that several places share gives no region, and an unknown code gives no name", () => {
  expect(places(record({ Municipalite: { Nom: "Saint-Isidore" } }))).toMatchObject({ region: null });
  expect(places(record({ Municipalite: { Nom: "Saint-Isidore", Code: "67040" } })).region).toBe("16");
  expect(places(record({ Mrc: { Code: "123" }, Municipalite: { Code: "99999" } }))).toEqual({
    region: null,
    mrc: null,
    city: null,
  });
});

test("without the service's table, only names in the record and our own list of MRCs are used", () => {
  expect(uncodedPlaces(record({ Mrc: { Code: "900" }, Municipalite: { Code: "90017" } }))).toEqual({
    region: null,
    mrc: "La Tuque",
    city: null,
  });
});
