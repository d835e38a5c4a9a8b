import { regionPath } from "#plan/area-paths.ts";
import { firePath, regionSlugOf } from "#plan/fire-path.ts";
import { pathTo } from "#plan/paths.ts";
import { Band } from "../../design/section.tsx";
import { SaveButton } from "../../frame/account/save-button.tsx";
import { Crumbs } from "../../frame/crumbs.tsx";
import { PageHead } from "../../frame/page-head.tsx";
import type { TextsOfSet } from "../../i18n/texts-of.ts";
import { useTexts } from "../../i18n/use-texts.ts";
import { DataTime } from "../../parts/data-age/data-time.tsx";
import { AreaMap } from "../../parts/drawn-map/area/area-map.tsx";
import { Status } from "../../parts/fire/marks.tsx";
import page from "../../parts/place/place-page.module.css";
import { useFigures } from "../../parts/units/use-figures.ts";
import styles from "./fire.module.css";
import { fireHeading } from "./fire-heading.ts";
import type { FireView } from "./fire-view.server.ts";
import { fireTexts } from "./texts.ts";
import { useRegionName } from "./use-region-name.ts";

type Dated = Pick<FireView["fire"], "statusId" | "started" | "extinguished">;

/** Returns the dates, if known, on which a fire was extinguished and started, as text. */
export function fireDates(
  { statusId, started, extinguished }: Dated,
  t: TextsOfSet<typeof fireTexts>,
): string {
  return [
    statusId === 6 && extinguished && t("fire.out", { when: extinguished }),
    started && t("fire.began", { when: started }),
  ]
    .filter(Boolean)
    .join(" ");
}

interface Props extends Pick<FireView, "fire" | "age" | "map" | "isOnMap"> {
  readonly writtenAt: Date;
  /** Whether the agency still lists the fire. Only a listed fire can be followed. */
  readonly isListed: boolean;
}

export function FireHead({ fire, age, map, isOnMap, writtenAt, isListed }: Props) {
  const { language, t } = useTexts(fireTexts);
  const figures = useFigures();
  const heading = fireHeading(fire, t);
  const status = t(`status.${fire.statusId}`);
  const region = useRegionName(fire.region);
  const size = fire.sizeHa === null ? t("fires.size.unknown") : figures.size(fire.sizeHa);
  const { number } = fire;
  const dates = fireDates(fire, t);
  const live = pathTo("map-fire", language, { slug: regionSlugOf(fire.region, language), id: fire.id });
  return (
    <>
      <PageHead
        title={
          fire.name === null ? t("fire.titleUnnamed", { heading }) : t("fire.title", { heading, number })
        }
        description={t("fire.description", {
          heading,
          status: status.toLowerCase(),
          place: fire.place ?? t("fires.place.unknown"),
        })}
        addresses={{ fr: firePath(fire, "fr"), en: firePath(fire, "en") }}
      />
      <Band tone="lichen" space="tight">
        <Crumbs
          trail={[
            { to: pathTo("current-situation", language), label: t("situation.title") },
            ...(fire.region && region ? [{ to: regionPath(fire.region, language), label: region }] : []),
            { to: firePath(fire, language), label: heading },
          ]}
        />
        <div className={page.hero}>
          <div className={page.main}>
            <h1>{heading}</h1>
            <DataTime age={age} writtenAt={writtenAt} isLive />
            <p className={styles.status}>
              <Status statusId={fire.statusId} />
              <strong>{size}</strong>
            </p>
            {dates && <p>{dates}</p>}
            <p className={styles.meaning}>{t(`fire.status.${fire.statusId}`)}</p>
            {isListed && <SaveButton what={{ kind: "fire", fireId: fire.id, name: heading }} />}
          </div>
          {map && <AreaMap map={map} title={t("fire.map", { heading })} live={isOnMap ? live : undefined} />}
        </div>
      </Band>
    </>
  );
}
