// What the site's server and the built app agree on: neither imports the other.

import type { LETTER_ACTS } from "#accounts/account-acts.ts";
import type { AccountsService } from "#accounts/accounts-service.ts";
import type { Sender } from "#accounts/sender.ts";
import type { AlertStatusService } from "#alerts/alert-status.ts";
import type { LeftOut } from "#content/complaints.ts";
import type { ContentService } from "#content/content-service.ts";
import type { SituationService } from "#fires/model.ts";
import type { PastSeasonsService } from "#fires/past-seasons.ts";
import type { HistoryService } from "#history/history-service.ts";
import type { SentFile } from "#intake/contact/contact-files.ts";
import type { ContactService } from "#intake/contact/contact-service.ts";
import type { ReportsService } from "#intake/reports/reports-service.ts";
import type { Geocoder } from "#territory/geocoder.server.ts";
import type { Language } from "#territory/language.ts";
import type { NaturalAreas } from "#territory/natural-areas.server.ts";

/** What the server makes once and loaders use; no loader imports a client. */
export interface Services {
  readonly situation: SituationService;
  readonly pastSeasons: PastSeasonsService;
  readonly geocoder: Geocoder;
  readonly history: HistoryService;
  readonly naturalAreas: NaturalAreas;
  readonly content: ContentService;
  readonly alertStatus: AlertStatusService;
  /** The acts that need no token. */
  readonly letters: Pick<AccountsService, (typeof LETTER_ACTS)[number]>;
  readonly contact: ContactService;
  readonly reports: ReportsService;
  /** Public origin, without a trailing slash. */
  readonly siteUrl: string;
  /** A checked tag-manager id, or empty. */
  readonly gtmId: string;
  readonly now: () => Date;
  /** The files and the sender of a plain form, for its answer only. */
  readonly sent?: { readonly files: readonly SentFile[]; readonly from: Sender };
  /** The visual editor that an answer is made for; absent for visitors. */
  readonly editorOrigin?: string;
  /** Parts of the editor's draft that its page leaves out. */
  readonly leftOut?: readonly LeftOut[];
}

/** A plain form of a page: the kind of write that it is. */
export type FormKind = "letters" | "contact" | "report";

/** How long the server may answer a page from memory, and which parts of its address make it another page. */
export interface CacheRule {
  readonly freshSeconds: number;
  /** How much longer it may answer at once while the refresh runs behind. */
  readonly staleSeconds: number;
  /** How much longer it may stand in for a refresh that failed. */
  readonly rescueSeconds: number;
  readonly query: readonly string[];
  /** Names the answers that an edge can purge together (`Cache-Tag`). */
  readonly tag: string;
  /** Seconds for which a browser or a program need not ask again; none if unset. */
  readonly browserSeconds?: number;
  /** Worth more of the processor: most visits begin here, or the document is a long one. */
  readonly isCompressedHard?: boolean;
  /** A parameter with nothing in it is a question too, to be refused: a program's empty variable must not ask for everything. */
  readonly readsEmpty?: boolean;
}

/** A page that answers one visitor's own question: rendered with these parameters each time, and kept nowhere. */
export interface PrivateRule {
  readonly isPrivate: true;
  readonly query: readonly string[];
}

export type PageRule = CacheRule | PrivateRule;

/** What a page tells of its address to whatever it asks for or leads to. */
export type ReferrerPolicy = "strict-origin" | "same-origin" | "no-referrer";

/** Where the map's engine reads what its ground is. */
export const GROUND_PATH = "/tuiles/sol.json";

/** The header of a tile that is empty because it could not be had. */
export const TILE_MISSING = "vigie-tile-missing";

/** The only headers of a visitor that may decide a redirect, as Node's HTTP server names them. */
export interface Visitor {
  readonly cookie?: string | undefined;
  readonly "accept-language"?: string | undefined;
  readonly "user-agent"?: string | undefined;
  readonly "sec-fetch-site"?: string | string[] | undefined;
  readonly referer?: string | undefined;
  /** From an edge in front of the site: see `EDGE_LANGUAGE`. The server drops it otherwise. */
  readonly "vigie-language"?: string | string[] | undefined;
}

/** Where a visitor is, as their request line says. */
export type Address = Pick<URL, "pathname" | "search">;

/** A redirect that comes before any page. */
export interface Redirect {
  readonly location: string;
  readonly status: 301 | 302;
  readonly cookie?: string;
  /** Whether it depends on nothing but the language that an edge found: caches can share it. */
  readonly isByEdge?: boolean;
}

/** Texts in place of the site's own, by key. */
export type ReplacedTexts = Readonly<Record<Language, Readonly<Record<string, string>>>>;
