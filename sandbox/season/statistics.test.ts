import { describe, expect, it } from "vitest";
import { DAY_MS, HOUR_MS } from "./calendar.ts";
import { edits, NO_EDITS } from "./edits.ts";
import { SCENARIO_NAMES } from "./scenarios.ts";
import { drawSeason, firesAt, trackFires } from "./season.ts";
import { statisticsOf } from "./statistics.ts";

const NO_MEAN = { fires: 0, hectares: 0 };

describe.each(SCENARIO_NAMES)("statistics of %s", (scenario) => {
  const season = drawSeason({ scenario, seed: 4, anchor: "2027-02-03" });
  const fires = trackFires(season, NO_EDITS);
  const now = season.calendar.anchorAt;

  it.each([-40, -12.3, -3, -0.1, 0, 0.7, 9, 33])(
    "statistics match a recount of the fires, %d days from the anchor",
    (days) => {
      const at = now + days * DAY_MS;
      const moments = {
        now: firesAt(fires, at),
        dayBefore: firesAt(fires, at - DAY_MS),
        weekBefore: firesAt(fires, at - 7 * DAY_MS),
      };
      const counted = statisticsOf(moments, NO_MEAN, at);
      const alive = (instant: number) =>
        season.fires.filter(({ life }) => life.startsAt <= instant && instant < life.extinguishedAt).length;
      const started = season.fires.filter(({ life }) => life.startsAt <= at);
      expect(counted.NbFeuxActifs).toBe(alive(at));
      expect(counted.NbFeuxActifs24HeuresAvant).toBe(alive(at - 24 * HOUR_MS));
      expect(counted.NbFeuxActifs7JoursAvant).toBe(alive(at - 7 * DAY_MS));
      expect(counted.NbFeuxAnnuel).toBe(started.length);
      expect(counted.NbFeuxNouveauxDerniers24Heures).toBe(
        started.filter(({ life }) => life.startsAt > at - DAY_MS).length,
      );
      expect(counted.NbFeuxEteintsDerniers24Heures).toBe(
        started.filter(({ life }) => life.extinguishedAt > at - DAY_MS && life.extinguishedAt <= at).length,
      );
      const {
        NbFeuxRecense,
        NbFeuxNouveau,
        NbFeuxSousObservation,
        NbFeuxHorsControle,
        NbFeuxContenu,
        NbFeuxMaitrise,
      } = counted;
      expect(
        NbFeuxRecense +
          NbFeuxNouveau +
          NbFeuxSousObservation +
          NbFeuxHorsControle +
          NbFeuxContenu +
          NbFeuxMaitrise,
      ).toBe(counted.NbFeuxActifs);
      expect(
        counted.NbAnnuelFeuxCauseFoudre +
          counted.NbAnnuelFeuxCauseHumaine +
          counted.NbAnnuelFeuxCauseIndeterminee,
      ).toBe(counted.NbFeuxAnnuel);
      expect(counted.SuperficieHaBruleeAnnuelle7JoursAvant).toBeLessThanOrEqual(
        counted.SuperficieHaBruleeAnnuelle,
      );
    },
  );
});

describe("list of fires that replaces the season's", () => {
  const season = drawSeason({ scenario: "summer", seed: 4, anchor: "2026-11-20" });
  const putAt = Date.parse("2026-11-20T15:00:00Z");
  const { replaced } = edits.parse({
    ...NO_EDITS,
    replaced: {
      at: putAt,
      fires: [
        {
          NoFeu: 1,
          Annee: 2023,
          Condition: { Id: 3 },
          SuperficieHa: 12,
          DateDeDebut: "2023-06-01T10:00:00Z",
        },
        { NoFeu: 2, Annee: 2023, Condition: { Id: 3 }, Zone: null, DateDeDebut: "2023-06-06T10:00:00Z" },
        { NoFeu: 3, Annee: 2023, Condition: { Id: 6 }, DateDerniereModification: "2023-06-06T18:00:00Z" },
      ],
    },
  });
  const fires = trackFires(season, { ...NO_EDITS, replaced });

  it("a list of fires set by hand is returned unchanged even days later", () => {
    expect(firesAt(fires, putAt + 9 * DAY_MS)).toEqual(replaced?.fires);
  });

  it("in an old list of fires, the counts of a day and a week before are relative to the list's last date", () => {
    const active = (instant: number) =>
      firesAt(fires, instant).filter(({ Condition }) => Condition.Id !== 6).length;
    expect([active(putAt), active(putAt - DAY_MS), active(putAt - 7 * DAY_MS)]).toEqual([2, 1, 0]);
  });
});
