import { z } from "zod";
import { endDate, usable } from "#fires/wire-date.ts";

/** The years that `Date.toISOString` writes with six digits. */
const EXPANDED_YEAR = /^[+-]\d{6}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z$/;
const isMoment = (text: string) => !Number.isNaN(Date.parse(text));

/** A date as JSON keeps it: whatever `JSON.stringify` writes of a `Date` is read back. */
export const moment = z
  .union([z.iso.datetime(), z.string().regex(EXPANDED_YEAR).refine(isMoment)])
  .transform((text) => new Date(text));

/** The end of a restriction. Rows of before keep ends that are too far away to be real: they mean no end. */
export const endMoment = moment.transform((end) => usable(endDate(end, new Date())));
