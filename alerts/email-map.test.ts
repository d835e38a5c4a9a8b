import sharp from "sharp";
import { expect, it } from "vitest";
import { LA_TUQUE, north } from "./alerts.double.ts";
import { drawEmailMap } from "./email-map.ts";

/** Returns the colour of a pixel, decoded by another program. */
async function colourAt(picture: Buffer, x: number, y: number): Promise<number[]> {
  const { data, info } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const at = (Math.round(y) * info.width + Math.round(x)) * info.channels;
  return [...data.subarray(at, at + 3)];
}
const [FIRE, PLACE, GROUND] = [
  [194, 65, 12],
  [20, 52, 41],
  [230, 235, 226],
];

it("a map shows the place in the middle and a fire to the north above it, inside a ring of a round distance", async () => {
  const map = drawEmailMap(LA_TUQUE, [north(LA_TUQUE, 12.3)]);
  expect(map).toMatchObject({ width: 512, height: 288, ringKm: 10 });
  const picture = map?.picture ?? Buffer.alloc(0);
  expect(await sharp(picture).metadata()).toMatchObject({ format: "png", width: 512, height: 288 });
  expect(picture.length).toBeLessThan(4_000);
  expect(await colourAt(picture, 256, 144)).toEqual(PLACE);
  expect(await colourAt(picture, 256, 144 - 112)).toEqual(FIRE);
  expect(await colourAt(picture, 256, 144 + 112)).not.toEqual(FIRE);
  expect(await colourAt(picture, 20, 20)).toEqual(GROUND);
});

it("a map shows every fire within its edges, and the farthest fire 112 pixels from the place", async () => {
  const west = { lat: LA_TUQUE.lat, lon: LA_TUQUE.lon - 0.4 };
  const picture = drawEmailMap(LA_TUQUE, [north(LA_TUQUE, -8), west])?.picture ?? Buffer.alloc(0);
  expect(await colourAt(picture, 256 - 112, 144)).toEqual(FIRE);
  expect(await colourAt(picture, 256, 144 + 30)).toEqual(FIRE);
});

it("draws no map if there is no fire", () => {
  expect(drawEmailMap(LA_TUQUE, [])).toBeNull();
});

it("a map has a ring of 1 km if the fire is at the place itself", () => {
  expect(drawEmailMap(LA_TUQUE, [LA_TUQUE])).toMatchObject({ ringKm: 1 });
});
