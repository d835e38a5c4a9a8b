import { readFileSync } from "node:fs";
import { MRCS } from "../../territory/mrcs.ts";

export type PlaceKind = "city" | "locality" | "community" | "lake";

/** A place in our own tables, known to exist, with its MRC and approximate position. */
export interface DeclaredPlace {
  readonly kind: PlaceKind;
  readonly name: string;
  readonly also: readonly string[];
  readonly lat: number;
  readonly lon: number;
  readonly mrc: string;
  readonly region: string;
}

const FILES: readonly (readonly [file: string, kind: PlaceKind])[] = [
  ["municipalities.txt", "city"],
  ["villages.txt", "city"],
  ["communities.txt", "community"],
  ["localities.txt", "locality"],
  ["lakes.txt", "lake"],
];
const REGION_OF = new Map(MRCS.map(({ code, region }) => [code, region]));
const HEADING = /^\[(\d{3})\]$/;

export function declaredPlaces(): DeclaredPlace[] {
  return FILES.flatMap(([file, kind]) => read(file, kind));
}

function read(file: string, kind: PlaceKind): DeclaredPlace[] {
  const text = readFileSync(new URL(`gazetteer/${file}`, import.meta.url), "utf8");
  const places: DeclaredPlace[] = [];
  let mrc = "";
  for (const line of text.split("\n").filter((each) => each !== "" && !each.startsWith("#"))) {
    const heading = HEADING.exec(line)?.[1];
    if (heading !== undefined) mrc = heading;
    else places.push(place(kind, mrc, line, file));
  }
  return places;
}

function place(kind: PlaceKind, mrc: string, line: string, file: string): DeclaredPlace {
  const [name = "", lat, lon, also = ""] = line.split(";").map((cell) => cell.trim());
  const region = REGION_OF.get(mrc);
  if (region === undefined || name === "" || !(Number(lat) > 44) || !(Number(lon) < -56)) {
    throw new Error(`${file}: cannot read "${line}" of ${mrc}`);
  }
  const others = also === "" ? [] : also.split(",").map((each) => each.trim());
  return { kind, name, also: others, lat: Number(lat), lon: Number(lon), mrc, region };
}
