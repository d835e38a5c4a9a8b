import { z } from "zod";
import { distanceKm } from "#territory/distance.ts";
import { PLACES, type Place } from "#territory/gazetteer.server.ts";
import { lazy } from "#territory/lazy.ts";
import { type Ask, withQuery } from "./ask.server.ts";
import type { SmokeAtTown, SmokeLayer } from "./model.ts";
import { comingHours } from "./smoke-pictures.ts";

const MOST_TOWNS = 5;
/** Towns that are nearer to each other have the same smoke. */
const APART_KM = 120;
/** Hours between two values: the forecast changes little in between, and each is a request. */
const EVERY_HOURS = 4;
/** Most requests at the same time: the service is shared by the whole country. */
const AT_ONCE = 4;
/** Half the side of the box around a town, in degrees. */
const HALF = 0.05;

/** The largest towns that are far from each other. */
const towns = lazy((): readonly Place[] => {
  const chosen: Place[] = [];
  for (const place of PLACES.toSorted((one, other) => (other.population ?? 0) - (one.population ?? 0))) {
    if (chosen.every(({ at }) => distanceKm(at, place.at) > APART_KM)) chosen.push(place);
    if (chosen.length === MOST_TOWNS) break;
  }
  return chosen;
});

const wireValue = z.object({
  features: z
    .tuple([z.object({ properties: z.object({ value: z.coerce.number().min(0).max(100_000) }) })])
    .rest(z.unknown()),
});

/** Reads the smoke at the largest towns for two days. A town without all its values is left out. */
export async function readSmokeAtTowns(
  ask: Ask,
  address: string,
  layer: SmokeLayer,
  now: Date,
): Promise<readonly SmokeAtTown[]> {
  const hours = comingHours(layer, now).filter((_, at) => at % EVERY_HOURS === 0);
  const waiting = towns().flatMap((town) => hours.map((at) => ({ town, at })));
  const values = new Map<string, number>();
  let isFailing = false;
  async function work(): Promise<void> {
    for (let next = waiting.shift(); next !== undefined && !isFailing; next = waiting.shift()) {
      try {
        const { data } = wireValue.safeParse(await ask.json(valueUrl(address, layer, next)));
        if (data) values.set(keyOf(next), data.features[0].properties.value);
      } catch {
        // The pictures do not need the values: the next run asks again.
        isFailing = true;
      }
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return towns().flatMap((town) => {
    const known = hours.flatMap((at) => {
      const micrograms = values.get(keyOf({ town, at }));
      return micrograms === undefined ? [] : [{ at, micrograms }];
    });
    return known.length === hours.length && hours.length > 0 ? [{ town: town.name, hours: known }] : [];
  });
}

interface Asked {
  readonly town: Place;
  readonly at: Date;
}

const keyOf = ({ town, at }: Asked) => `${town.slug} ${+at}`;

const isoHour = (date: Date) => date.toISOString().replace(".000Z", "Z");

function valueUrl(address: string, { layer, style, from }: SmokeLayer, { town, at }: Asked): string {
  const { lat, lon } = town.at;
  return withQuery(address, {
    ...{ service: "WMS", version: "1.3.0", request: "GetFeatureInfo", info_format: "application/json" },
    ...{ layers: layer, query_layers: layer, styles: style ?? "", crs: "EPSG:4326" },
    bbox: [lat - HALF, lon - HALF, lat + HALF, lon + HALF].map((degrees) => degrees.toFixed(3)).join(),
    ...{ width: 3, height: 3, i: 1, j: 1, time: isoHour(at), dim_reference_time: isoHour(from) },
  });
}
