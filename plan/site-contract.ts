// Types and constants shared by the site's server and the built app, which do not import each other.

import type { EMAIL_KEY_COMMANDS } from "#accounts/account-commands.ts";
import type { AccountsService } from "#accounts/accounts-service.ts";
import type { Sender } from "#accounts/sender.ts";
import type { AlertStatusService } from "#alerts/alert-status.ts";
import type { ContentService } from "#content/content-service.ts";
import type { LeftOut } from "#content/warnings.ts";
import type { SituationService } from "#fires/model.ts";
import type { PastSeasonsService } from "#fires/past-seasons.ts";
import type { HistoryService } from "#history/history-service.ts";
import type { SentFile } from "#intake/contact/contact-files.ts";
import type { ContactService } from "#intake/contact/contact-service.ts";
import type { ReportsService } from "#intake/reports/reports-service.ts";
import type { SurroundingsService } from "#surroundings/surroundings.server.ts";
import type { Geocoder } from "#territory/geocoder.server.ts";
import type { Language } from "#territory/language.ts";
import type { NaturalAreas } from "#territory/natural-areas.server.ts";

/** Services that the server makes once and loaders use; no loader imports a client. */
export interface Services {
  readonly situation: SituationService;
  readonly surroundings: Pick<SurroundingsService, "read" | "start" | "onChange">;
  readonly pastSeasons: PastSeasonsService;
  readonly geocoder: Geocoder;
  readonly history: HistoryService;
  readonly naturalAreas: NaturalAreas;
  readonly content: ContentService;
  readonly alertStatus: AlertStatusService;
  /** The commands that need no token. */
  readonly letters: Pick<AccountsService, (typeof EMAIL_KEY_COMMANDS)[number]>;
  readonly contact: ContactService;
  readonly reports: ReportsService;
  /** Public origin, without a trailing slash. */
  readonly siteUrl: string;
  /** A checked tag-manager id, or empty. */
  readonly gtmId: string;
  readonly now: () => Date;
  /** Files and sender of a plain form, only for its response. */
  readonly sent?: {
    readonly files: readonly SentFile[];
    readonly from: Sender;
    /** Logs why the form's act failed. */
    readonly onFailure: (error: unknown) => void;
  };
  /** Origin of the visual editor that the response is for; absent for visitors. */
  readonly editorOrigin?: string;
  /** Parts of the editor's draft that its page omits. */
  readonly leftOut?: readonly LeftOut[];
}

/** Kind of a page's plain form, as in the list of writes. */
export type FormKind = "letters" | "contact" | "report";

/** Time that a page is cached in memory, and the parts of its address that distinguish it. */
export interface CacheRule {
  readonly freshSeconds: number;
  /** Additional seconds that a stale page is served while it is refreshed in the background. */
  readonly staleSeconds: number;
  /** Additional seconds that the page is served if its refresh fails. */
  readonly rescueSeconds: number;
  readonly query: readonly string[];
  /** Tag of responses that an edge can purge together (`Cache-Tag`). */
  readonly tag: string;
  /** Seconds that a browser or a program can cache the response; not at all if unset. */
  readonly browserSeconds?: number;
  /**
   * Whether more compression is worth the processor time: most visits begin here, or the document is long.
   */
  readonly isCompressedHard?: boolean;
  /**
   * Whether empty parameters are kept, to be refused: a program's empty variable must not request everything.
   */
  readonly readsEmpty?: boolean;
}

/**
 * A page with the response to one visitor's own question: rendered each time with these parameters, and never
 * cached.
 */
export interface PrivateRule {
  readonly isPrivate: true;
  readonly query: readonly string[];
}

export type PageRule = CacheRule | PrivateRule;

/** Referrer policy of a page: the part of its address that its requests and links reveal. */
export type ReferrerPolicy = "strict-origin" | "same-origin" | "no-referrer";

/** Address of the settings of the map's ground. */
export const GROUND_PATH = "/tuiles/sol.json";

/** Header of a tile that is empty because its request failed. */
export const TILE_MISSING = "vigie-tile-missing";

/** The only request headers that can affect a redirect, as named by Node's HTTP server. */
export interface Visitor {
  readonly cookie?: string | undefined;
  readonly "accept-language"?: string | undefined;
  readonly "user-agent"?: string | undefined;
  readonly "sec-fetch-site"?: string | string[] | undefined;
  readonly referer?: string | undefined;
  /** Set by an edge in front of the site: see `EDGE_LANGUAGE`. Otherwise the server drops it. */
  readonly "vigie-language"?: string | string[] | undefined;
}

/** A visitor's address, as in their request line. */
export type Address = Pick<URL, "pathname" | "search">;

/** A redirect before any page. */
export interface Redirect {
  readonly location: string;
  readonly status: 301 | 302;
  readonly cookie?: string;
  /** Whether the redirect only depends on the edge's language, so that caches can share it. */
  readonly isByEdge?: boolean;
}

/** Texts that replace the site's own, by key. */
export type ReplacedTexts = Readonly<Record<Language, Readonly<Record<string, string>>>>;
