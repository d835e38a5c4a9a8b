import { html } from "hono/html";
import emails from "./emails.json" with { type: "json" };
import type { Person } from "./people.ts";
import { type PageLanguage, TEXTS } from "./texts.ts";

const FONT = "font-family:Arial,Helvetica,sans-serif";

type Texts = (typeof emails)[keyof typeof emails][PageLanguage];

/** Renders an email of the provider in one column, with dark colours on a device in dark mode. */
const emailPage = (
  language: PageLanguage,
  { subject, words, act }: Texts,
  link: string,
) => html`<!doctype html>
<html lang="${language}-CA">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${subject}</title>
<style>
@media (prefers-color-scheme: dark) {
  .page { background: #0d1815 !important; }
  .sheet { background: #182a24 !important; }
  .ink { color: #e9efe7 !important; }
  .act { background: #ff8a4c !important; color: #1a0d06 !important; }
}
</style>
</head>
<body class="page" style="margin:0;padding:0;background:#eef1ea">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"><tr><td align="center" style="padding:16px 8px">
<table role="presentation" class="sheet" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:560px;background:#ffffff">
<tr><td style="padding:14px 24px;background:#143429;color:#f4f7f0;${FONT};font-size:16px;line-height:24px;font-weight:bold">${TEXTS[language].site}</td></tr>
<tr><td style="padding:28px 24px 20px">
<h1 class="ink" style="margin:0 0 16px;${FONT};font-size:24px;line-height:30px;color:#10201b">${subject}</h1>
<p class="ink" style="margin:0 0 16px;${FONT};font-size:16px;line-height:24px;color:#10201b">${words}</p>
<p style="margin:8px 0 16px"><a class="act" href="${link}" style="display:inline-block;padding:12px 20px;background:#c2410c;color:#ffffff;${FONT};font-size:16px;line-height:24px;font-weight:bold;text-decoration:none">${act}</a></p>
</td></tr>
</table>
</td></tr></table>
</body>
</html>`;

export async function emailTo({ email, locale }: Person, about: keyof typeof emails, link: string) {
  const texts = emails[about][locale];
  const { subject, words, act } = texts;
  return {
    to: email,
    subject,
    text: `${words}\n\n${act} : ${link}\n\nVigie\n`,
    html: String(await emailPage(locale, texts, link)),
    about,
  };
}

/** Email of the identity provider, which the sandbox puts in the outbox. */
export type SignInEmail = Awaited<ReturnType<typeof emailTo>>;
