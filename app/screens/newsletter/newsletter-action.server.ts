import { audiencesOf, newsletterForm } from "#accounts/account-api.ts";
import { AccountError } from "#accounts/accounts-service.ts";
import type { Services } from "#site-contract";
import type { Language } from "#territory/language.ts";
import { problemsOf } from "../../forms/form/form-problems.ts";
import { NOTHING_TYPED, type Step, type Typed } from "./newsletter-step.ts";

type Commands = Services["emailKeyCommands"];

interface Answered {
  readonly step: Step;
  readonly status: number;
}

const typedIn = (form: FormData): Typed => ({
  email: String(form.get("email") ?? ""),
  public: form.has("public"),
  industrial: form.has("industrial"),
  consent: form.has("consent"),
});

/** Handles a form sent without scripts. On failure the sender stays at the same step, with the typed data. */
export async function answerForm(
  commands: Commands,
  form: FormData,
  language: Language,
  sent?: Services["sent"],
): Promise<Answered> {
  const [token, key] = [String(form.get("token") ?? ""), String(form.get("key") ?? "")];
  try {
    switch (form.get("act")) {
      case "confirm": {
        const { key: newKey, ...choice } = await commands.confirmNewsletter({ token, language });
        return { status: 200, step: { is: "choice", key: newKey, choice, news: "confirmed" } };
      }
      case "stop":
      case "change": {
        const subscriptionData = form.get("act") === "stop" ? [] : audiencesOf(typedIn(form));
        const choice = await commands.changeNewsletter({ key, subscriptionData, language });
        return { status: 200, step: { is: "choice", key, choice, news: "saved" } };
      }
      default:
        return await ask(commands, typedIn(form), language, sent);
    }
  } catch (error) {
    if (error instanceof AccountError && error.code === "link-over")
      return { status: 410, step: { is: "over" } };
    const step = failed(form, { token, key });
    if (error instanceof AccountError && error.code === "too-many" && step.is === "ask")
      return { status: 429, step: { ...step, isTooMany: true } };
    sent?.onFailure(error);
    return { status: 503, step };
  }
}

async function ask(
  commands: Commands,
  typed: Typed,
  language: Language,
  sent: Services["sent"],
): Promise<Answered> {
  const read = newsletterForm.safeParse(typed);
  if (!read.success) return { status: 422, step: { is: "ask", typed, problems: problemsOf(read.error) } };
  const { email } = read.data;
  const question = { email, subscriptionData: audiencesOf(read.data), language, userData: null };
  await commands.askNewsletter(question, sent?.from);
  return { status: 200, step: { is: "asked" } };
}

function failed(form: FormData, { token, key }: EmailLink): Step {
  if (token !== "") return { is: "confirm", token, hasFailed: true };
  if (key === "") return { is: "ask", typed: typedIn(form), problems: {}, hasFailed: true };
  const choice = { email: null, subscriptionData: audiencesOf(typedIn(form)) };
  return { is: "choice", key, choice, news: null, hasFailed: true };
}

/** Parameters of an email's link; both empty if the visitor did not come from an email. */
interface EmailLink {
  readonly token: string;
  readonly key: string;
}

/** Returns the step for an email's link; "away" if the subscription cannot be read now. */
export async function stepAt(commands: Commands, { token, key }: EmailLink): Promise<Answered> {
  if (token !== "") return { status: 200, step: { is: "confirm", token } };
  if (key === "") return { status: 200, step: { is: "ask", typed: NOTHING_TYPED, problems: {} } };
  try {
    return {
      status: 200,
      step: { is: "choice", key, choice: await commands.newsletter({ key }), news: null },
    };
  } catch (error) {
    console.error(error);
    return { status: 503, step: { is: "away", key } };
  }
}
