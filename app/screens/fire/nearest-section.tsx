import { Section } from "../../design/section.tsx";
import { sectionPath } from "../../frame/sections.ts";
import { SiteLink } from "../../frame/site-link.tsx";
import { useTexts } from "../../i18n/use-texts.ts";
import { NearbyFires } from "../../parts/fire/nearest-fires.tsx";
import { useFigures } from "../../parts/units/use-figures.ts";
import type { FireView } from "./fire-view.server.ts";
import { fireTexts } from "./texts.ts";

/** Lists the other active fires around, with distance and direction from this one. */
export function NearestSection({ nearest, withinKm }: Pick<FireView, "nearest" | "withinKm">) {
  const { language, t } = useTexts(fireTexts);
  const figures = useFigures();
  return (
    <Section
      id="nearest"
      title={t("fire.nearest")}
      aside={<SiteLink to={sectionPath("fires", language)}>{t("fires.all")}</SiteLink>}
    >
      {nearest === null && <p>{t("fire.nearest.unplaced")}</p>}
      {nearest?.length === 0 && <p>{t("place.noFire", { distance: figures.distance(withinKm) })}</p>}
      {nearest !== null && nearest.length > 0 && <NearbyFires fires={nearest} />}
    </Section>
  );
}
