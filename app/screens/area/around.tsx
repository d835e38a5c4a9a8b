import { Section } from "../../design/section.tsx";
import { useTexts } from "../../i18n/use-texts.ts";
import { RegionLinks, ZoneLinks } from "../../parts/place/place-links.tsx";
import type { AreaView } from "./area-view.server.ts";
import { areaTexts } from "./texts.ts";

/** Links to the neighbours, and to the regions that a zone lies in. */
export function Around({ area, around }: Pick<AreaView, "area" | "around">) {
  const { t } = useTexts(areaTexts);
  if (area.kind === "region") {
    return (
      <div className="screen-only">
        <Section id="around" title={t("area.around.region")}>
          <RegionLinks codes={around.regions} />
        </Section>
      </div>
    );
  }
  return (
    <>
      <Section id="within" title={t("area.around.within")} lead={t("area.around.withinText")}>
        <RegionLinks codes={around.within} />
      </Section>
      <div className="screen-only">
        <Section id="around" title={t("area.around.zone")}>
          {around.zones.length > 0 ? <ZoneLinks names={around.zones} /> : <p>{t("area.around.none")}</p>}
        </Section>
      </div>
    </>
  );
}
