import { pathTo } from "#plan/paths.ts";
import { LevelPatterns } from "../../design/level-patterns.tsx";
import { useTexts } from "../../i18n/use-texts.ts";
import { FireMark, markId } from "./fire-marks.tsx";
import { MapLegend, PATTERN } from "./map-legend.tsx";
import { type FireGroup, type MapView, readFires, readZones } from "./map-view.ts";
import styles from "./province-map.module.css";
import { TownNames } from "./town-names.tsx";

export function ProvinceMap({ map }: { readonly map: MapView }) {
  const { language, t } = useTexts();
  const fires = readFires(map.fires ?? "");
  const count = fires.reduce((sum, group) => sum + group.count, 0);
  return (
    <figure className={styles.figure}>
      <svg
        className={styles.map}
        viewBox={`0 0 ${map.width} ${map.height}`}
        role="img"
        aria-labelledby="province-map-title province-map-text"
      >
        <title id="province-map-title">{t("map.title")}</title>
        <desc id="province-map-text">{useDescription(map, count)}</desc>
        <defs>
          <LevelPatterns prefix={PATTERN} scale={1.5} />
        </defs>
        <Ground map={map} />
        {fires.map((group) => (
          <Fires key={markId(group)} group={group} among={count} />
        ))}
      </svg>
      <MapLegend
        noData={map.zones.includes("-")}
        live={pathTo("map", language)}
        statuses={[...new Set(fires.map(({ statusId }) => statusId))].sort()}
      >
        {map.fires === null && <>{t("map.textNoFires")} </>}
        {map.beyond > 0 && <>{t("map.beyond", { count: map.beyond })} </>}
        {map.unmapped > 0 && <>{t("map.unmapped", { count: map.unmapped })} </>}
        {t("map.approximate")}
      </MapLegend>
    </figure>
  );
}

function useDescription({ fires, widespread, beyond, unmapped }: MapView, count: number): string {
  const { t } = useTexts();
  if (fires === null) return t("map.textNoFires");
  const away = [
    ...(beyond > 0 ? [t("map.beyond", { count: beyond })] : []),
    ...(unmapped > 0 ? [t("map.unmapped", { count: unmapped })] : []),
  ];
  // "No active fires on the map" would contradict the count next to it.
  if (count === 0 && away.length > 0) return away.join(" ");
  const counted = t("map.fires", { count });
  const text = widespread
    ? t("map.text", { fires: counted, level: t(`danger.${widespread}`).toLowerCase() })
    : t("map.textNoDanger", { fires: counted });
  return [text, ...away].join(" ");
}

/**
 * Draws a group of fires as markers on one invisible line: one element per fire would double the markup. The
 * line's first point has no marker, so that a single fire is also a line.
 */
function Fires({ group, among }: { readonly group: FireGroup; readonly among: number }) {
  const id = markId(group);
  return (
    <>
      <marker id={id} markerUnits="userSpaceOnUse" overflow="visible">
        <FireMark fire={group} among={among} />
      </marker>
      <path d={`m0 0 ${group.steps}`} fill="none" markerMid={`url(#${id})`} markerEnd={`url(#${id})`} />
    </>
  );
}

function Ground({ map: { sheet, width, height, zones, towns } }: { readonly map: MapView }) {
  return (
    <>
      <rect className={styles.water} width={width} height={height} />
      <use className={styles.far} href={`${sheet}#far`} />
      <use className={styles.land} href={`${sheet}#land`} />
      <g className={styles.zones}>
        {readZones(zones).map(({ zone, level }) => (
          <use key={zone} fill={level ? `url(#${PATTERN}-${level})` : "none"} href={`${sheet}#z${zone}`} />
        ))}
      </g>
      <use className={styles.water} href={`${sheet}#lakes`} />
      <use className={styles.water} href={`${sheet}#rivers`} />
      <use className={styles.outline} href={`${sheet}#land`} />
      <TownNames className={styles.towns} towns={towns} />
    </>
  );
}
