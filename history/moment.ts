import { z } from "zod";

/** A date as JSON keeps it: written by `JSON.stringify`, read back as a `Date`. */
export const moment = z.iso.datetime().transform((text) => new Date(text));
