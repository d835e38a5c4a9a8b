import { z } from "zod";
import { endDate, usable } from "#fires/wire-date.ts";

/** Dates whose year `Date.toISOString` writes with six digits. */
const EXPANDED_YEAR = /^[+-]\d{6}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z$/;
const isMoment = (text: string) => !Number.isNaN(Date.parse(text));

/** A date in JSON. Reads back every `Date` that `JSON.stringify` writes. */
export const moment = z
  .union([z.iso.datetime(), z.string().regex(EXPANDED_YEAR).refine(isMoment)])
  .transform((text) => new Date(text));

/** The end of a restriction. Older rows can have an end too far away to be real, which means no end. */
export const endMoment = moment.transform((end) => usable(endDate(end, new Date())));
