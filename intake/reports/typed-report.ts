/**
 * A report as the form has it, on every step and with scripts or without: the names are those of its fields, each a text as it was
 * typed. `reportForm` reads it.
 */
export interface TypedReport {
  /** Where the fire is, in their words: a place, an address, coordinates. */
  readonly where: string;
  /** The point it came to, in degrees; both empty while there is none. */
  readonly lat: string;
  readonly lon: string;
  readonly source: string;
  /** The place that the words came to, and what it is; empty for bare coordinates, and for any other point. */
  readonly found: string;
  /** Of the point, in metres; empty where nothing says. */
  readonly accuracy: string;
  /** Where they stand, in their words: who sees smoke from afar names that place. */
  readonly fromWhere: string;
  /** The same as the device says, or as the words came to; degrees, and metres. */
  readonly fromLat: string;
  readonly fromLon: string;
  readonly fromAccuracy: string;
  /** From there to the fire: degrees clockwise from true north, kilometres. */
  readonly bearing: string;
  readonly distance: string;
  /** The fire of the agency's that it is, they say: `{year}-{number}`. */
  readonly knownFire: string;
  readonly seen: string;
  readonly colour: string;
  readonly size: string;
  readonly spread: string;
  readonly burning: readonly string[];
  readonly since: string;
  readonly near: readonly string[];
  readonly fighting: string;
  readonly access: string;
  readonly name: string;
  readonly phone: string;
  /** "yes" when they say that they are available; a number that is left may be called either way. */
  readonly callBack: string;
  /** Where a copy goes, if they want one. */
  readonly email: string;
  readonly comment: string;
  /** Shown to nobody. */
  readonly website: string;
}

export const NOTHING_REPORTED: TypedReport = {
  where: "",
  lat: "",
  lon: "",
  source: "",
  found: "",
  accuracy: "",
  fromWhere: "",
  fromLat: "",
  fromLon: "",
  fromAccuracy: "",
  bearing: "",
  distance: "",
  knownFire: "",
  seen: "",
  colour: "",
  size: "",
  spread: "",
  burning: [],
  since: "",
  near: [],
  fighting: "",
  access: "",
  name: "",
  phone: "",
  callBack: "",
  email: "",
  comment: "",
  website: "",
};
