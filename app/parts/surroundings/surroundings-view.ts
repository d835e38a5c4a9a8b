import type { SourceAnswer } from "#surroundings/can-say.server.ts";
import type { AirBand } from "#territory/air-index.ts";
import type { CompassPoint } from "#territory/distance.ts";
import type { Language } from "#territory/language.ts";

/** Distance and direction of something from the place. */
export interface Way {
  readonly km: number;
  readonly direction: CompassPoint;
}

/** Time of a source's last accepted answer, formatted; null if there was none. */
interface Part {
  readonly says: SourceAnswer;
  readonly read: string | null;
}

/** Paragraphs of an official text. `rest` opens on a press: it is empty unless the text is very long. */
export interface OfficialText {
  readonly shown: readonly string[];
  readonly rest: readonly string[];
}

/** An official alert, verbatim. */
export interface OfficialAlert {
  readonly id: string;
  /** Language of its texts: the visitor's, if it was published in it. */
  readonly language: Language;
  readonly event: string;
  readonly headline: string | null;
  /** The description and the instruction. */
  readonly texts: readonly OfficialText[];
  /** Areas in the author's words; empty if there are none. */
  readonly areas: string;
  readonly author: string | null;
  readonly sent: string;
  readonly expires: string | null;
  readonly url: string;
}

interface Air {
  /** `4`, `10+`. */
  readonly index: string;
  readonly band: AirBand;
}

export interface AirPart extends Part {
  readonly now: (Air & { readonly station: string; readonly km: number; readonly observed: string }) | null;
  /** The worst hour of each coming day. */
  readonly days: readonly (Air & { readonly day: string; readonly from: string })[];
  /** Station and publication time of the forecast. */
  readonly forecast: { readonly station: string; readonly km: number; readonly published: string } | null;
}

/** The official alerts of a place. */
export interface OfficialAlertsView {
  readonly applying: readonly OfficialAlert[];
  readonly possible: readonly OfficialAlert[];
  /** Whether the source gives no new answer, so that an order can be missing. */
  readonly isMissing: boolean;
  /** Time of the source's last accepted answer, formatted; null if there was none. */
  readonly read: string | null;
}

export interface SurroundingsView {
  /** Markup of the official alerts; null if their source is not set. */
  readonly officialAlerts: string | null;
  readonly warnings: (Part & { readonly list: readonly WeatherAlert[] }) | null;
  readonly air: AirPart | null;
  /** Markup of the smoke forecast; null if its source is not set. */
  readonly smoke: string | null;
  readonly wind: (Part & { readonly now: WindView | null }) | null;
  readonly heat:
    | (Part & {
        readonly count: number;
        readonly atFires: number;
        readonly nearest: (Way & { readonly observed: string }) | null;
      })
    | null;
  readonly perimeter: (Part & { readonly of: EstimatedPerimeterView | null }) | null;
  readonly roads: (Part & { readonly list: readonly RoadView[]; readonly more: number }) | null;
  readonly neighbours: (Part & { readonly list: readonly NeighbourView[] }) | null;
}

/** The wind that a station measured. */
export interface WindView {
  readonly station: string;
  readonly km: number;
  readonly observed: string;
  readonly speedKmh: number;
  readonly gustKmh: number | null;
  /** Null if its direction varies. */
  readonly from: CompassPoint | null;
}

export interface WeatherAlert {
  readonly id: string;
  readonly name: string;
  readonly text: string;
  readonly published: string;
  readonly expires: string | null;
}

export interface EstimatedPerimeterView {
  readonly sizeHa: number | null;
  readonly seen: string;
}

/** A closed road. The source's words are French. */
export interface RoadView extends Way {
  readonly id: string;
  readonly name: string;
  readonly words: readonly string[];
  readonly detour: string | null;
  readonly since: string | null;
  /** Number of the agency's fire near it, or `cause` if only the source says that a fire closed it. */
  readonly nearFire: number | "cause" | null;
}

export interface NeighbourView extends Way {
  readonly id: string;
  readonly agency: string;
  readonly stage: "OC" | "BH" | "UC" | "OUT" | null;
  readonly sizeHa: number | null;
}
