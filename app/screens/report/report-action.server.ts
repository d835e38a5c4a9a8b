import { randomUUID } from "node:crypto";
import { NOTHING_REPORTED, type TypedReport } from "#intake/reports/report-fields.ts";
import { reportForm } from "#intake/reports/report-form.ts";
import type { Services } from "#site-contract";
import type { Language } from "#territory/language.ts";
import { problemsOf } from "../../forms/form/form-problems.ts";
import { NEW_REPORT, type ReportPage } from "./report-page.ts";
import { after, before, firstWrong, problemsIn, STEPS } from "./report-steps.ts";
import { findWhere } from "./where/where-found.server.ts";
import { STEP_FIELDS } from "./where/where-found.ts";

interface Answered {
  readonly page: ReportPage;
  readonly status: number;
}

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const fieldValue = (form: FormData, name: string) => String(form.get(name) ?? "");

/** Returns all answers so far, from visible and hidden fields: only the form stores answers. */
function typedIn(form: FormData): TypedReport {
  const read = Object.entries(NOTHING_REPORTED).map(([name, none]) => [
    name,
    typeof none === "string" ? fieldValue(form, name) : form.getAll(name).map(String),
  ]);
  return { ...NOTHING_REPORTED, ...Object.fromEntries(read) };
}

/** Handles a step sent without scripts. On failure the sender stays at the step, with the typed data. */
export async function answerReport(
  services: Services,
  form: FormData,
  language: Language,
): Promise<Answered> {
  const { reports } = services;
  const step = STEPS.find((each) => each === fieldValue(form, "step")) ?? "intro";
  const key = UUID.test(fieldValue(form, "key")) ? fieldValue(form, "key") : randomUUID();
  const page: ReportPage = {
    ...NEW_REPORT,
    step,
    typed: typedIn(form),
    key,
    token: fieldValue(form, "token") || reports.start(),
  };
  const at = (change: Partial<ReportPage>, status = 200): Answered => ({
    page: { ...page, ...change },
    status,
  });
  if (fieldValue(form, "go") === "back") return at({ step: before(step) });
  let { typed } = page;
  if (step === "where") {
    const found = await findWhere(typed, services, language, {
      choice: fieldValue(form, STEP_FIELDS.choice),
      fromChoice: fieldValue(form, STEP_FIELDS.fromChoice),
      looked: fieldValue(form, STEP_FIELDS.looked),
    });
    typed = { ...typed, ...found.change };
    const problems = problemsIn("where", problemsOfAll(typed));
    if (Object.keys(problems).length > 0) return at({ typed, problems, where: found }, 422);
    return found.isSettled ? at({ typed, step: after(step) }) : at({ typed, where: found });
  }
  const all = problemsOfAll(typed);
  const problems = step === "you" ? all : problemsIn(step, all);
  const wrong = firstWrong(problems);
  if (wrong !== null) return at({ step: wrong, problems }, 422);
  return step === "you" ? await sent(services, page, language) : at({ step: after(step) });
}

function problemsOfAll(typed: TypedReport) {
  const read = reportForm.safeParse(typed);
  return read.success ? {} : problemsOf(read.error);
}

async function sent(services: Services, page: ReportPage, language: Language): Promise<Answered> {
  try {
    const form = reportForm.parse(page.typed);
    const { key, token } = page;
    const received = await services.reports.send(
      { key, token, form, language, proof: null, waitedSeconds: 0, photos: 0 },
      services.sent?.from ?? null,
      false,
    );
    return { status: 200, page: { ...page, step: "sent", received } };
  } catch (error) {
    services.sent?.onFailure(error);
    return { status: 503, page: { ...page, hasFailed: true } };
  }
}
