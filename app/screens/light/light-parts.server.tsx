import { Fragment } from "react";
import type { DangerLevel } from "#fires/danger.ts";
import { placeDates } from "../../parts/fire/rows.server.ts";
import type { RestrictionGroup } from "../../parts/fire/rows.ts";
import type { LightView } from "./light-view.server.ts";
import type { PartTexts } from "./part-texts.ts";
import { SECTION_IDS } from "./section-ids.ts";

type LightProps<Part extends keyof LightView> = Pick<LightView, Part> & { readonly texts: PartTexts };

/** Notice shown instead of figures that were never read: such figures are unknown, not zero. */
export const Missing = ({ t }: PartTexts) => (
  <p className="notice">
    <strong>{t("missing.title")}</strong>
  </p>
);

interface LevelProps {
  readonly level: DangerLevel | null;
  readonly texts: PartTexts;
}

/** Shows a danger level in its colour; null means that the level is not published. */
export const Level = ({ level, texts: { t } }: LevelProps) => (
  <b className={`d${level ?? ""}`}>{t(level === null ? "danger.unknown" : `danger.${level}`)}</b>
);

/** Lists restrictions in force with place, end and advice, then announced restrictions. */
export function Restrictions({ view, texts }: { readonly view: LightView; readonly texts: PartTexts }) {
  const { language, t } = texts;
  const { restrictions, restrictionsAt } = view;
  return (
    <section id={SECTION_IDS[language].restrictions}>
      <h2>{t("restrictions.title")}</h2>
      {restrictions === null ? (
        <Missing {...texts} />
      ) : restrictions.groups.length > 0 ? (
        <Groups groups={restrictions.groups} texts={texts} withHelp />
      ) : (
        <p>
          {restrictions.doubt.why
            ? t(`restrictions.${restrictions.doubt.why}Text`)
            : t("light.restrictions.none", { when: restrictionsAt })}
        </p>
      )}
      {restrictions !== null && restrictions.upcoming.length > 0 && (
        <>
          <h3>{t("restrictions.upcoming")}</h3>
          <Groups groups={restrictions.upcoming} texts={texts} isAnnounced />
        </>
      )}
    </section>
  );
}

interface GroupsProps {
  readonly groups: readonly RestrictionGroup[];
  readonly texts: PartTexts;
  readonly isAnnounced?: boolean;
  /** Whether to explain each type. */
  readonly withHelp?: boolean;
}

export function Groups({ groups, texts: { t }, isAnnounced = false, withHelp = false }: GroupsProps) {
  /** Lists the group's places; places with the same dates are on one line. */
  const lines = ({ places }: RestrictionGroup) =>
    [...Map.groupBy(places, (place) => placeDates(t, place, isAnnounced))].map(([when, same]) =>
      [...new Set(same.map(({ regions }) => regions || t("restrictions.area.none"))), when].join(", "),
    );
  return (
    <ul className="plain">
      {groups.map((group, at) => (
        <li key={`${group.type} ${group.title}`}>
          <strong>{group.title || t(`restriction.${group.type}`)}</strong>
          {lines(group).map((line) => (
            <Fragment key={line}>
              <br />
              {line}
            </Fragment>
          ))}
          {withHelp && groups.findIndex(({ type }) => type === group.type) === at && (
            <p className="soft">{t(`restriction.${group.type}.help`)}</p>
          )}
        </li>
      ))}
    </ul>
  );
}

/** Lists the zones at each level, with the day's name. */
export function Danger({ danger, texts }: LightProps<"danger">) {
  const { language, t } = texts;
  return (
    <section id={SECTION_IDS[language].danger}>
      <h2>{danger === null ? t("nav.danger") : t("light.danger", { day: danger.days[0] })}</h2>
      {danger === null ? (
        <Missing {...texts} />
      ) : danger.levels.length === 0 ? (
        <p>{t("danger.unknown")}</p>
      ) : (
        <>
          <p>{t("light.danger.zones")}</p>
          <ul className="plain">
            {danger.levels.map(({ level, zones }) => (
              <li key={level}>
                <Level level={level} texts={texts} />
                <br />
                {zones.join(", ")}
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
