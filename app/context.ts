import { createContext, RouterContextProvider } from "react-router";
import type { SituationService } from "#fires/model.ts";
import type { PastSeasonsService } from "#fires/past-seasons.ts";
import type { HistoryService } from "#history/history-service.ts";
import type { Geocoder } from "#territory/geocoder.server.ts";
import type { NaturalAreas } from "#territory/natural-areas.server.ts";

/** What the server makes once and loaders use; no loader imports a client. */
export interface Services {
  readonly situation: SituationService;
  readonly pastSeasons: PastSeasonsService;
  readonly geocoder: Geocoder;
  readonly history: HistoryService;
  readonly naturalAreas: NaturalAreas;
  /** Public origin, without a trailing slash. */
  readonly siteUrl: string;
  /** A checked tag-manager id, or empty. */
  readonly gtmId: string;
  readonly now: () => Date;
}

export const servicesContext = createContext<Services>();

/** The context of one request. */
export function createLoadContext(services: Services): RouterContextProvider {
  const context = new RouterContextProvider();
  context.set(servicesContext, services);
  return context;
}
