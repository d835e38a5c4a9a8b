import { z } from "zod";
import { ACCOUNT_QUESTIONS } from "#accounts/account-api.ts";
import {
  ACCOUNT_PATHS,
  type AccountCommand,
  EMAIL_KEY_COMMANDS,
  SAVED_ANSWERS_PATH,
} from "#accounts/account-commands.ts";
import { type SavedQuestion, savedQuestion } from "#accounts/saved-question.ts";
import { CONTACT_PATH, CONTACT_START_PATH } from "#intake/contact/contact-subjects.ts";
import {
  MOST_PHOTO_BYTES,
  REPORT_PATH,
  REPORT_PHOTO_PATH,
  REPORT_START_PATH,
} from "#intake/reports/report-paths.ts";
import type { SitePlan } from "#plan/site-plan.server.ts";
import { PUBLICATION_PATH, WEBHOOK_PATHS } from "#plan/webhook-paths.ts";
import { MAX_POSTED_BYTES } from "#territory/bounded-body.ts";
import { mailEvents, textReceipts, texts } from "./commands/channel-events.ts";
import { keepPhoto, sendMessage, sendReport } from "./commands/intake-commands.ts";
import { stopAlerts, stopNewsletter, stopReleases } from "./commands/one-press-stop.ts";
import { publication } from "./commands/publication.ts";
import { jsonCommand, type WriteCommand } from "./commands/write-command.ts";
import { STORY_PARAMETER } from "./editor-signature.ts";
import { isDataPath } from "./page-address.ts";
import type { NamedLimit } from "./senders.ts";
import { MOST_FORM_BYTES } from "./sent-form.ts";

/** Policy for long bodies, which are kept in memory: photos and forms with files. */
interface LongBodies {
  readonly mostBytes: number;
  /** Limit on one network's bytes, counted by the announced length before a body is read. */
  readonly bytes: NamedLimit;
  /** Maximum number of bodies in memory at a time; slow senders keep one for long. */
  readonly most: number;
  readonly mostOfOne: number;
}

/** A kind of POST request: what it does, and its policy, the same for plain forms and scripts. */
export interface Write {
  /** Commands by address. A plain form is sent to its page's address instead, and runs the same services. */
  readonly commands: Readonly<Record<string, WriteCommand>>;
  /** "page": only the site's own pages can send it. "machine": a key or a signature protects it. */
  readonly from: "page" | "machine";
  /**
   * Whether pages of the app also send this write as a plain form. Such a write is tried even while requests
   * cannot be counted: if its command fails, the page keeps the typed text.
   */
  readonly hasForm: boolean;
  /** Limit on one network's requests, counted before the body is read; null if they are not counted. */
  readonly limit: NamedLimit | null;
  /** Returns the work of a question that changes nothing. `limit` then counts work, in memory. */
  readonly workOf?: (question: never) => number;
  readonly long?: LongBodies;
  /** Whether people can open these addresses: methods other than POST then get a page. */
  readonly isPage?: true;
}

const isEmailKeyCommand = (command: AccountCommand) =>
  (EMAIL_KEY_COMMANDS as readonly AccountCommand[]).includes(command);

/** Returns account commands by path. A person's token is in the body, and is neither logged nor returned. */
const accountCommands = (isChosen: (command: AccountCommand) => boolean) =>
  Object.fromEntries(
    (Object.entries(ACCOUNT_PATHS) as [AccountCommand, string][])
      .filter(([command]) => isChosen(command))
      .map(([command, path]) => [
        path,
        jsonCommand(ACCOUNT_QUESTIONS[command], (question, { services, sender }) =>
          // The command's own schema read the question.
          services.accounts[command](question as never, sender),
        ),
      ]),
  );

const WORK = { question: 1, point: 1, fire: 0.25, words: 5 };
const workOf = ({ points, fires, words }: SavedQuestion): number =>
  WORK.question + points.length * WORK.point + fires.length * WORK.fire + (words === "" ? 0 : WORK.words);

const OF_PEOPLE = { from: "page", hasForm: false } as const;
const OF_MACHINES = { from: "machine", hasForm: false, limit: null } as const;
const TEN_MINUTES = 600;
const MEGABYTE = 1024 * 1024;

export const WRITES = {
  /** Commands of signed-in people. The limit is high: a family, an office or a village can share one address. */
  account: {
    ...OF_PEOPLE,
    commands: accountCommands((command) => !isEmailKeyCommand(command)),
    limit: { name: "account", most: 600, perSeconds: 60 },
  },
  /** Commands without a token. The limit is lower, because each plain form renders a page. */
  emailKey: {
    ...OF_PEOPLE,
    commands: accountCommands(isEmailKeyCommand),
    hasForm: true,
    limit: { name: "email-key", most: 600, perSeconds: TEN_MINUTES },
  },
  /**
   * Questions about saved places and fires. They are in the body, to keep them out of logs of addresses. A
   * page sends one each minute. The limit counts units of `WORK`, not requests: 50 points and 200 fires are
   * 101 units. One network can use a tenth of a core.
   */
  answers: {
    ...OF_PEOPLE,
    commands: {
      [SAVED_ANSWERS_PATH]: jsonCommand(savedQuestion, (question, { services }) =>
        services.answerSaved(question),
      ),
    },
    limit: { name: "saved-answers", most: 2_400, perSeconds: 60 },
    workOf,
  },
  /** Commands that return a token with a form's start time. They work while the database is away. */
  starts: {
    ...OF_PEOPLE,
    commands: {
      [CONTACT_START_PATH]: jsonCommand(z.unknown(), async (_, { services }) => ({
        token: services.contact.start(),
      })),
      [REPORT_START_PATH]: jsonCommand(z.unknown(), async (_, { services }) => ({
        token: services.reports.start(),
      })),
    },
    limit: null,
  },
  /**
   * The service itself has stricter limits for messages and bytes. A message, like a report, requires that
   * the form was open for some time, or a proof of work.
   */
  contact: {
    ...OF_PEOPLE,
    commands: { [CONTACT_PATH]: sendMessage },
    hasForm: true,
    limit: { name: "contact", most: 60, perSeconds: TEN_MINUTES },
    long: {
      mostBytes: MOST_FORM_BYTES,
      // As much as the service stores for one network in an hour: a refused form is sent again with its files.
      bytes: { name: "contact-bytes", most: 90 * MEGABYTE, perSeconds: TEN_MINUTES },
      most: 6,
      mostOfOne: 2,
    },
  },
  /**
   * The limit is more than a village sends. The service marks reports as suspect much earlier, and refuses no
   * report. Without the database, the form keeps the typed text and shows phone numbers.
   */
  report: {
    ...OF_PEOPLE,
    commands: { [REPORT_PATH]: sendReport },
    hasForm: true,
    limit: { name: "report", most: 3_000, perSeconds: TEN_MINUTES },
  },
  photo: {
    ...OF_PEOPLE,
    commands: { [REPORT_PHOTO_PATH]: keepPhoto },
    limit: { name: "photo", most: 300, perSeconds: TEN_MINUTES },
    long: {
      mostBytes: MOST_PHOTO_BYTES,
      // Hundreds of photos as phones shrink them, or 16 of the maximum size. A refused photo waits on its device.
      bytes: { name: "photo-bytes", most: 200 * MEGABYTE, perSeconds: TEN_MINUTES },
      most: 12,
      mostOfOne: 4,
    },
  },
  /** A GET request shows the page with the button and changes nothing: programs follow links by themselves. */
  stop: {
    ...OF_MACHINES,
    commands: {
      "/api/newsletter/stop": stopNewsletter,
      "/api/alerts/stop": stopAlerts,
      "/api/releases/stop": stopReleases,
    },
    isPage: true,
  },
  channels: {
    ...OF_MACHINES,
    commands: {
      [WEBHOOK_PATHS.text]: texts,
      [WEBHOOK_PATHS.receipt]: textReceipts,
      [WEBHOOK_PATHS.mail]: mailEvents,
    },
  },
  publication: { ...OF_MACHINES, commands: { [PUBLICATION_PATH]: publication } },
  /** The editor posts an unsaved story to the data of its page: `middleware/preview.ts`. */
  preview: { ...OF_MACHINES, commands: {} },
} satisfies Readonly<Record<string, Write>>;

export type WriteName = keyof typeof WRITES;

interface NamedCommand {
  readonly name: WriteName;
  readonly command: WriteCommand;
}

const BY_PATH = new Map(
  (Object.entries(WRITES) as [WriteName, Write][]).flatMap(([name, { commands }]) =>
    Object.entries(commands).map(([path, command]): [string, NamedCommand] => [path, { name, command }]),
  ),
);

/** Returns the command of one of the site's own addresses; null for all others. */
export const commandAt = (pathname: string): NamedCommand | null => BY_PATH.get(pathname) ?? null;

/** Returns whether the server serves an address without a page. Such an address names no place or person. */
export const isOwnPath = (pathname: string): boolean =>
  BY_PATH.has(pathname) || ["/healthz", "/readyz", "/metrics"].includes(pathname);

/** Returns the longest body of a POST request, in bytes; null if the address takes no POST requests. */
export function mostPosted(
  { pathname, searchParams }: URL,
  plan: Pick<SitePlan, "takesForm">,
): number | null {
  const form = plan.takesForm(pathname);
  // Accept any length of a form with files: after `MOST_FORM_BYTES`, the sender sees why it is refused.
  if (form !== null) return "long" in WRITES[form] ? Number.POSITIVE_INFINITY : MAX_POSTED_BYTES;
  if (isDataPath(pathname) && searchParams.has(STORY_PARAMETER)) return MAX_POSTED_BYTES;
  const own = commandAt(pathname);
  if (own === null) return null;
  const write: Write = WRITES[own.name];
  return write.long?.mostBytes ?? MAX_POSTED_BYTES;
}
