import { z } from "zod";
import { MRCS } from "#territory/mrcs.ts";
import { slugify } from "#territory/slug.ts";

const rawFires = z.array(
  z.object({
    NoFeu: z.number(),
    Annee: z.number(),
    Cause: z.object({ Id: z.number().optional() }).nullish(),
    SuperficieHa: z.number().nullish(),
    DateDeDebut: z.string().nullish(),
    Nordique: z.boolean(),
    RegionAdministrative: z.object({ Code: z.string().optional() }).nullish(),
    Mrc: z.object({ Nom: z.string() }).nullish(),
  }),
);
export type RawFire = z.output<typeof rawFires>[number];

const rawStatistics = z.object({
  FeuxEtatSituationStats: z.object({
    NbFeuxAnnuel: z.number(),
    NbFeuxMoyenne10Ans: z.number(),
    SuperficieHaBruleeAnnuelle: z.number(),
    SuperficieHaMoyenne10Ans: z.number(),
  }),
});
const rawCauses = z.array(z.object({ Id: z.number(), NbFeux: z.number() }));

export type Zone = "intensive" | "nordique";
export const ZONES = ["intensive", "nordique"] as const satisfies readonly Zone[];

/** A number of fires, and their total size in hectares. */
export interface Toll {
  readonly fires: number;
  readonly hectares: number;
}

export const tollOf = (fires: readonly RawFire[]): Toll => ({
  fires: fires.length,
  // Summed in thousandths, so that halves are exact.
  hectares: fires.reduce((sum, { SuperficieHa }) => sum + Math.round((SuperficieHa ?? 0) * 1000), 0) / 1000,
});

export const regionOf = ({ Mrc, RegionAdministrative }: RawFire): string | null =>
  RegionAdministrative?.Code ?? MRCS.find(({ slug }) => slug === slugify(Mrc?.Nom ?? ""))?.region ?? null;

/** Returns the month (1 to 12, in Quebec's time) in which a fire began; null if the date is missing. */
export function monthOf({ DateDeDebut }: RawFire): number | null {
  if (!DateDeDebut) return null;
  return Number(
    new Date(DateDeDebut).toLocaleString("en-US", { timeZone: "America/Toronto", month: "numeric" }),
  );
}

/** Lower and upper limits of the size classes on the page, in hectares. */
export const CLASSES = [
  [Number.NEGATIVE_INFINITY, 0.1],
  [0.1, 1],
  [1, 10],
  [10, 100],
  [100, 1000],
  [1000, Number.POSITIVE_INFINITY],
] as const;

/** Reads the data service directly, without the site's code. */
export function rawReview(fireDataUrl: string) {
  const ask = async (path: string): Promise<unknown> => (await fetch(fireDataUrl + path)).json();
  return {
    fires: async () => rawFires.parse(await ask("/public/feux?intensive=true&nordique=true")),
    causes: async () => rawCauses.parse(await ask("/public/feux-sources-ignition")),
    /** @param until last day of the statistics, such as `2025-12-31`; today if unset */
    async statistics(zone: Zone, until?: string) {
      const query = new URLSearchParams({
        intensive: String(zone === "intensive"),
        nordique: String(zone === "nordique"),
        ...(until && { dateHistorique: until }),
      });
      const statistics = rawStatistics.parse(await ask(`/public/feux-etat-situation?${query}`));
      const { FeuxEtatSituationStats: stats } = statistics;
      return {
        fires: stats.NbFeuxAnnuel,
        hectares: stats.SuperficieHaBruleeAnnuelle,
        meanFires: stats.NbFeuxMoyenne10Ans,
        meanHectares: stats.SuperficieHaMoyenne10Ans,
      };
    },
  };
}
