import { Notice } from "../design/notice.tsx";
import { SiteLink } from "../frame/site-link.tsx";
import { useTexts } from "../i18n/use-texts.ts";
import { pathTo } from "../paths.ts";
import { Missing } from "../situation/missing.tsx";
import { levelOn } from "../situation/rows.ts";
import type { AreaView } from "./area-view.server.ts";

/** From this level up an open fire is unwise even where it is allowed. */
const UNWISE = 3;

/** Whether an open fire may be lit here: the ban in force, or else what today's danger allows. */
export function MayLight({ area, restrictions, danger }: Pick<AreaView, "area" | "restrictions" | "danger">) {
  const { language, t } = useTexts();
  if (restrictions === null) return <Missing />;
  const { ban, isBanAnnounced } = restrictions;
  if (ban !== "none") {
    const place = pathTo("current-situation-location", language);
    return (
      <Notice
        severity="error"
        title={t(`area.light.${ban}.${area.kind}`)}
        actions={ban === "part" && <SiteLink to={place}>{t("area.light.place")}</SiteLink>}
      >
        {ban === "part" && <p>{t("area.light.partText")}</p>}
      </Notice>
    );
  }
  // Rows come the gravest first.
  const level = danger?.[0] ? levelOn(0, danger[0]) : null;
  return (
    <Notice severity={level !== null && level >= UNWISE ? "warning" : "info"} title={t("area.light.none")}>
      {level !== null && (
        <p>
          {t("area.light.upTo", { level: t(`danger.${level}`).toLowerCase() })} {t(`danger.${level}.help`)}
        </p>
      )}
      {isBanAnnounced && <p>{t("area.light.announced")}</p>}
      <p>{t("place.municipal")}</p>
    </Notice>
  );
}
