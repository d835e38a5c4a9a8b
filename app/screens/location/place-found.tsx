import { regionPath, zonePath } from "#plan/area-paths.ts";
import { formatPosition } from "#territory/format-position.ts";
import { FactList } from "../../design/fact-list.tsx";
import { SiteLink } from "../../frame/site-link.tsx";
import { useTexts } from "../../i18n/use-texts.ts";
import type { FinderMessage } from "../../parts/finder/finder-messages.server.ts";
import { FinderMessages } from "../../parts/finder/finder-messages.tsx";
import { OtherPlaces } from "../../parts/finder/other-places.tsx";
import { howFar } from "../../parts/fire/how-far.ts";
import { useFigures } from "../../parts/units/use-figures.ts";
import styles from "./location.module.css";
import type { LocationView } from "./location-view.server.ts";
import { locationTexts } from "./texts.ts";

interface Props {
  readonly answer: LocationView;
  readonly says: readonly FinderMessage[];
}

/** Names the place that the answer is about, so that visitors can check that it is theirs. */
export function PlaceFound({ answer, says }: Props) {
  const { language, t } = useTexts(locationTexts);
  const figures = useFigures();
  const { name, landmark, position, areaPath } = answer;
  return (
    <>
      <p>
        <span className={styles.soft}>{t("location.understood")}</span>{" "}
        <strong className={styles.name}>{name ?? formatPosition(position, language)}</strong>
        {landmark && (
          <span className={styles.landmark}>
            {t("location.near", {
              place: landmark.name,
              distance: howFar(landmark, t, figures),
            })}
          </span>
        )}
      </p>
      <FinderMessages says={says} />
      <OtherPlaces others={answer.others} />
      {areaPath && <SiteLink to={areaPath}>{t("location.area")}</SiteLink>}
    </>
  );
}

export function PlaceAreas({ answer: { region, danger, isZoned } }: Pick<Props, "answer">) {
  const { language, t } = useTexts(locationTexts);
  const zone = typeof danger === "object" ? danger : null;
  const link = (to: string, name: string) => <SiteLink to={to}>{name}</SiteLink>;
  return (
    <FactList
      className={styles.areas}
      facts={[
        [t("location.region"), link(regionPath(region.code, language), region.name)],
        [
          t("location.zone"),
          zone ? link(zonePath(zone.name, language), zone.name) : !isZoned && t("location.zone.none"),
        ],
      ]}
    />
  );
}
