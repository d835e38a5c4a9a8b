/**
 * A report as the form sends it, on every step and with or without scripts. The keys are the field names, and
 * each value is the typed text. `reportForm` parses it.
 */
export interface TypedReport {
  /** Location of the fire in the person's words: a place, an address, coordinates. */
  readonly where: string;
  /** The resulting point, in degrees; both empty without one. */
  readonly lat: string;
  readonly lon: string;
  readonly source: string;
  /** The place that matched the words, with its kind; empty for coordinates and other points. */
  readonly found: string;
  /** Accuracy of the point, in metres; empty if unknown. */
  readonly accuracy: string;
  /** The person's own location in their words, if they see smoke from a distance. */
  readonly fromWhere: string;
  /** The person's location by their device, or from their words: degrees, and metres. */
  readonly fromLat: string;
  readonly fromLon: string;
  readonly fromAccuracy: string;
  /** From there to the fire: degrees clockwise from true north, and kilometres. */
  readonly bearing: string;
  readonly distance: string;
  /** The agency's fire that the person thinks it is: `{year}-{number}`. */
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
  /** "yes" if the person ticks that they are available. Dispatch can call a given number either way. */
  readonly callBack: string;
  /** Address for a copy, if requested. */
  readonly email: string;
  readonly comment: string;
  /** A field that people never see. */
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
