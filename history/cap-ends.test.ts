import { expect, it } from "vitest";
import { giveDatabase } from "#database/database.double.ts";
import { onEachServer } from "#database/on-servers.double.ts";
import { ban, TRIANGLE, testCap } from "./cap.double.ts";

onEachServer("the end of a ban's CAP messages on $name", (prepare) => {
  const database = giveDatabase(prepare);
  const { restrictions, poll, listed } = testCap(database);

  it("a ban whose area and regions change together gets an Update, and never a Cancel", async () => {
    restrictions(ban());
    await poll();
    restrictions(ban({ ContourWKT: TRIANGLE, RegionsAdministrativesImpactees: ["04", "14"] }));
    await poll(20);
    const all = (await listed()).filter(({ subject }) => subject.startsWith("restriction-"));
    expect(all.map(({ msgType }) => msgType)).toEqual(["Alert", "Update"]);
    expect(new Set(all.map(({ subject }) => subject)).size).toBe(1);
  });

  const SOUTH = "POLYGON((-73 46.6, -72 46.6, -72 46.9, -73 46.6))";
  const WIDER = "POLYGON((-73.2 46.9, -71.9 46.9, -71.9 48.2, -73.2 46.9))";
  const DAY_LATER = { DateDebut: "2026-07-02T12:00:00Z" };
  it.each<[string, object, "over" | "replaced"]>([
    ["its area is in the area of another ban", { ContourWKT: WIDER, ...DAY_LATER }, "replaced"],
    [
      "another ban applies in its whole region",
      { RegionsAdministrativesImpactees: ["04", "14"], ...DAY_LATER },
      "replaced",
    ],
    ["its area is in a closed area", { TypeMesureId: 5, ContourWKT: WIDER }, "replaced"],
    [
      "its area is in the area of an unknown restriction",
      { TypeMesureId: 99, ContourWKT: WIDER },
      "replaced",
    ],
    ["another ban applies in another part of its region", { ContourWKT: SOUTH, ...DAY_LATER }, "over"],
    ["another ban applies in another region", { RegionsAdministrativesImpactees: ["02"] }, "over"],
    ["forest work is restricted in its area", { TypeMesureId: 2, TypeRtfId: 2, ContourWKT: WIDER }, "over"],
  ])("a ban ends as replaced only if as much is still forbidden in its area: %s", async (_, other, ended) => {
    const stays = ban({ RegionsAdministrativesImpactees: ["15"] });
    restrictions(stays, ban({ ContourWKT: TRIANGLE }));
    await poll();
    restrictions(stays, ban(other));
    await poll(20);
    const all = (await listed()).filter(({ subject }) => subject.startsWith("restriction-"));
    expect(all.flatMap(({ content }) => content.ended ?? [])).toEqual([ended]);
    expect(all.filter(({ msgType }) => msgType === "Alert")).toHaveLength(3);
  });

  it("two bans that are redrawn in one response end as `replaced`, because they cannot be matched", async () => {
    restrictions(ban({ ContourWKT: TRIANGLE }), ban({ ContourWKT: SOUTH }));
    await poll();
    const both = { RegionsAdministrativesImpactees: ["04", "14"] };
    restrictions(
      ban({ ContourWKT: WIDER, ...both }),
      ban({ ContourWKT: SOUTH.replace("46.9", "46.8"), ...both }),
    );
    await poll(20);
    const all = (await listed()).filter(({ subject }) => subject.startsWith("restriction-"));
    expect(all.map(({ msgType }) => msgType)).toEqual([
      "Alert",
      "Alert",
      "Alert",
      "Alert",
      "Cancel",
      "Cancel",
    ]);
    expect(all.flatMap(({ content }) => content.ended ?? [])).toEqual(["replaced", "replaced"]);
  });
});
