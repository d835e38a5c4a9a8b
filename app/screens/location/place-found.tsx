import { regionPath, zonePath } from "#plan/area-paths.ts";
import { formatPosition } from "#territory/format-position.ts";
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
  const shown = t("location.position", { position: formatPosition(position, language) });
  return (
    <>
      <p>
        <span className={styles.soft}>{t("location.understood")}</span>{" "}
        <strong className={styles.name}>{name ?? shown}</strong>
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

/** The region and the danger zone of the place, with links to their pages. */
export function PlaceAreas({ answer: { region, danger, isZoned } }: Pick<Props, "answer">) {
  const { language, t } = useTexts(locationTexts);
  const zone = typeof danger === "object" ? danger : null;
  return (
    <dl className={styles.areas}>
      <div>
        <dt>{t("location.region")}</dt>
        <dd>
          <SiteLink to={regionPath(region.code, language)}>{region.name}</SiteLink>
        </dd>
      </div>
      {(zone || !isZoned) && (
        <div>
          <dt>{t("location.zone")}</dt>
          <dd>
            {zone === null ? (
              t("location.zone.none")
            ) : (
              <SiteLink to={zonePath(zone.name, language)}>{zone.name}</SiteLink>
            )}
          </dd>
        </div>
      )}
    </dl>
  );
}
