import { z } from "zod";
import { shownText } from "../support/as-shown.ts";
import { IS_SOAK } from "../support/soak.ts";

/** The fields of the data service's responses that these tests need, read here without the site's code. */
const rawFires = z.array(
  z.object({
    NoFeu: z.number(),
    Annee: z.number(),
    Condition: z.object({ Id: z.number() }),
    RegionAdministrative: z.object({ Code: z.string() }).nullable(),
    Mrc: z.object({ Nom: z.string(), Code: z.string().nullish() }).nullable(),
    Zone: z.number().nullable(),
    Lat: z.number().nullable(),
    Lon: z.number().nullable(),
    Nordique: z.boolean(),
  }),
);
const day = z.object({ Id: z.number() });
const rawDanger = z.tuple([
  z.array(z.object({ NumeroZone: z.number(), DangerJour1: day, DangerJour2: day, DangerJour3: day })),
]);
const rawMeasures = z.array(
  z.object({
    ContourWKT: z.string().nullable(),
    DescriptionFr: shownText.nullable(),
    TypeMesureId: z.number(),
    TypeRtfId: z.number().nullable(),
    RegionsAdministrativesImpactees: z.array(z.string()),
    DateDebut: z.string().nullable(),
    DateFin: z.string().nullable(),
  }),
);

export type RawMeasure = z.output<typeof rawMeasures>[number];

/** The six statuses that the map can show, from the specification, with their words in addresses. */
export const STATUS_WORDS = {
  3: "hors-controle",
  1: "nouveau",
  0: "recense",
  2: "sous-observation",
  4: "contenu",
  5: "maitrise",
} as const;

/** Returns a restriction's type, by the specification's table of measures. */
export function typeOf({ TypeMesureId, TypeRtfId }: RawMeasure): string | null {
  if (TypeMesureId === 2) {
    return (
      { 1: "construction_afternoon", 2: "construction_day", 3: "construction_morning" }[TypeRtfId ?? 0] ??
      null
    );
  }
  return { 0: "plane", 1: "fire", 3: "access", 5: "closure", 7: "risk" }[TypeMesureId] ?? null;
}

const FLAGS = [
  "ifco",
  "rtf12_20",
  "rtf8_20",
  "rtf24",
  "prohibitionAcces",
  "fermeture",
  "interdictionVol",
  "zoneRisque",
];

/** Reads the data service directly, without the site's code. */
export async function rawSituation(fireDataUrl: string) {
  const ask = async (path: string): Promise<unknown> => (await fetch(fireDataUrl + path)).json();
  const flags = FLAGS.map((flag) => `${flag}=true`).join("&");
  const [fires, danger, measures] = await Promise.all([
    ask("/public/feux?intensive=true&nordique=true"),
    ask("/public/danger-incendie"),
    ask(`/public/mesures-preventives?${flags}`),
  ]);
  return {
    fires: rawFires.parse(fires).map((fire) => ({ ...fire, id: `${fire.Annee}-${fire.NoFeu}` })),
    danger: rawDanger.parse(danger)[0],
    measures: rawMeasures.parse(measures),
  };
}

export type RawSituation = Awaited<ReturnType<typeof rawSituation>>;

/**
 * Returns selections of the options: each single option, each selection that lacks one option, and all
 * options. The long run returns every selection except the empty one, which means all options.
 */
export function subsets<T>(all: readonly T[]): T[][] {
  if (!IS_SOAK) {
    const chosen = [...all.map((one) => [one]), ...all.map((one) => all.filter((each) => each !== one))];
    const named = new Map([...chosen, [...all]].map((some) => [some.join(), some]));
    return [...named.values()];
  }
  return Array.from({ length: 2 ** all.length - 1 }, (_, bits) =>
    all.filter((_, index) => ((bits + 1) >> index) & 1),
  );
}
