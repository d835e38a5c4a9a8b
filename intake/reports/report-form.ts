import { z } from "zod";
import { isPhoneEmpty } from "#accounts/phone-number.ts";
import { cleanVisible } from "#territory/clean-text.ts";
import { pointAt } from "#territory/distance.ts";
import { FIRE_ID } from "#territory/fire-id.ts";
import { isOnGlobe, type Point } from "#territory/point.ts";
import { readPosition } from "#territory/read-position.ts";
import { cutText, typedText } from "../typed-text.ts";
import {
  forQuestions,
  type Many,
  QUESTIONS,
  type QuestionName,
  type ValueOf,
  valuesOf,
} from "./report-fields.ts";
import { MOST_COMMENT_CHARACTERS, POINT_SOURCES, type PointSource } from "./vocabulary.ts";

const MOST_TYPED = 255;

/** Reads one value of a list, or null: an unknown value is no reason to reject a report. */
const oneOf = <Each extends string>(list: readonly Each[]) =>
  z
    .string()
    .max(MOST_TYPED)
    .default("")
    .transform((text) => list.find((each) => each === text) ?? null);

/** Reads the ticked values of a list. A form with one tick sends one text. */
const someOf = <Each extends string>(list: readonly Each[]) =>
  z
    .union([z.string().transform((one) => [one]), z.array(z.string().max(MOST_TYPED)).max(list.length * 4)])
    .default([])
    .transform((texts) => list.filter((each) => texts.includes(each)));

type Reader<Q extends QuestionName> = ReturnType<
  Q extends Many ? typeof someOf<ValueOf<Q>> : typeof oneOf<ValueOf<Q>>
>;
const questions = forQuestions<{ readonly [Q in QuestionName]: Reader<Q> }>((name) =>
  QUESTIONS[name].kind === "many" ? someOf(valuesOf(name)) : oneOf(valuesOf(name)),
);

/** Reads a number of a field; null if invalid or out of bounds. */
const numberWithin = (least: number, most: number) =>
  z
    .string()
    .max(MOST_TYPED)
    .default("")
    .transform((text) => {
      const clean = cleanVisible(text);
      const number = clean === "" ? Number.NaN : Number(clean.replace(",", "."));
      return number >= least && number <= most ? number : null;
    });

const line = z
  .string()
  .max(MOST_TYPED, "long")
  .default("")
  .transform((text) => typedText(text).replace(/\s+/g, " ").trim());

/** One-line text, such as a place, an address or a number. Invisible characters are removed. */
const visible = line.transform(cleanVisible);

/** Returns whether a number can be called: a local number needs its area code, a foreign one seven digits. */
function hasEnoughDigits(text: string): boolean {
  const digits = text.replace(/\D/g, "");
  if (text.startsWith("+") && !digits.startsWith("1")) return /^\d{7,18}$/.test(digits);
  return /^1?\d{10,17}$/.test(digits) && !/^1\d{9}$/.test(digits);
}

/**
 * Signs between the digits of a number, with the dashes of word processors and of our own pages. A slash can
 * only follow an area code: a later slash begins a second number.
 */
const PHONE_SIGNS = /^(?:[+\d\s().-]{1,8}\/)?[+\d\s().x·\u2010-\u2015\u2212-]*$/i;

/** A phone of any country, because travellers may see smoke. */
const phone = visible
  .transform((text) => (isPhoneEmpty(text) ? null : text))
  .refine((text) => text === null || (PHONE_SIGNS.test(text) && hasEnoughDigits(text)), "phone-anywhere");

const pointOf = (lat: number | null, lon: number | null): Point | null =>
  lat !== null && lon !== null && isOnGlobe({ lat, lon }) ? { lat, lon } : null;

const FIELDS = z.object({
  where: visible,
  lat: numberWithin(-90, 90),
  lon: numberWithin(-180, 180),
  source: oneOf(POINT_SOURCES),
  found: z
    .string()
    .default("")
    .transform((text) => cutText(typedText(text).replace(/\s+/g, " ").trim(), MOST_TYPED)),
  accuracy: numberWithin(0, 1_000_000),
  fromWhere: visible,
  fromLat: numberWithin(-90, 90),
  fromLon: numberWithin(-180, 180),
  fromAccuracy: numberWithin(0, 1_000_000),
  bearing: numberWithin(0, 360),
  distance: numberWithin(0, 500),
  knownFire: visible.transform((id) => (FIRE_ID.test(id) ? id : null)),
  ...questions,
  name: line,
  phone,
  callBack: z
    .string()
    .max(MOST_TYPED)
    .default("")
    .transform((text) => text === "yes"),
  email: visible.pipe(z.union([z.literal("").transform(() => null), z.email("email")])),
  comment: z
    .string()
    .default("")
    .transform((text) => typedText(text).trim())
    .pipe(z.string().max(MOST_COMMENT_CHARACTERS, "long")),
  website: z.string().max(2_000).default(""),
});

interface FirePoint {
  readonly at: Point | null;
  readonly source: PointSource | null;
}

/**
 * Returns the fire's location if no point was sent: coordinates in the words, or a point by direction and
 * distance. Sends no geocoding request: words without coordinates are fine, because a person reads them.
 */
function derivedPoint(
  where: string,
  from: Point | null,
  { bearing, distance }: { readonly bearing: number | null; readonly distance: number | null },
): FirePoint {
  const read = readPosition(where);
  if (read !== null && read !== "off-globe") return { at: read, source: "words" };
  if (from !== null && bearing !== null && distance !== null)
    return { at: pointAt(from, bearing, distance), source: "sight" };
  return { at: null, source: null };
}

/**
 * Parses a `TypedReport` into the report for dispatch. A location and what is seen are required. Other
 * reasons to reject a report are an invalid phone or email, and a text that is too long.
 */
export const reportForm = FIELDS.superRefine(({ where, lat, lon, seen }, context) => {
  if (where === "" && pointOf(lat, lon) === null)
    context.addIssue({ code: "custom", path: ["where"], message: "required" });
  if (seen === null) context.addIssue({ code: "custom", path: ["seen"], message: "required" });
}).transform(({ lat, lon, fromLat, fromLon, fromAccuracy, seen, found, source, ...rest }) => {
  const sent = pointOf(lat, lon);
  const from = pointOf(fromLat, fromLon);
  return {
    ...rest,
    seen: seen ?? "smoke",
    /** The fire's point and its source; both null if the location is only described in words. */
    ...(sent ? { at: sent, source } : derivedPoint(rest.where, from, rest)),
    found: sent && source === "words" ? found : "",
    accuracy: sent && rest.accuracy,
    from,
    fromAccuracy: from && fromAccuracy,
    bearing: from && rest.bearing,
    distance: from && rest.distance,
  };
});
export type ReportForm = z.infer<typeof reportForm>;
