import { readFileSync } from "node:fs";
import { stripTypeScriptTypes } from "node:module";
import type { FeatureCollection, Point } from "geojson";
import { type Context, Hono } from "hono";
import { z } from "zod";
import { DatabaseError } from "#database/database-error.ts";
import type { Database } from "#database/open.server.ts";
import type { Seal } from "#delivery/seal.server.ts";
import type { FileStore } from "#intake/file-store.server.ts";
import {
  type DispatchReport,
  dispatchReports,
  type ReportGroup,
  reportOfPhoto,
  setReportStatus,
  withStatus,
} from "#intake/reports/operator-reports.server.ts";
import { reportLines } from "#intake/reports/report-lines.ts";
import { STATUS_WORDS } from "#intake/reports/report-words.ts";
import type { Language } from "#territory/language.ts";
import { spreadsheet } from "#territory/spreadsheet.server.ts";
import type { Made, Seen } from "../consultations/consultation.ts";
import { type ReaderEnv, shownReader, storeReaderName } from "../consultations/reader.ts";
import type { AgencyForms } from "../forms/agency-forms.ts";
import { activeFires } from "./active-fires.server.ts";
import { queryOf, ROOT, readChoice } from "./choice.ts";
import { awayPage, type Notice, reportsPage, type Shown } from "./page.ts";
import { PAGE_STYLES } from "./styles.ts";
import { textsIn } from "./texts.ts";

type Groups = readonly (readonly DispatchReport[])[];

/** Returns the reports as CSV for spreadsheet programs in the given language. */
function reportsCsv(groups: Groups, language: Language): string {
  const t = textsIn(language);
  const lines = groups.flatMap((group, index) =>
    group.map((report) => {
      const { reference, createdAt, status, at, content, isSuspect } = report;
      const own: readonly (readonly [string, string | number | Date])[] = [
        [t("reference"), reference],
        [t("received"), createdAt],
        [t("status"), STATUS_WORDS[status][language]],
        [t("group"), index + 1],
        [t("latitude"), at?.lat ?? ""],
        [t("longitude"), at?.lon ?? ""],
        [t("suspect"), isSuspect ? "1" : ""],
        [t("phone"), content?.phone ?? ""],
        [t("photos"), report.photos.length],
      ];
      return new Map<string, string | number | Date>([
        ...own,
        ...(content ? reportLines(content, language).map(({ label, text }) => [label, text] as const) : []),
      ]);
    }),
  );
  const titles = [...new Set(lines.flatMap((line) => [...line.keys()]))];
  return spreadsheet(
    [titles, ...lines.map((line) => titles.map((title) => line.get(title) ?? ""))],
    language,
  );
}

/** Returns the reports as GeoJSON (RFC 7946). A report without a location has no geometry. */
function reportsGeoJson(groups: Groups): FeatureCollection<Point | null> {
  return {
    type: "FeatureCollection",
    features: groups.flatMap((group, index) =>
      group.map(({ id, at, photos, content, createdAt, ...rest }) => ({
        type: "Feature" as const,
        id,
        geometry: at && { type: "Point" as const, coordinates: [at.lon, at.lat] },
        properties: {
          ...rest,
          ...content,
          createdAt: createdAt.toISOString(),
          photos: photos.length,
          group: index + 1,
        },
      })),
    ),
  };
}

interface DispatchParts {
  readonly database: Database;
  readonly seal: Seal;
  readonly forms: AgencyForms;
  readonly photos: FileStore;
  readonly now: () => Date;
  /** Records the people's data that a response shows. */
  readonly note: (context: Context<ReaderEnv>, seen: Seen) => void;
  /** Records who changed a report, and how. */
  readonly noteChange: (context: Context<ReaderEnv>, made: Made, reportId: string) => void;
  readonly trustedProxies: number;
}

const POLICY =
  "default-src 'none'; style-src 'self'; script-src 'self'; img-src 'self' data:; connect-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";
/** Returns the page's script. Not called at the start, when Node's warning would be the first log line. */
const client = () => stripTypeScriptTypes(readFileSync(new URL("page.client.ts", import.meta.url), "utf8"));

const notices = z.enum(["invalid", "changed", "gone", "unsaved", "unnamed"]);

/** Returns the ids of reports that still contain personal data. */
const unerasedIds = (groups: readonly ReportGroup[]) =>
  groups.flat().flatMap(({ id, content }) => (content === null ? [] : [id]));

type Reading = Pick<Shown, "groups" | "isCut" | "fires" | "readAt">;

/** Longest reuse of a reading, in ms: an older reading could show reports that were erased since. */
const KEPT_MS = 3_600_000;

/** Makes a reader that returns its last reading while the database is away, for up to an hour. */
function createCachedGroups(read: (hours: number) => Promise<Reading>, now: () => Date) {
  const lastSeen = new Map<number, Reading>();
  /** Reads the groups. After an error, returns the last reading. @throws the error if no reading is recent */
  return async (hours: number): Promise<{ readonly seen: Reading; readonly isAway: boolean }> => {
    try {
      const seen = await read(hours);
      lastSeen.set(hours, seen);
      return { seen, isAway: false };
    } catch (error) {
      const seen = lastSeen.get(hours);
      if (seen === undefined || now().getTime() - seen.readAt.getTime() > KEPT_MS) throw error;
      return { seen, isAway: true };
    }
  };
}

/** Makes the app of `/operator/reports`. The parent app controls access. */
export function dispatchApp({
  database,
  seal,
  forms,
  photos,
  now,
  note,
  noteChange,
  trustedProxies,
}: DispatchParts) {
  const app = new Hono<ReaderEnv>();
  app.use(async (context, next) => {
    await next();
    if (!context.res.headers.has("Content-Security-Policy"))
      context.header("Content-Security-Policy", POLICY);
    context.header("X-Content-Type-Options", "nosniff");
    context.header("Cross-Origin-Resource-Policy", "same-origin");
  });

  const readGroups = createCachedGroups(async (hours) => {
    const readAt = now();
    return {
      ...(await dispatchReports({ database, seal }, { hours, readAt })),
      fires: await activeFires(database, readAt),
      readAt,
    };
  }, now);
  const choiceOf = (context: Context) => readChoice(context.req.query());
  async function groupsOf(context: Context) {
    const choice = choiceOf(context);
    return withStatus((await readGroups(choice.hours)).seen.groups, choice.status);
  }

  app.onError((error, context) => {
    if (!(error instanceof DatabaseError)) throw error;
    return context.html(awayPage(choiceOf(context)), 503);
  });

  app.get("/", async (context) => {
    const choice = choiceOf(context);
    const { seen, isAway } = await readGroups(choice.hours);
    const notice: Notice | null = notices.safeParse(context.req.query("said")).data ?? null;
    const groups = withStatus(seen.groups, choice.status);
    note(context, { shown: "reports", reportIds: unerasedIds(groups) });
    const reader = shownReader(context, { trustedProxies });
    return context.html(
      await reportsPage({ ...choice, ...seen, groups, isAway, notice, reader, now: now() }),
    );
  });
  app.get("/page.css", ({ body }) => body(PAGE_STYLES, 200, { "Content-Type": "text/css; charset=utf-8" }));
  app.get("/page.js", ({ body }) =>
    body(client(), 200, { "Content-Type": "text/javascript; charset=utf-8" }),
  );

  app.get("/reports.csv", async (context) => {
    const groups = await groupsOf(context);
    note(context, { shown: "csv", reportIds: unerasedIds(groups) });
    const text = reportsCsv(groups, choiceOf(context).language);
    context.header("Content-Disposition", 'attachment; filename="reports.csv"');
    return context.body(text, 200, { "Content-Type": "text/csv; charset=utf-8" });
  });
  app.get("/reports.geojson", async (context) => {
    const groups = await groupsOf(context);
    note(context, { shown: "geojson", reportIds: unerasedIds(groups) });
    const collection = reportsGeoJson(groups);
    context.header("Content-Disposition", 'attachment; filename="reports.geojson"');
    return context.body(JSON.stringify(collection), 200, { "Content-Type": "application/geo+json" });
  });
  app.get("/photo/:id", async (context) => {
    const id = z.uuid().safeParse(context.req.param("id")).data;
    const reportId = id === undefined ? null : await reportOfPhoto(database, id);
    const bytes = id && reportId ? await photos.get(id) : null;
    if (bytes === null || reportId === null) return context.notFound();
    note(context, { shown: "photo", reportIds: [reportId] });
    context.header("Content-Security-Policy", "sandbox; default-src 'none'");
    return context.body(new Uint8Array(bytes), 200, { "Content-Type": "image/jpeg" });
  });

  const takeReader = forms.take("/operator/reports/reader", async (fields, context) => {
    const notice = storeReaderName(context, fields?.name, { trustedProxies }) ? "" : "&said=unnamed";
    return context.redirect(`${ROOT}${queryOf(choiceOf(context))}${notice}#reader`, 303);
  });
  app.post("/reader", takeReader);
  const takeStatus = forms.take("/operator/reports/status", async (fields, context) => {
    const result =
      fields === null
        ? "invalid"
        : await setReportStatus(database, fields, now()).catch((error: unknown) => {
            if (error instanceof DatabaseError) return "unsaved" as const;
            throw error;
          });
    if (fields && result === "done") noteChange(context, `status-${fields.status}`, fields.id);
    const notice = result === "done" || result === "same" ? "" : `&said=${result}`;
    const at = fields ? `#r-${fields.id}` : "";
    return context.redirect(ROOT + queryOf(choiceOf(context)) + notice + at, 303);
  });
  app.post("/status", takeStatus);
  return app;
}
