import type { Context } from "hono";
import type { Logger } from "pino";
import { z } from "zod";
import { isFromOwnPage } from "#accounts/own-origin.ts";
import { DatabaseError } from "#database/database-error.ts";
import type { Taken } from "#database/rate-limits.server.ts";
import { FileStoreError } from "#intake/file-store.server.ts";
import { MOST_PHOTO_BYTES, PHOTO_HEADERS, REPORT_PHOTO_PATH } from "#intake/reports/report-paths.ts";
import { PhotoRefused, type ReportsService } from "#intake/reports/reports-service.ts";
import { BodyCut, boundedBody } from "../bounded-body.ts";
import { COMING_RETRY_SECONDS, type ComingRequest, createComingBodies } from "../coming-bodies.ts";
import { problemAnswer } from "../problem-answer.ts";
import type { Senders } from "../senders.ts";
import type { Middleware, ServerEnv } from "../visit.ts";
import { WRITES } from "../writes.ts";

/** Most photos in memory at a time, to limit slow senders. */
const AT_ONCE = { most: 12, mostOfOne: 4 };
const LONGEST_POSITION = 60;

const named = z.object({ reportKey: z.uuid(), photoKey: z.uuid() });

const REFUSALS: Readonly<Record<PhotoRefused["code"], { readonly status: number; readonly detail: string }>> =
  {
    "no-report": { status: 404, detail: "No report waits for this photo." },
    "too-many": { status: 409, detail: "The report has all the photos that it may." },
    unreadable: { status: 415, detail: "This is no picture that can be read." },
  };

const tooMany = (taken: Taken): Response =>
  problemAnswer({ status: 429, code: "too-many", detail: "Too many photos come from one place.", ...taken });

interface Options {
  readonly reports: ReportsService;
  readonly siteUrl: string;
  readonly senders: Senders;
  readonly log: Logger;
}

/** Receives photos of reports as bytes, one per request. */
export function reportPhotos({ reports, senders, siteUrl, log }: Options): Middleware {
  const coming = createComingBodies(AT_ONCE);

  async function take(c: Context<ServerEnv>, request: ComingRequest): Promise<Response> {
    const keys = named.safeParse({
      reportKey: c.req.header(PHOTO_HEADERS.report),
      photoKey: c.req.header(PHOTO_HEADERS.photo),
    });
    if (!keys.success)
      return problemAnswer({
        status: 422,
        code: "invalid",
        detail: "Which photo of which report is not said.",
      });
    const taken = senders.takeBytes(c, WRITES.photo.bytes);
    if (!taken.isAllowed) return tooMany(taken);
    const bytes = await boundedBody(request, MOST_PHOTO_BYTES);
    if (bytes === null) return c.text("Content Too Large", 413, { Connection: "close" });
    const position = c.req.header(PHOTO_HEADERS.position) ?? "";
    await reports.keepPhoto({
      ...keys.data,
      bytes,
      sender: senders.of(c).network,
      position: position !== "" && position.length <= LONGEST_POSITION ? position : null,
    });
    return c.body(null, 204, { "Cache-Control": "no-store" });
  }

  async function takeInTurn(c: Context<ServerEnv>): Promise<Response> {
    const answer = await coming.take(senders.of(c), c.req.raw, (request) => take(c, request));
    if (answer instanceof Response) return answer;
    return problemAnswer({
      status: answer === "too-many" ? 429 : 503,
      code: answer === "too-many" ? "too-many" : "unavailable",
      detail: "Too many photos come at once.",
      retryAfterSeconds: COMING_RETRY_SECONDS,
    });
  }

  function failure(error: unknown): Response {
    if (error instanceof PhotoRefused) return problemAnswer({ ...REFUSALS[error.code], code: error.code });
    if (error instanceof BodyCut) throw error;
    const detail = "The photo was not kept. Try again in a moment.";
    const isAway = error instanceof DatabaseError || error instanceof FileStoreError;
    log.error({ err: error }, "could not store a photo");
    return problemAnswer({ status: isAway ? 503 : 500, code: isAway ? "unavailable" : "failed", detail });
  }

  return async function reportPhotos(c, next) {
    if (c.get("url").pathname !== REPORT_PHOTO_PATH) return next();
    c.set("routeClass", "data");
    if (c.req.raw.method !== "POST") return c.text("Method Not Allowed", 405, { Allow: "POST" });
    if (!isFromOwnPage(c.env.incoming.headers, [siteUrl]))
      return problemAnswer({ status: 403, code: "cross-site", detail: "Only the site's own pages may ask." });
    try {
      const taken = await senders.take(c, WRITES.photo.limit);
      return taken.isAllowed ? await takeInTurn(c) : tooMany(taken);
    } catch (error) {
      return failure(error);
    }
  };
}
