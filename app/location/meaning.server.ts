import { distanceKm } from "#territory/distance.ts";
import {
  PLACES,
  placeBySlug,
  placeKey,
  placesMeant,
  type Place as Town,
} from "#territory/gazetteer.server.ts";
import type { Geocoder, Match } from "#territory/geocoder.server.ts";
import { isGeocoderError } from "#territory/geocoder-error.ts";
import { regionAt } from "#territory/locate.server.ts";
import type { Point } from "#territory/point.ts";
import { readPosition } from "#territory/read-position.ts";
import { roundedPosition, writePosition } from "#territory/written-position.ts";
import type { Query } from "../paths.ts";
import type { Asked, Choice, Meaning } from "./meaning.ts";

const MAX_CHOICES = 8;
/** Of one name and so near, two findings are one place: a municipality and the village in it. */
const SAME_PLACE_KM = 10;

interface Understood {
  readonly meaning: Meaning;
  /** The geocoder gave nothing usable: the gazetteer answered alone. */
  readonly isGeocoderDown: boolean;
}

/** What a visitor asks about: a position, a place of the gazetteer, or words to look up. */
export async function understand({ address, here, place }: Asked, geocoder: Geocoder): Promise<Understood> {
  const isGeocoderDown = false;
  if (address !== "") return understandWords(address, geocoder);
  if (here !== "") {
    const at = readPosition(here);
    return { meaning: at === null ? { kind: "unreadable" } : pointMeant(at, true), isGeocoderDown };
  }
  const town = place === "" ? null : placeBySlug(place);
  if (town) return { meaning: townMeant(town), isGeocoderDown };
  return place === "" ? { meaning: { kind: "nothing" }, isGeocoderDown } : understandWords(place, geocoder);
}

/** A shared position was rounded before it was shared; one that somebody typed is answered as exactly as typed. */
function pointMeant(at: Point | "off-globe", isShared: boolean): Meaning {
  const region = at === "off-globe" ? null : regionAt(at);
  if (at === "off-globe" || region === null) return { kind: "outside" };
  const query = { here: writePosition(at) };
  return {
    kind: "point",
    at: isShared ? roundedPosition(at) : at,
    name: null,
    region,
    isTownOnly: false,
    query,
  };
}

const townMeant = ({ slug, name, at, region }: Town, isTownOnly = false): Meaning => ({
  kind: "point",
  at,
  name,
  region,
  isTownOnly,
  query: { place: slug },
});

async function understandWords(words: string, geocoder: Geocoder): Promise<Understood> {
  const position = readPosition(words);
  if (position !== null) return { meaning: pointMeant(position, false), isGeocoderDown: false };
  // Signs alone name nothing: not worth a call.
  if (!/[\p{L}\p{N}]/u.test(words)) return { meaning: { kind: "none" }, isGeocoderDown: false };
  try {
    const matches = await geocoder.find(words);
    const meaning =
      matches.length > 0 ? meaningOf(matches, words) : townsMeant(placesMeant(words, MAX_CHOICES));
    return { meaning, isGeocoderDown: false };
  } catch (error) {
    if (!isGeocoderError(error)) throw error;
    return { meaning: withoutGeocoder(words), isGeocoderDown: true };
  }
}

/** The one match meant, or those that it may be: whole names before the rest, each place once. */
function meaningOf(matches: readonly Match[], words: string): Meaning {
  const wanted = nameKey(words);
  const exact = matches.filter(({ name }) => nameKey(name) === wanted);
  const likely = exact.length > 0 ? exact : matches;
  const distinct = likely.filter(
    (match, at) => !likely.slice(0, at).some((earlier) => isSamePlace(earlier, match)),
  );
  const [only] = distinct;
  if (!only) return { kind: "none" };
  if (distinct.length > 1) return { kind: "choices", choices: distinct.slice(0, MAX_CHOICES).map(toChoice) };
  const { name, at, region } = only;
  return { kind: "point", at, name, region, isTownOnly: false, query: queryTo(only) };
}

/** The province is no part of a name. */
const nameKey = (text: string) => placeKey(text).replace(/ (qc|quebec qc|quebec|canada)$/, "");

function isSamePlace(a: Match, b: Match): boolean {
  return nameKey(a.name) === nameKey(b.name) && distanceKm(a.at, b.at) < SAME_PLACE_KM;
}

const toChoice = (match: Match): Choice => ({
  name: match.name,
  region: match.region,
  query: queryTo(match),
});

/** By the name of a place that the gazetteer knows too, else by position. */
function queryTo({ name, at }: Match): Query {
  const key = placeKey(name);
  const known = PLACES.find((each) => placeKey(each.name) === key && distanceKm(each.at, at) < SAME_PLACE_KM);
  return known ? { place: known.slug } : { here: writePosition(at) };
}

function townsMeant(places: readonly Town[]): Meaning {
  const [only] = places;
  if (!only) return { kind: "none" };
  if (places.length === 1) return townMeant(only);
  const choices = places.map(({ name, region, slug }) => ({ name, region, query: { place: slug } }));
  return { kind: "choices", choices };
}

/** The gazetteer knows no street: an address is answered for the town named in it, the last part first. */
function withoutGeocoder(words: string): Meaning {
  const whole = townsMeant(placesMeant(words, MAX_CHOICES));
  if (whole.kind !== "none") return whole;
  const parts = words.split(",").reverse();
  // "Québec" at the end is the province where a town stands before it, else the city.
  const named = parts.map((part) => townNamed(part.replace(PROVINCE, " "))).find(Boolean);
  const town = named ?? parts.map(townNamed).find(Boolean);
  return town ? townMeant(town, true) : { kind: "none" };
}

const PROVINCE = /\(?\bqu[ée]bec\b\)?/gi;
const POSTAL_CODE = /\b[ghj]\d[a-z] ?\d[a-z]\d\b/gi;

function townNamed(part: string): Town | undefined {
  const key = nameKey(part.replace(POSTAL_CODE, " "));
  return key === "" ? undefined : PLACES.find(({ name }) => placeKey(name) === key);
}
