import type { ReactNode } from "react";
import { Form, useLocation } from "react-router";
import { DANGER_LEVELS } from "#fires/danger.ts";
import type { Protection } from "#fires/model.ts";
import type { RestrictionType } from "#fires/restriction.ts";
import { PARAMETERS, type Parameter } from "#plan/paths.ts";
import { LevelMark } from "../../design/level-mark.tsx";
import { SearchField } from "../../design/search-field.tsx";
import { Segmented } from "../../design/segmented.tsx";
import { ShapeMark } from "../../design/shape-mark.tsx";
import { SiteLink } from "../../frame/site-link.tsx";
import { LastingParameterInputs } from "../../frame/use-lasting-parameters.tsx";
import { useTexts } from "../../i18n/use-texts.ts";
import { RestrictionSign, STATUS_LOOKS } from "../../parts/fire/marks.tsx";
import { useFieldsKey } from "../../parts/fire/use-fields-key.ts";
import { DAYS, MAP_STATUSES } from "../../parts/map-links/map-words.ts";
import chips from "../choices/chips.module.css";
import {
  type ChoicesProps,
  HARD_TYPES,
  kindsOf,
  kindsShown,
  LONGEST_WORDS,
  mapQuery,
  SOFT_TYPES,
  typesShown,
} from "../choices/map-choices.ts";
import type { FilterCounts } from "../records/records.server.ts";
import { liveMapTexts } from "../texts.ts";
import styles from "./map-filters.module.css";

interface Props extends ChoicesProps {
  readonly counts: FilterCounts;
}

const PROTECTIONS = ["intensive", "northern", null] as const satisfies (Protection | null)[];

/** The view's filters. They are links, so they are stored in the address and work without scripts. */
export function MapFilters(props: Props) {
  switch (props.choices.view) {
    case "fires":
      return <FireFilters {...props} />;
    case "danger":
      return <DangerFilters {...props} />;
    case "closures":
    case "measures":
      return <TypeFilters {...props} />;
    case "areas":
    case "territories":
      return <KindFilters {...props} />;
    case "bookmarks":
    case "report":
      return null;
  }
}

function FireFilters({ choices, counts, pathWith }: Props) {
  const { t } = useTexts(liveMapTexts);
  const { statuses, protection } = choices;
  return (
    <>
      <Segmented
        stays
        label={t("fires.filter.protection")}
        segments={PROTECTIONS.map((each) => ({
          to: pathWith({ protection: each }),
          label: each ? t(`protection.${each}`) : t("fires.filter.protection.all"),
          current: each === protection,
        }))}
      />
      <Chips label={t("fires.filter.status")} shown={statuses.length}>
        {MAP_STATUSES.map((status) => (
          <Chip
            key={status}
            to={turn(MAP_STATUSES, statuses, status, (left) => pathWith({ statuses: left }))}
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

/** Returns the address with a choice toggled; null for the only selected choice: no choice would mean all. */
function turn<T>(all: readonly T[], shown: readonly T[], one: T, to: (left: T[]) => string): string | null {
  const left = all.filter((each) => (each === one) !== shown.includes(each));
  return left.length > 0 ? to(left) : null;
}

function DangerFilters({ choices, counts, pathWith }: Props) {
  const { t, formats } = useTexts(liveMapTexts);
  return (
    <>
      <Segmented
        stays
        label={t("livemap.day")}
        segments={DAYS.map((day) => ({
          to: pathWith({ day }),
          label: t(`day.${day}`),
          current: day === choices.day,
        }))}
      />
      <ul className={chips.chips} aria-label={t("livemap.levels")}>
        {[...DANGER_LEVELS].reverse().map((level) => (
          <li key={level} className={chips.count}>
            <LevelMark level={level} /> {t(`danger.${level}`)}{" "}
            <strong>{formats.number(counts[level] ?? 0)}</strong>
          </li>
        ))}
      </ul>
    </>
  );
}

function TypeFilters({ choices, counts, pathWith }: Props) {
  const { t } = useTexts(liveMapTexts);
  const own = choices.view === "closures" ? HARD_TYPES : SOFT_TYPES;
  const shown = typesShown(choices);
  return (
    <Chips label={t("livemap.types")} shown={shown.length}>
      {own.map((type) => (
        <Chip
          key={type}
          to={turn<RestrictionType>(own, shown, type, (left) => pathWith({ types: left }))}
          isOn={shown.includes(type)}
          mark={<RestrictionSign type={type} />}
          label={t(`restriction.${type}`)}
          count={counts[type] ?? 0}
        />
      ))}
    </Chips>
  );
}

function KindFilters({ choices, counts, pathWith }: Props) {
  const { t } = useTexts(liveMapTexts);
  const own = kindsOf(choices);
  const shown = kindsShown(choices);
  return (
    <>
      <MapWordsForm choices={choices} />
      <Chips label={t("livemap.kinds")} shown={shown.length}>
        {own.map((kind) => (
          <Chip
            key={kind}
            to={turn(own, shown, kind, (left) => pathWith({ kinds: left }))}
            isOn={shown.includes(kind)}
            label={t(`livemap.kind.${kind}`)}
            count={counts[kind] ?? 0}
          />
        ))}
      </Chips>
    </>
  );
}

interface ChipsProps {
  readonly label: string;
  readonly shown: number;
  readonly children: ReactNode;
}

function Chips({ label, shown, children }: ChipsProps) {
  const { t } = useTexts(liveMapTexts);
  return (
    <nav aria-label={label}>
      <ul className={chips.chips}>{children}</ul>
      {shown === 1 && <p className={styles.last}>{t("livemap.lastChoice")}</p>}
    </nav>
  );
}

interface ChipProps {
  /** Address with the choice toggled; null if it cannot be deselected. */
  readonly to: string | null;
  readonly isOn: boolean;
  readonly mark?: ReactNode;
  readonly label: string;
  readonly count: number;
}

/** A link that toggles one choice. */
function Chip({ to, isOn, mark, label, count }: ChipProps) {
  const { t, formats } = useTexts(liveMapTexts);
  const content = (
    <>
      {mark}
      <span>{label}</span> <strong>{formats.number(count)}</strong>
      <span className="visually-hidden">{t(isOn ? "livemap.shown" : "livemap.hidden")}</span>
    </>
  );
  return (
    <li>
      {to === null ? (
        <span className={chips.chip} data-on>
          {content}
        </span>
      ) : (
        <SiteLink to={to} className={chips.chip} data-on={isOn || undefined} preventScrollReset>
          {content}
        </SiteLink>
      )}
    </li>
  );
}

/** Form that searches names among the view's records and keeps all other choices. */
function MapWordsForm({ choices }: Pick<Props, "choices">) {
  const { language, t } = useTexts(liveMapTexts);
  const { key, onChange } = useFieldsKey([choices.view, choices.words]);
  const others = mapQuery({ ...choices, words: "", page: 1, selected: null, here: null }, language);
  return (
    <Form
      className="screen-only"
      key={key}
      onChange={onChange}
      method="get"
      action={useLocation().pathname}
      role="search"
      aria-label={t("livemap.words")}
      preventScrollReset
    >
      <LastingParameterInputs />
      {Object.entries(others).map(([name, value]) => (
        <input key={name} type="hidden" name={PARAMETERS[name as Parameter][language]} value={value} />
      ))}
      <SearchField
        id="map-words"
        label={t("livemap.words")}
        submit={t("nav.search.submit")}
        name={PARAMETERS.words[language]}
        defaultValue={choices.words}
        maxLength={LONGEST_WORDS}
      />
    </Form>
  );
}
