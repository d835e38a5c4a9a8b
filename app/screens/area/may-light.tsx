import { pathTo } from "#plan/paths.ts";
import { SECTION_IDS } from "../../frame/sections.ts";
import { SiteLink } from "../../frame/site-link.tsx";
import { useTexts } from "../../i18n/use-texts.ts";
import { OpenFireNotice } from "../../parts/open-fire/open-fire-notice.tsx";
import type { AreaView } from "./area-view.server.ts";
import { areaTexts } from "./texts.ts";

/**
 * Says whether an open fire can be lit here. If that differs within the area, links to the answer for one
 * place.
 */
export function MayLight({ light: { answer, varies, isThreatened } }: Pick<AreaView, "light">) {
  const { language, t } = useTexts(areaTexts);
  return (
    <OpenFireNotice answer={answer} small>
      {isThreatened && (
        <p>
          <a href={`#${SECTION_IDS.restrictions[language]}`}>{t("area.light.threat")}</a>
        </p>
      )}
      {varies && (
        <p>
          {t(`area.light.${varies}`)}{" "}
          <SiteLink to={pathTo("current-situation-location", language)}>{t("area.light.place")}</SiteLink>
        </p>
      )}
    </OpenFireNotice>
  );
}
