import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import sharp from "sharp";
import { ACCOUNT_PATHS, SAVED_ANSWERS_PATH } from "#accounts/account-commands.ts";
import { CONTACT_PATH, CONTACT_START_PATH } from "#intake/contact/contact-subjects.ts";
import {
  PHOTO_HEADERS,
  REPORT_PATH,
  REPORT_PHOTO_PATH,
  REPORT_START_PATH,
} from "#intake/reports/report-paths.ts";
import { MOST_PHOTOS } from "#intake/reports/vocabulary.ts";
import { pathTo, queryPath } from "#plan/paths.ts";

const [siteUrl = "", seconds = ""] = process.argv.slice(2);
const OWN = { "sec-fetch-site": "same-origin" };
const JSON_TYPE = { ...OWN, "content-type": "application/json" };
const AT_ONCE = 4;
/** Time between the start and the sending of a form. A form that is sent sooner needs proof of work. */
const PLAUSIBLE_MS = 5_000;

/** A small file that is expensive to decode. */
const picture = await sharp({ create: { width: 6_000, height: 4_000, channels: 3, background: "#a54" } })
  .jpeg({ progressive: true })
  .toBuffer();
const pdf = Buffer.alloc(5 * 1024 * 1024, "%PDF-1.7 ");
const words = () => Array.from({ length: 20 }, () => randomUUID().slice(0, 6)).join(" ");
const address = () => `${randomUUID()}@example.org`;
const post = (path: string, body: RequestInit["body"], headers: Record<string, string> = OWN) =>
  fetch(siteUrl + path, { method: "POST", headers, body: body ?? null });
const json = (path: string, body: object) => post(path, JSON.stringify(body), JSON_TYPE);

async function tokenFrom(path: string): Promise<string> {
  const answer = await json(path, {});
  return String(Object(await answer.json()).token);
}
const contactToken = await tokenFrom(CONTACT_START_PATH);
const reportToken = await tokenFrom(REPORT_START_PATH);
await pause(PLAUSIBLE_MS);

function message(): FormData {
  const form = new FormData();
  const fields = {
    subject: "general",
    message: words(),
    email: address(),
    language: "fr",
    proof: "",
    token: contactToken,
  };
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  for (const each of [1, 2]) form.append("files", new File([pdf], `plan-${each}.pdf`));
  form.append("files", new File([picture], "photo.jpg"));
  return form;
}

/** Keys of accepted reports, one for each photo that is still allowed. The site decodes no other photo. */
const photoReports: string[] = [];
async function sendReport(): Promise<Response> {
  const key = randomUUID();
  const form = { where: words(), lat: "47.5", lon: "-72.8", seen: "smoke", email: address() };
  const sent = {
    key,
    token: reportToken,
    proof: null,
    waitedSeconds: 5,
    photos: MOST_PHOTOS,
    language: "fr",
    form,
  };
  const answer = await json(REPORT_PATH, sent);
  if (answer.ok) photoReports.push(...Array.from({ length: MOST_PHOTOS }, () => key));
  return answer;
}

const ATTACKS: Readonly<Record<string, () => Promise<Response>>> = {
  "contact by script": () => post(CONTACT_PATH, message()),
  "contact by form": () => post(pathTo("contact", "fr"), message()),
  newsletter: () =>
    json(ACCOUNT_PATHS.askNewsletter, {
      email: address(),
      subscriptionData: ["CommuniqueGrandPublic"],
      language: "fr",
      userData: null,
    }),
  "newsletter by form": () =>
    post(
      pathTo("newsletter", "fr"),
      new URLSearchParams({ email: address(), public: "on", consent: "on", act: "ask" }),
    ),
  reports: sendReport,
  photos: () =>
    post(REPORT_PHOTO_PATH, picture, {
      ...OWN,
      [PHOTO_HEADERS.report]: photoReports.shift() ?? randomUUID(),
      [PHOTO_HEADERS.photo]: randomUUID(),
    }),
  answers: () =>
    json(SAVED_ANSWERS_PATH, {
      language: "fr",
      points: Array.from({ length: 50 }, () => ({
        lat: 46 + Math.random() * 3,
        lon: -76 + Math.random() * 5,
      })),
      fires: Array.from({ length: 200 }, (_, at) => ({
        id: `2026-${at + 1}`,
        seenAt: "2026-07-01T12:00:00Z",
      })),
    }),
  search: () => fetch(siteUrl + queryPath(pathTo("search", "fr"), "fr", { words: words() })),
  "map lists": () => fetch(siteUrl + queryPath(pathTo("map", "fr"), "fr", { words: words() })),
};

const endsAt = performance.now() + Number(seconds) * 1_000;
const counts: Record<string, Record<string, number>> = {};
/** Repeats an attack, and counts the statuses of the responses. Parallel loops share the counts. */
async function repeat(name: string, attack: () => Promise<Response>): Promise<void> {
  counts[name] ??= {};
  const statuses = counts[name];
  while (performance.now() < endsAt) {
    const status = await attack().then(
      async (answer) => {
        await answer.arrayBuffer();
        return String(answer.status);
      },
      () => "cut",
    );
    statuses[status] = (statuses[status] ?? 0) + 1;
  }
}
await Promise.all(
  Object.entries(ATTACKS).flatMap(([name, attack]) =>
    Array.from({ length: AT_ONCE }, () => repeat(name, attack)),
  ),
);
process.send?.(counts);
