import type { ReactNode } from "react";
import { DANGER_LEVELS, type DangerLevel } from "#fires/danger.ts";
import type { StatusId } from "#fires/status.ts";
import { Icon } from "../../design/icon.tsx";
import { LevelSwatch } from "../../design/level-patterns.tsx";
import { ShapeMark } from "../../design/shape-mark.tsx";
import { SiteLink } from "../../frame/site-link.tsx";
import { useTexts } from "../../i18n/use-texts.ts";
import { STATUS_LOOKS } from "../fire/marks.tsx";
import styles from "./province-map.module.css";

/** Prefix for the ids of danger patterns in a page's maps. */
export const PATTERN = "danger";

interface Props {
  readonly levels?: readonly DangerLevel[];
  /** Label of the danger levels if they are not today's. */
  readonly dangerLabel?: string | undefined;
  /** True if some zones have no level. */
  readonly noData: boolean;
  readonly statuses: readonly StatusId[];
  /** Address of the same view on the interactive map. */
  readonly live?: string | undefined;
  /** More signs, as list items. */
  readonly more?: ReactNode;
  readonly children: ReactNode;
}

/** Explains a map's colours and marks in words. Its children are notes. */
export function MapLegend({
  levels = DANGER_LEVELS,
  dangerLabel,
  noData,
  statuses,
  live,
  more,
  children,
}: Props) {
  const { t } = useTexts();
  return (
    <figcaption className={styles.legend}>
      {live && (
        <SiteLink className={styles.live} to={live}>
          {t("map.live")} <Icon name="arrow" size="small" />
        </SiteLink>
      )}
      <ul aria-label={dangerLabel ?? t("map.legend.danger")}>
        {levels.map((level) => (
          <li key={level}>
            <LevelSwatch level={level} prefix={PATTERN} />
            {` ${t(`danger.${level}`)}`}
          </li>
        ))}
        {noData && <li>{t("map.noData")}</li>}
      </ul>
      {statuses.length > 0 && (
        <ul aria-label={t("map.legend.fires")}>
          {statuses.map((statusId) => (
            <li key={statusId}>
              <ShapeMark {...STATUS_LOOKS[statusId]} />
              {` ${t(`status.${statusId}`)}`}
            </li>
          ))}
        </ul>
      )}
      {more}
      <p>{children}</p>
    </figcaption>
  );
}
