import { regionByCode } from "#territory/regions.ts";
import { useTexts } from "../../i18n/use-texts.ts";
import type { AreaView } from "./area-view.server.ts";
import { areaTexts } from "./texts.ts";

/** Returns the texts about a region ("en Mauricie") or a zone, by its name. */
export function useAreaWords(area: AreaView["area"]) {
  const { language, t } = useTexts(areaTexts);
  if (area.kind === "zone") {
    const { name } = area;
    return {
      title: t("area.zone.title", { name }),
      heading: t("area.zone.heading", { name }),
      description: t("area.zone.description", { name }),
      none: t("area.none.zone"),
      map: t("area.zone.map", { name }),
    };
  }
  const where = regionByCode(area.code)?.locative[language];
  return {
    title: t("area.region.title", { where }),
    heading: t("area.region.heading", { where }),
    description: t("area.region.description", { where }),
    none: t("area.none.region", { where }),
    map: t("area.region.map", { name: area.name }),
  };
}
