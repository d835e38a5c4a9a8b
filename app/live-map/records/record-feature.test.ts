import { expect, test } from "vitest";
import { exampleFire, exampleRestriction, squareAround } from "#fires/examples.double.ts";
import { NATURAL_AREAS } from "#territory/natural-areas.ts";
import { mappedSituation, NOW } from "../../parts/drawn-map/area/examples.double.ts";
import { MAP_VIEWS } from "../../parts/map-links/map-words.ts";
import { readMapChoices } from "../choices/map-choices.ts";
import { recordFeature } from "./record-feature.ts";
import { placedRecords } from "./records.server.ts";
import { EVERYWHERE } from "./within.server.ts";

const SITUATION = mappedSituation(
  [exampleFire({ id: "2026-1", statusId: 3 }), exampleFire({ id: "2026-2", statusId: 4, at: null })],
  {
    restrictions: {
      value: [
        exampleRestriction({ id: "fire-a", area: squareAround(-72.78, 47.44) }),
        exampleRestriction({ id: "closure-a", type: "closure", area: squareAround(-72.78, 47.44) }),
      ],
      readAt: NOW,
      failing: false,
      dropped: 0,
    },
  },
);

test.each(MAP_VIEWS.filter((view) => view !== "bookmarks"))(
  "each GeoJSON feature of the view %s has the unique id of its record",
  (view) => {
    const choices = { ...readMapChoices(new URLSearchParams(), "fr"), view };
    const options = {
      choices,
      language: "fr",
      now: NOW,
      areas: NATURAL_AREAS,
      surroundings: {},
      within: EVERYWHERE,
    } as const;
    const features = (placedRecords(SITUATION, options) ?? []).map(recordFeature);
    expect(features.length).toBeGreaterThan(0);
    expect(features.map(({ id }) => id)).toEqual(features.map(({ properties }) => properties.id));
    expect(new Set(features.map(({ id }) => id)).size).toBe(features.length);
  },
);
