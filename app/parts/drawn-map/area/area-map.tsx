import { type ReactNode, useId } from "react";
import { firePath } from "#plan/fire-path.ts";
import { classNames } from "../../../design/class-names.ts";
import { LevelPatterns } from "../../../design/level-patterns.tsx";
import { SiteLink } from "../../../frame/site-link.tsx";
import { useTexts } from "../../../i18n/use-texts.ts";
import { useFigures } from "../../units/use-figures.ts";
import { FireMarks, markId } from "../fire-marks.tsx";
import { MapLegend, PATTERN } from "../map-legend.tsx";
import { readZones } from "../map-view.ts";
import shared from "../province-map.module.css";
import { TownNames } from "../town-names.tsx";
import styles from "./area-map.module.css";
import type { AreaMapView } from "./area-map-view.server.ts";
import { type AreaFire, readAreaFires, readCircles } from "./area-map-view.ts";
import { SCALE_AT } from "./scale-bar.ts";
import { SubjectMark } from "./subject-mark.tsx";
import { areaMapTexts } from "./texts.ts";

interface Props {
  readonly map: AreaMapView;
  /** The map's caption, like a heading: "Carte de la Mauricie : danger aujourd’hui et feux actifs". */
  readonly title: string;
  /** Address of the same view on the interactive map; absent on that map's own page. */
  readonly live?: string | undefined;
}

const HATCH = "restricted-hatch";

/**
 * A server-drawn map of a part of the province: danger by zone, active fires, towns, the page's subject, a
 * scale and a text legend. Use one per page.
 */
export function AreaMap({ map, title, live }: Props) {
  const { t } = useTexts(areaMapTexts);
  const figures = useFigures();
  const id = useId();
  const fires = readAreaFires(map.fires ?? "");
  const marks = map.subject?.kind === "fire" ? [...fires, map.subject] : fires;
  return (
    <figure className={classNames(shared.figure, styles.figure)}>
      {/* biome-ignore lint/a11y/useSemanticElements: a drawing is no set of form fields. */}
      <svg className={shared.map} viewBox={map.viewBox} role="group" aria-labelledby={`${id}title`}>
        <title id={`${id}title`}>{title}</title>
        <desc id={`${id}text`}>
          {useDescription(map, fires.length)} {t("map.wide", { distance: figures.aboutDistance(map.kmWide) })}
        </desc>
        <defs>
          <LevelPatterns prefix={PATTERN} scale={1.5} />
          <FireMarks fires={marks} />
          <clipPath id={`${id}edge`}>
            <rect {...boxOf(map)} />
          </clipPath>
        </defs>
        {/* biome-ignore lint/a11y/noInteractiveElementToNoninteractiveRole: an SVG group is nothing to press. */}
        <g role="img" aria-labelledby={`${id}text`} clipPath={`url(#${id}edge)`}>
          <Ground map={map} />
          <TownNames className={styles.towns} towns={map.towns} />
          <Scale map={map} />
        </g>
        <Fires fires={fires} />
        {map.subject && <SubjectMark subject={map.subject} />}
      </svg>
      <Legend map={map} marks={marks} live={live} />
    </figure>
  );
}

function useDescription(map: AreaMapView, count: number): string {
  const { t } = useTexts(areaMapTexts);
  const { frame, isOfFires, fires, inside, widespread } = map;
  if (!isOfFires)
    return widespread ? t("map.widespread", { level: t(`danger.${widespread}`).toLowerCase() }) : "";
  if (fires === null) return t("map.textNoFires");
  const counted = count === 0 ? t("map.none") : t("map.fires", { count });
  const text = widespread
    ? t("map.text", { fires: counted, level: t(`danger.${widespread}`).toLowerCase() })
    : t("map.textNoDanger", { fires: counted });
  // The lists of a region's or zone's page only have its own fires.
  const isOfArea = frame === "region" || frame === "zone";
  return isOfArea && inside !== null && inside < count
    ? `${text} ${t(`map.inside.${frame}`, { fires: t("map.fires", { count: inside }) })}`
    : text;
}

/** Returns the view's box, which clips the drawing. In a wider space, more of the drawing would show. */
function boxOf({ viewBox }: Pick<AreaMapView, "viewBox">) {
  const [x, y, width, height] = viewBox.split(" ");
  return { x, y, width, height };
}

/** Draws land, water and each zone in its level's colour and pattern, all paler outside the area. */
function Ground({
  map: { frame, sheet, viewBox, zones, restricted, circles, points },
}: {
  readonly map: AreaMapView;
}) {
  const hasOutline = frame === "region" || frame === "zone";
  return (
    <>
      <rect className={shared.water} {...boxOf({ viewBox })} />
      <use className={classNames(shared.far, styles.far)} href={`${sheet}#far`} />
      <use className={shared.land} href={`${sheet}#land`} />
      <g className={shared.zones}>
        {readZones(zones).map(({ zone, level }) => (
          <use key={zone} fill={level ? `url(#${PATTERN}-${level})` : "none"} href={`${sheet}#z${zone}`} />
        ))}
      </g>
      <use className={shared.water} href={`${sheet}#lakes`} />
      <use className={shared.water} href={`${sheet}#rivers`} />
      <use className={shared.outline} href={`${sheet}#land`} />
      {hasOutline && <use className={styles.beyond} href={`${sheet}#beyond`} />}
      {readCircles(circles).map(({ x, y, r }) => (
        <circle key={`${x} ${y}`} className={styles.circle} cx={x} cy={y} r={r} />
      ))}
      {restricted && <Restricted d={restricted} />}
      {points && <path className={styles.points} d={points} />}
    </>
  );
}

function Restricted({ d }: { readonly d: string }) {
  return (
    <>
      <pattern
        id={HATCH}
        className={styles.hatch}
        width="8"
        height="8"
        patternUnits="userSpaceOnUse"
        patternTransform="rotate(-45)"
      >
        <path className={styles.casing} d="M0 4h8" />
        <path d="M0 4h8" />
      </pattern>
      <path className={styles.halo} d={d} />
      <path className={styles.restricted} d={d} />
      <path className={styles.band} stroke={`url(#${HATCH})`} d={d} />
    </>
  );
}

function Scale({ map: { viewBox, scale } }: { readonly map: AreaMapView }) {
  const figures = useFigures();
  const [left = 0, top = 0, , height = 0] = viewBox.split(" ").map(Number);
  const [x, y] = [left + SCALE_AT.x, top + height - SCALE_AT.y];
  return (
    <g className={styles.scale}>
      <path d={`M${x} ${y - 8}v8h${scale.length}v-8`} />
      <text x={x + scale.length / 2} y={y - 10} textAnchor="middle">
        {figures.distance(scale.km)}
      </text>
    </g>
  );
}

/**
 * Links each mark to its fire. Marks are out of the tab order and hidden from assistive technology, since the
 * list next to the map has the same links. Marks of a crowd are too small to press and are not links.
 */
function Fires({ fires }: { readonly fires: readonly AreaFire[] }) {
  const { language } = useTexts(areaMapTexts);
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: an SVG group takes no focus, and nothing in it is in the tab order.
    <g aria-hidden="true">
      {fires.map((fire, index) => {
        // biome-ignore lint/suspicious/noArrayIndexKey: a crowd's marks have no state and no name.
        const mark = <use key={index} href={`#${markId(fire)}`} x={fire.x} y={fire.y} />;
        if (fire.id === "") return mark;
        return (
          <SiteLink key={fire.id} className={styles.link} to={firePath(fire, language)} tabIndex={-1}>
            <circle cx={fire.x} cy={fire.y} r="26" />
            {mark}
          </SiteLink>
        );
      })}
    </g>
  );
}

function Legend({
  map,
  marks,
  live,
}: Pick<Props, "map" | "live"> & { readonly marks: readonly Pick<AreaFire, "statusId">[] }) {
  const { t } = useTexts(areaMapTexts);
  const signs: [kind: string, text: string][] = [];
  if (map.frame === "region" || map.frame === "zone") signs.push(["outline", t(`map.outline.${map.frame}`)]);
  if (map.subject) signs.push([map.subject.kind, t(`map.subject.${map.subject.kind}`)]);
  if (map.circles) signs.push(["circle", t("map.circle")]);
  if (map.points) signs.push(["points", t("map.points")]);
  if (map.restricted) signs.push(["restricted", t("map.restricted")]);
  return (
    <MapLegend
      levels={map.levels}
      dangerLabel={map.day === 0 ? undefined : t(`map.legend.danger.${map.day}`)}
      noData={map.noData}
      live={live}
      statuses={[...new Set(marks.map(({ statusId }) => statusId))].sort()}
      more={signs.length > 0 && <Signs label={t("map.legend.signs")} signs={signs} />}
    >
      {map.isOfFires && map.fires === null && <>{t("map.textNoFires")} </>}
      {map.unmapped > 0 && <>{t("map.unmapped", { count: map.unmapped })} </>}
      {t("map.approximate")}
    </MapLegend>
  );
}

const SIGNS: Readonly<Record<string, ReactNode>> = {
  outline: <path className={styles.outline} d="M2 8h20" />,
  fire: <circle className={styles.ring} cx="12" cy="8" r="6" />,
  place: <path className={styles.pin} d="M12 15L7.5 8a5 5 0 1 1 9 0z" />,
  circle: <circle className={styles.circle} cx="12" cy="8" r="6" />,
  points: <path className={styles.points} d="M12 8h0" />,
  restricted: (
    <>
      <path className={styles.restricted} d="M0 12h24" />
      <path className={styles.band} stroke={`url(#${HATCH})`} d="M0 8h24" />
    </>
  ),
};

function Signs({ label, signs }: { readonly label: string; readonly signs: readonly [string, string][] }) {
  return (
    <ul aria-label={label}>
      {signs.map(([kind, text]) => (
        <li key={kind}>
          <svg className={styles.sign} viewBox="0 0 24 16" aria-hidden="true">
            {SIGNS[kind]}
          </svg>
          {text}
        </li>
      ))}
    </ul>
  );
}
