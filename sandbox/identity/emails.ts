import { emailPage } from "./email-page.ts";
import emails from "./emails.json" with { type: "json" };
import type { Person } from "./people.ts";

export async function emailTo({ email, locale }: Person, about: keyof typeof emails, link: string) {
  const { subject, words, act } = emails[about][locale];
  const written = await emailPage({ language: locale, subject, words, link, act });
  return {
    to: email,
    subject,
    text: `${words}\n\n${act} : ${link}\n\nVigie\n`,
    html: String(written),
    about,
  };
}

/** Email of the identity provider, which the sandbox puts in the outbox. */
export type SignInEmail = Awaited<ReturnType<typeof emailTo>>;
