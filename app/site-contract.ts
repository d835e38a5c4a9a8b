// Types shared by the site's server and the built app, which do not import each other.

import type { RouterContextProvider } from "react-router";
import type { EMAIL_KEY_COMMANDS } from "#accounts/account-commands.ts";
import type { AccountsService } from "#accounts/accounts-service.ts";
import type { SavedQuestion } from "#accounts/saved-question.ts";
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
import type { DrawnMap } from "#surroundings/draw-smoke.server.ts";
import type { SurroundingsService } from "#surroundings/surroundings.server.ts";
import type { Geocoder } from "#territory/geocoder.server.ts";
import type { Bilingual, Language } from "#territory/language.ts";
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
  /** Commands that the key in an email allows, without a login token. */
  readonly emailKeyCommands: Pick<AccountsService, (typeof EMAIL_KEY_COMMANDS)[number]>;
  readonly contact: ContactService;
  readonly reports: ReportsService;
  /** Public origin, without a trailing slash. */
  readonly siteUrl: string;
  /** A checked tag-manager id, or empty. */
  readonly gtmId: string;
  readonly now: () => Date;
  /** Files and sender of a form sent without scripts; only set for the response to that form. */
  readonly sent?: {
    readonly files: readonly SentFile[];
    readonly from: Sender;
    /** Logs why the form's command failed. */
    readonly onFailure: (error: unknown) => void;
  };
  /** Origin of the visual editor that the response is for; absent for visitors. */
  readonly editorOrigin?: string;
  /** Parts of the editor's draft that its page omits. */
  readonly leftOut?: readonly LeftOut[];
}

/** Texts that replace the site's own, by key. */
export type ReplacedTexts = Readonly<Record<Language, Readonly<Record<string, string>>>>;

/** Functions that the built app exports for the server, besides its renderer. */
export interface AppEntry {
  createLoadContext(services: Services): RouterContextProvider;
  /** Prepares the search before its first use. */
  prepareSearch(services: Services): Promise<void>;
  /** Returns answers for saved places and followed fires, to send as JSON; null for each unreadable one. */
  answerSaved(requested: SavedQuestion, services: Services): Promise<object>;
  /** The drawn map of the province. */
  readonly drawnMap: DrawnMap;
  /**
   * Returns the light page in each language, as files to serve while the site does not answer; null while
   * some data has never arrived.
   */
  emergencyCopies(services: Services): Promise<Bilingual | null>;
  /** Returns the public API's response to a CORS preflight request. */
  apiPreflight(): Response;
  /** Returns the public API's response for a refusal or failure outside the code of the API. */
  apiRefusal(status: number, siteUrl: string): Response;
  /** Returns the given texts that can replace the site's own, and the keys of the refused ones. */
  acceptTexts(
    language: Language,
    texts: Readonly<Record<string, string>>,
  ): { readonly accepted: Readonly<Record<string, string>>; readonly refused: readonly string[] };
  /** Runs a request's work with replaced texts. */
  withReplacedTexts<T>(texts: ReplacedTexts | null, work: () => T): T;
}
