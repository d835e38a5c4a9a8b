import { z } from "zod";
import { MRCS } from "#territory/mrcs.ts";
import { slugify } from "#territory/slug.ts";

const EXTINGUISHED = 6;

/** The fields of a fire in the public API that these tests need, read here without the site's code. */
const rawFires = z.array(
  z.object({
    NoFeu: z.number(),
    Annee: z.number(),
    Condition: z.object({ Id: z.number() }),
    SuperficieHa: z.number().nullable(),
    Mrc: z.object({ Nom: z.string() }).nullable(),
    Lat: z.number().nullable(),
    Lon: z.number().nullable(),
    Nordique: z.boolean(),
  }),
);
export type RawFire = z.output<typeof rawFires>[number];

const rawDanger = z.tuple([z.array(z.object({ DangerJour1: z.object({ Id: z.number() }) }))]);
const rawMeasures = z.array(z.object({ DateDebut: z.string().nullable(), DateFin: z.string().nullable() }));

export const readFires = (json: unknown): RawFire[] => rawFires.parse(json);
export const activeOf = (fires: readonly RawFire[]) =>
  fires.filter(({ Condition }) => Condition.Id !== EXTINGUISHED);
export const withStatus = (fires: readonly RawFire[], id: number) =>
  fires.filter(({ Condition }) => Condition.Id === id);

/** Placeholder in the real day's data for the name of an MRC by James Bay, in which two fires lie. */
const MRC_TO_BE_NAMED = "Nouveau toponyme à venir";

/** Returns the code of the region of a fire's MRC. */
export function regionOf({ Mrc }: RawFire): string | null {
  if (Mrc?.Nom === MRC_TO_BE_NAMED) return "10";
  return MRCS.find(({ slug }) => slug === slugify(Mrc?.Nom ?? ""))?.region ?? null;
}

async function ask(url: string): Promise<unknown> {
  return (await fetch(url)).json();
}

/** Reads the day's fires, danger and restrictions from the data service. */
export async function rawDay(fireDataUrl: string) {
  const [fires, danger, measures] = await Promise.all([
    ask(`${fireDataUrl}/public/feux?intensive=true&nordique=true`),
    ask(`${fireDataUrl}/public/danger-incendie`),
    ask(`${fireDataUrl}/public/mesures-preventives`),
  ]);
  const now = Date.now();
  const known = rawMeasures.parse(measures).filter(({ DateFin }) => Date.parse(DateFin ?? "9999") > now);
  const hasBegun = ({ DateDebut }: (typeof known)[number]) => Date.parse(DateDebut ?? "0") <= now;
  return {
    fires: readFires(fires),
    levels: rawDanger.parse(danger)[0].map(({ DangerJour1 }) => DangerJour1.Id),
    measures: known.filter(hasBegun),
    announced: known.filter((measure) => !hasBegun(measure)),
  };
}
