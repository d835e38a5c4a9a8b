import { html } from "hono/html";
import type { Language } from "#territory/language.ts";

export type Written = ReturnType<typeof html>;

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

interface AgencyTable {
  /** Id of the heading that is the table's label. */
  readonly id: string;
  readonly titles: readonly string[];
  readonly rows: readonly Written[];
  readonly classes?: string;
}

/** Returns a table that scrolls sideways on narrow screens, also by keyboard. */
export const agencyTable = ({ id, titles, rows, classes = "wide" }: AgencyTable) =>
  html`<div class="${classes}" role="region" aria-labelledby="${id}" tabindex="0">
    <table>
      <thead>
        <tr>${titles.map((title) => html`<th scope="col">${title}</th>`)}</tr>
      </thead>
      <tbody>
        ${rows}
      </tbody>
    </table>
  </div>`;
