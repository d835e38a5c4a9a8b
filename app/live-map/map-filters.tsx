import type { ReactNode } from "react";
import { DANGER_LEVELS } from "#fires/danger.ts";
import type { Protection } from "#fires/model.ts";
import { LevelMark } from "../design/level-mark.tsx";
import { Segmented } from "../design/segmented.tsx";
import { ShapeMark } from "../design/shape-mark.tsx";
import { SiteLink } from "../frame/site-link.tsx";
import { useTexts } from "../i18n/use-texts.ts";
import { RestrictionSign, STATUS_LOOKS } from "../situation/marks.tsx";
import { DAYS, HARD_TYPES, MAP_STATUSES, type MapChoices, SOFT_TYPES, typesShown } from "./map-choices.ts";
import styles from "./map-filters.module.css";
import type { FilterCounts } from "./records.server.ts";

interface Props {
  readonly choices: MapChoices;
  readonly counts: FilterCounts;
  /** The page's address under other choices. */
  readonly pathWith: (change: Partial<MapChoices>) => string;
}

const PROTECTIONS = ["intensive", "northern", null] as const satisfies (Protection | null)[];

/** The choices of the view: links, so that they live in the address and work without scripts. */
export function MapFilters(props: Props) {
  const { view } = props.choices;
  if (view === "fires") return <FireFilters {...props} />;
  if (view === "danger") return <DangerFilters {...props} />;
  return <TypeFilters {...props} />;
}

function FireFilters({ choices, counts, pathWith }: Props) {
  const { t } = useTexts();
  const { statuses, protection } = choices;
  const toggled = (status: (typeof MAP_STATUSES)[number]) =>
    MAP_STATUSES.filter((each) => (each === status) !== statuses.includes(each));
  return (
    <>
      <Segmented
        label={t("fires.filter.protection")}
        segments={PROTECTIONS.map((each) => ({
          to: pathWith({ protection: each }),
          label: each ? t(`protection.${each}`) : t("livemap.protection.both"),
          current: each === protection,
        }))}
      />
      <Chips label={t("fires.filter.status")}>
        {MAP_STATUSES.map((status) => (
          <Chip
            key={status}
            to={pathWith({ statuses: toggled(status) })}
            isOn={statuses.includes(status)}
            mark={<ShapeMark {...STATUS_LOOKS[status]} />}
            label={t(`status.${status}`)}
            count={counts[status] ?? 0}
          />
        ))}
      </Chips>
    </>
  );
}

function DangerFilters({ choices, counts, pathWith }: Props) {
  const { t } = useTexts();
  return (
    <>
      <Segmented
        label={t("livemap.day")}
        segments={DAYS.map((day) => ({
          to: pathWith({ day }),
          label: t(`day.${day}`),
          current: day === choices.day,
        }))}
      />
      <ul className={styles.chips} aria-label={t("map.legend.danger")}>
        {DANGER_LEVELS.toReversed().map((level) => (
          <li key={level} className={styles.count}>
            <LevelMark level={level} /> {t(`danger.${level}`)} <strong>{counts[level] ?? 0}</strong>
          </li>
        ))}
      </ul>
    </>
  );
}

function TypeFilters({ choices, counts, pathWith }: Props) {
  const { t } = useTexts();
  const own = choices.view === "closures" ? HARD_TYPES : SOFT_TYPES;
  const shown = typesShown(choices);
  return (
    <Chips label={t("livemap.types")}>
      {own.map((type) => (
        <Chip
          key={type}
          to={pathWith({ types: own.filter((each) => (each === type) !== shown.includes(each)) })}
          isOn={shown.includes(type)}
          mark={<RestrictionSign type={type} />}
          label={t(`restriction.${type}`)}
          count={counts[type] ?? 0}
        />
      ))}
    </Chips>
  );
}

function Chips({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <nav aria-label={label}>
      <ul className={styles.chips}>{children}</ul>
    </nav>
  );
}

interface ChipProps {
  readonly to: string;
  readonly isOn: boolean;
  readonly mark: ReactNode;
  readonly label: string;
  readonly count: number;
}

/** One choice that is on or off; following it turns it over. */
function Chip({ to, isOn, mark, label, count }: ChipProps) {
  const { t, formats } = useTexts();
  return (
    <li>
      <SiteLink to={to} className={styles.chip} data-on={isOn || undefined} preventScrollReset>
        {mark}
        <span>{label}</span> <strong>{formats.number(count)}</strong>
        <span className="visually-hidden">{t(isOn ? "livemap.shown" : "livemap.hidden")}</span>
      </SiteLink>
    </li>
  );
}
