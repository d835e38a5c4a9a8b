import { join } from "node:path";
import type { Logger } from "pino";
import { createAccountsContext, createAccountsService } from "#accounts/accounts-service.server.ts";
import type { AccountsService } from "#accounts/accounts-service.ts";
import { createChannelEvents } from "#accounts/channel-events.server.ts";
import { alertCommands } from "#alerts/alert-commands.server.ts";
import { createAlertStatus } from "#alerts/alert-status.server.ts";
import { createContentService } from "#content/content-service.server.ts";
import { createStoryblokClient } from "#content/storyblok-client.server.ts";
import { connectionOptions, type Database, openDatabase, refuseReadOnly } from "#database/open.server.ts";
import { createLocator } from "#fires/locate-place.server.ts";
import { createPastSeasons } from "#fires/past-seasons.server.ts";
import { siteAskSeconds } from "#fires/poll-times.ts";
import { createSituationService } from "#fires/situation.server.ts";
import { createHistoryService } from "#history/history-service.server.ts";
import { createSharedReadings } from "#history/shared-readings.server.ts";
import { createSharedVersions } from "#history/shared-versions.server.ts";
import { createContactService } from "#intake/contact/contact-service.server.ts";
import { createFileStore } from "#intake/file-store.server.ts";
import { createPhotoKeeper } from "#intake/reports/photo-keep.server.ts";
import { createPictureReader } from "#intake/reports/photo-picture.server.ts";
import { createReportsService } from "#intake/reports/reports-service.server.ts";
import { isMenuScreen } from "#plan/site-map.server.ts";
import type { Settings } from "#settings";
import type { Services } from "#site-contract";
import { createSurroundings } from "#surroundings/surroundings.server.ts";
import { createCleanings } from "#territory/cleanings.ts";
import { createGeocoder } from "#territory/geocoder.server.ts";
import { createNaturalAreas } from "#territory/natural-areas.server.ts";
import { createBuildFiles } from "./build-files.ts";
import { sharePublications } from "./shared-publications.ts";
import { createStoryPaths } from "./story-paths.ts";

export type OpenServices = ReturnType<typeof createServices>;

/** Adds up the connection counts of two pools, because visitors wait for connections of both pools. */
function ofBoth(one: Database, other: Database): ReturnType<Database["connections"]> {
  const [mine, theirs] = [one.connections(), other.connections()];
  return {
    total: mine.total + theirs.total,
    idle: mine.idle + theirs.idle,
    waiting: mine.waiting + theirs.waiting,
  };
}

/** Longest database call while a visitor waits, in ms: a longer call fails, and can be sent again. */
const CALL_LIMIT_MS = 2_000;

/**
 * Makes every service of the pages, from the settings. No network request is sent before the first page or
 * before `services.situation.start()`: a site starts and serves with or without its database.
 */
export function createServices(settings: Settings, log?: Logger) {
  const cleanings = createCleanings(log && { log });
  const logged = { cleanings, ...(log && { log }) };
  const fireData = { baseUrl: settings.FIRE_DATA_URL, test: settings.FIRE_DATA_TEST, ...logged };
  const limits = { ...connectionOptions(settings), callLimitMs: CALL_LIMIT_MS };
  const database = openDatabase(settings.DATABASE_URL, limits);
  const hasReplica = settings.DATABASE_READ_URL !== settings.DATABASE_URL;
  const replica = hasReplica
    ? openDatabase(settings.DATABASE_READ_URL, { ...limits, acceptsReplica: true })
    : database;
  const context = createAccountsContext({ ...settings, cleanings }, database);
  const readVersions = createSharedVersions(database);
  const pastSeasons = createPastSeasons({
    ...fireData,
    askForAll: (...request) => situation.askerOf("pastSeasons")(...request),
  });
  // During a deployment, two versions of the site can use different addresses of the layer.
  const areasKey = `naturalAreas ${settings.NATURAL_AREAS_URL}`;
  const naturalAreas = createNaturalAreas({
    ...{ ...logged, url: settings.NATURAL_AREAS_URL },
    askForAll: (...request) => situation.askerOf(areasKey)(...request),
  });
  const situation = createSituationService({
    ...{ ...fireData, everyMs: settings.POLL_SECONDS * 1_000 },
    shared: createSharedReadings(database, "", readVersions),
    others: { pastSeasons, [areasKey]: naturalAreas },
  });
  const content = createContentService({
    client: createStoryblokClient({
      baseUrl: settings.CONTENT_URL,
      ...(settings.IS_DRAFT
        ? { token: settings.CONTENT_PREVIEW_TOKEN, version: "draft" }
        : { token: settings.CONTENT_TOKEN }),
      ...logged,
    }),
    ...(settings.IS_DRAFT
      ? { isDraft: true }
      : {
          file: join(settings.DATA_DIR, "content/stories.json"),
          pathStore: createStoryPaths(database),
        }),
    isScreen: isMenuScreen,
    ...logged,
  });
  const publications = sharePublications(database, content, readVersions, log);
  const readPicture = createPictureReader();
  const findLocation = createLocator(async () => (await situation.read()).zoneShapes.value);
  const accounts: AccountsService = {
    ...createAccountsService(context, findLocation),
    ...alertCommands(context, findLocation),
  };
  return {
    accounts,
    channelEvents: createChannelEvents(context, {
      siteUrl: settings.SITE_URL,
      reportPhone: { fr: settings.REPORT_PHONE.full.fr, en: settings.REPORT_PHONE.number.en },
    }),
    limits: context.limits,
    /** Counts cleaned texts of all sources. */
    cleanings,
    publications,
    buildFiles: createBuildFiles(database, log),
    database: hasReplica ? { ...database, connections: () => ofBoth(database, replica) } : database,
    services: {
      situation,
      pastSeasons,
      surroundings: createSurroundings({
        ...{ settings, ...logged, now: Date.now, everySeconds: settings.POLL_SECONDS },
        shared: createSharedReadings(database, "surroundings", readVersions),
        askAfterSeconds: siteAskSeconds(settings.POLL_SECONDS),
      }),
      geocoder: createGeocoder({ baseUrl: settings.GEOCODER_URL, cleanings }),
      history: createHistoryService({ database: replica }),
      naturalAreas,
      content: publications.content,
      alertStatus: createAlertStatus(replica),
      emailKeyCommands: accounts,
      contact: createContactService({
        ...context,
        mailboxes: settings.CONTACT_MAILBOXES,
        files: settings.CONTACT_ATTACHMENTS ? createFileStore(settings, "contactFiles") : null,
        readPicture,
      }),
      reports: createReportsService({
        ...context,
        mailbox: settings.REPORT_MAILBOX,
        hasWebhook: settings.REPORT_WEBHOOK_URL !== "",
        keepPhoto: createPhotoKeeper({
          ...context,
          store: createFileStore(settings, "photos"),
          readPicture,
          hasWebhook: settings.REPORT_WEBHOOK_URL !== "",
        }),
      }),
      siteUrl: settings.SITE_URL,
      gtmId: settings.GTM_ID,
      now: () => new Date(),
    } satisfies Services,
    /** Rejects if the database is read-only. @throws {DatabaseError} `database-read-only` */
    refuseReadOnly: (): Promise<void> => refuseReadOnly(database),
    /** Stores the last counts of limits, and closes the database's connections. */
    async close(): Promise<void> {
      await context.limits.flush();
      await Promise.all([database.close(), replica.close()]);
    },
  };
}
