import { existsSync } from "node:fs";
import type { FeatureCollection, Polygon } from "geojson";
import { describe, expect, test } from "vitest";
import { REGIONS } from "../../territory/regions.ts";
import { ZONES } from "../../territory/zones.ts";

const installed = existsSync(new URL("./node_modules/mapshaper", import.meta.url));

/** Returns vertical strips from west to east over the whole province, so that each contains land. */
function strips(count: number): Polygon[] {
  const [west, width] = [-80, 23 / count];
  return Array.from({ length: count }, (_, at) => {
    const [from, to] = [west + at * width, west + (at + 1) * width];
    return {
      type: "Polygon",
      coordinates: [
        [
          [from, 44],
          [from, 63],
          [to, 63],
          [to, 44],
          [from, 44],
        ],
      ],
    };
  });
}

// Only runs if the generator's own packages are installed (`npm run geodata` installs them).
describe.skipIf(!installed)("downloaded official files", () => {
  test("the regions of a zip of shapefiles and the zones of zdi.json become layers that are not approximate", async () => {
    const { default: mapshaper } = await import("mapshaper");
    const { packOfficial } = await import("./official.ts");
    const regions: FeatureCollection = {
      type: "FeatureCollection",
      features: strips(17).map((geometry, at) => ({
        type: "Feature",
        properties: { RES_CO_REG: REGIONS[at]?.code ?? "", RES_NM_REG: REGIONS[at]?.name.fr ?? "" },
        geometry,
      })),
    };
    const { "sda.zip": zip } = await mapshaper.applyCommands(
      "-i regio_s.json mrc_s.json combine-files -o sda.zip format=shapefile target=*",
      { "regio_s.json": JSON.stringify(regions), "mrc_s.json": JSON.stringify(regions) },
    );
    const zdi = strips(65).map((geojson, at) => ({
      Numero: ZONES[at]?.number,
      Nom: ZONES[at]?.name,
      geojson,
    }));
    const packed = await packOfficial(Buffer.from(zip ?? ""), Buffer.from(JSON.stringify(zdi)));

    expect(packed.layers.regions).toEqual({ approximate: false, source: expect.stringContaining("SDA") });
    expect(packed.layers.zones?.approximate).toBe(false);
    const objects = JSON.stringify(packed.topology);
    for (const { code } of REGIONS) expect(objects).toContain(`{"code":"${code}"}`);
    for (const { number } of ZONES) expect(objects).toContain(`{"number":${number}}`);
  });
});
