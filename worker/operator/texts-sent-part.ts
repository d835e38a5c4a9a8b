import { html } from "hono/html";
import { CAPPED_TEXTS, type CapUse, capLevel } from "#accounts/text-caps.server.ts";
import type { OperatorView } from "#alerts/operator-view.server.ts";
import type { Language } from "#territory/language.ts";
import { agencyTable } from "../agency-document.ts";
import type { TextOf } from "./texts.ts";

const CAPS = ["day", "prefix", "network"] as const;

/** Returns today's number of text messages of each kind, and how far the caps are used. */
export function textsSentPart({ texts }: OperatorView, language: Language, t: TextOf) {
  const number = new Intl.NumberFormat(`${language}-CA`);
  const sent = texts.sent.map(({ kind, messages }) => `${kind}${t("colon")}${number.format(messages)}`);
  const ranges = texts.uses.flatMap(({ cap, reached }) => (cap === "prefix" ? reached : []));
  return html`<h2 id="texts">${t("textsToday")}</h2>
    <p>${t("textsSent")}${t("colon")}${sent.length === 0 ? "0" : sent.join(", ")}. ${t("capsWhat")}</p>
    ${agencyTable({
      id: "texts",
      titles: [t("kind"), ...CAPS.map((cap) => t(`cap-${cap}`))],
      rows: CAPPED_TEXTS.map(
        (kind) => html`<tr>
              <th scope="row">${t(`texts-${kind}`)}</th>
              ${CAPS.map((cap) => html`<td>${shareText(texts.uses.find((use) => use.kind === kind && use.cap === cap))}</td>`)}
            </tr>`,
      ),
    })}
    ${ranges.length === 0 ? "" : html`<p class="notice">${t("rangesReached")}${t("colon")}${[...new Set(ranges)].join(", ")}</p>`}`;

  function shareText(use: CapUse | undefined) {
    if (use === undefined) return "–";
    const level = capLevel(use);
    const text = `${number.format(use.used)} / ${number.format(use.most)}`;
    return level === "well" ? text : html`${text} <b>${t(level)}</b>`;
  }
}
