import { html } from "hono/html";
import type { Language } from "#territory/language.ts";

type Written = ReturnType<typeof html>;

interface AgencyDocument {
  readonly language: Language;
  /** Title of the browser window. */
  readonly title: string;
  /** HTML of styles and scripts. */
  readonly head: Written;
  readonly header: Written;
  readonly main: Written | Promise<Written>;
}

/** Writes a whole page for the agency's staff. */
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
