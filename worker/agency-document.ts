import { html } from "hono/html";
import type { Language } from "#territory/language.ts";

type Written = ReturnType<typeof html>;

interface AgencyDocument {
  readonly language: Language;
  readonly title: string;
  readonly head: Written;
  readonly header: Written;
  readonly main: Written | Promise<Written>;
}

export const agencyDocument = ({ language, title, head, header, main }: AgencyDocument) =>
  html`<!doctype html>
    <html lang="${language}-CA">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title}</title>
        ${head}
        <link rel="icon" href="data:," />
      </head>
      <body>
        <header>${header}</header>
        <main>${main}</main>
      </body>
    </html>`;
