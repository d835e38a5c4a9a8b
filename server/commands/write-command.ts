import type { Context } from "hono";
import type { Logger } from "pino";
import type { z } from "zod";
import type { AccountsService } from "#accounts/accounts-service.ts";
import type { ChannelEvents } from "#accounts/channel-events.server.ts";
import type { SavedQuestion } from "#accounts/saved-question.ts";
import type { Sender } from "#accounts/sender.ts";
import type { ContentService } from "#content/content-service.ts";
import type { RateLimits } from "#database/rate-limits.server.ts";
import type { ContactService } from "#intake/contact/contact-service.ts";
import type { ReportsService } from "#intake/reports/reports-service.ts";
import type { Cleanings } from "#territory/cleanings.ts";
import type { Metrics } from "../metrics.ts";
import type { ServerEnv } from "../request-context.ts";
import type { SentForm } from "../sent-form.ts";

export interface CommandServices {
  readonly accounts: AccountsService;
  readonly contact: ContactService;
  readonly reports: ReportsService;
  readonly channelEvents: ChannelEvents;
  readonly content: Pick<ContentService, "invalidate">;
  readonly answerSaved: (question: SavedQuestion) => Promise<unknown>;
  /** Stores the mail service's signatures that were accepted, so that each is accepted only once. */
  readonly limits: RateLimits;
  readonly cleanings: Cleanings;
  readonly countEvent: Metrics["countEvent"];
  readonly siteUrl: string;
  readonly log: Logger;
  /** Keys of machines. All requests of a machine are refused while its key is empty. */
  readonly keys: { readonly sms: string; readonly mail: string; readonly publication: string };
}

/** Inputs of a command, besides the body. */
export interface CommandRequest {
  readonly services: CommandServices;
  readonly sender: Sender;
  readonly c: Context<ServerEnv>;
}

/** A command whose input is a question in JSON. The command's result is sent as JSON. */
export interface JsonCommand {
  readonly reads: "json";
  readonly question: z.ZodType;
  /** Converts a form with files to a question. If unset, a script can only send JSON. */
  readonly questionOf?: (form: SentForm) => unknown;
  /** Runs with the question as parsed by the schema. */
  readonly run: (question: never, request: CommandRequest) => Promise<unknown>;
}

/** A command that reads its body itself. */
export interface BytesCommand {
  readonly reads: "bytes";
  readonly run: (body: Buffer, request: CommandRequest) => Promise<Response>;
}

export type WriteCommand = JsonCommand | BytesCommand;

export const jsonCommand = <Question extends z.ZodType>(
  question: Question,
  run: (question: z.output<Question>, request: CommandRequest) => Promise<unknown>,
): JsonCommand => ({ reads: "json", question, run });

export const bytesCommand = (run: BytesCommand["run"]): BytesCommand => ({ reads: "bytes", run });
