import { pathTo } from "#plan/paths.ts";
import type { Language } from "#territory/language.ts";
import { TowerMark } from "../../design/brand.tsx";
import { EMERGENCY_TEL, reportTel } from "../../frame/emergency.ts";
import type { PartTexts } from "./part-texts.ts";

interface Props {
  readonly texts: PartTexts;
  readonly other: Language;
  /** Path of the page in the other language. */
  readonly to: string;
}

/** Shows the site's name, the link to the other language, and the phone numbers. */
export function Letterhead({ texts, other, to }: Props) {
  const { language, t, isCopy, numbers } = texts;
  const brand = (
    <>
      <TowerMark />
      <span>
        <strong>{t("site.mark")}</strong>
        <br />
        {t("site.tagline")}
      </span>
    </>
  );
  return (
    <div className="top">
      {isCopy ? <span>{brand}</span> : <a href={pathTo("home", language)}>{brand}</a>}
      <a href={to} hrefLang={other} lang={other}>
        {t("nav.otherLanguage")}
      </a>
      <ul className="plain">
        <li>
          {t("emergency.911")} <a href={EMERGENCY_TEL}>911</a>
        </li>
        <li>
          {t("emergency.report")} <a href={reportTel(t)}>{t("emergency.number")}</a>
        </li>
        {numbers.map(({ label, number, href }) => (
          <li key={href}>
            {label} <a href={href}>{number}</a>
          </li>
        ))}
      </ul>
    </div>
  );
}
