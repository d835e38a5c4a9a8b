import type { DangerLevel } from "#fires/danger.ts";
import type { Language } from "#territory/language.ts";
import { noonInQuebec } from "#territory/quebec-day.ts";
import { SHAPE_PATHS } from "../../design/shapes.ts";
import { type Formats, formatsOf } from "../../i18n/format.ts";
import { textsOf } from "../../i18n/texts-of.ts";
import { areaMapTexts } from "../../parts/drawn-map/area/texts.ts";
import { STATUS_LOOKS } from "../../parts/fire/marks.tsx";
import { placeDates } from "../../parts/fire/rows.server.ts";
import { levelOn, type RestrictionGroup } from "../../parts/fire/rows.ts";
import { widgetTexts } from "./texts.ts";
import type { WidgetView } from "./widget-view.server.ts";

// No hooks: a widget is rendered once, outside React Router.

const wordsIn = (language: Language) => textsOf(language, widgetTexts, areaMapTexts);

export interface PartTexts {
  readonly t: ReturnType<typeof wordsIn>["t"];
  readonly formats: Formats;
  /** True for one region or zone, false for all of Quebec. */
  readonly isOfArea: boolean;
}

export const partTexts = (language: Language, isOfArea: boolean): PartTexts => ({
  t: wordsIn(language).t,
  formats: formatsOf(language),
  isOfArea,
});

type PartProps<Part extends keyof WidgetView> = { readonly [Each in Part]: WidgetView[Each] } & {
  readonly texts: PartTexts;
};

const DAYS = [0, 1, 2] as const;

function Missing({ t }: PartTexts) {
  return <p className="notice">{t("missing.title")}</p>;
}

export function Level({ level, t }: { readonly level: DangerLevel | null } & Pick<PartTexts, "t">) {
  return (
    <span className="level" data-level={level ?? 0}>
      {level === null ? t("danger.unknown") : t(`danger.${level}`)}
    </span>
  );
}

/** Shows a zone's danger for three days, or a region's danger today. Days have names: a copy can be old. */
export function Danger({ danger, texts }: PartProps<"danger">) {
  const { t, formats, isOfArea } = texts;
  if (danger === undefined) return null;
  const day = (later: number) => danger?.readAt && formats.weekday(noonInQuebec(danger.readAt, later));
  const [row, ...others] = danger?.rows ?? [];
  return (
    <section>
      <h2>{t("nav.danger")}</h2>
      {danger === null ? (
        <Missing {...texts} />
      ) : row === undefined ? (
        <p>{t("widget.danger.none")}</p>
      ) : isOfArea && others.length === 0 ? (
        <dl>
          {DAYS.map((later) => (
            <div key={later}>
              <dt>{day(later)}</dt>
              <dd>
                <Level level={levelOn(later, row)} t={t} />
              </dd>
            </div>
          ))}
        </dl>
      ) : (
        <>
          <p className="soft day">{day(0)}</p>
          <ul className="levels">
            {danger.levels.map(({ level, zones }) => (
              <li key={level}>
                <Level level={level} t={t} />{" "}
                {isOfArea ? formats.list(zones) : t("widget.zones", { count: zones.length })}
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

export function Restrictions({ restrictions, texts }: PartProps<"restrictions">) {
  const { t, isOfArea } = texts;
  if (restrictions === undefined) return null;
  return (
    <section>
      <h2>{t("restrictions.title")}</h2>
      {restrictions === null ? (
        <Missing {...texts} />
      ) : (
        <>
          {restrictions.groups.length > 0 ? (
            <Groups groups={restrictions.groups} texts={texts} />
          ) : restrictions.doubt.why ? (
            <p>{t(`restrictions.${restrictions.doubt.why}Text`)}</p>
          ) : (
            <>
              <p>{t(isOfArea ? "place.noRestriction" : "restrictions.none")}</p>
              <p className="soft">{t("place.municipal")}</p>
            </>
          )}
          {restrictions.upcoming.length > 0 && (
            <>
              <h3>{t("restrictions.upcoming")}</h3>
              <Groups groups={restrictions.upcoming} texts={texts} isAnnounced />
            </>
          )}
        </>
      )}
    </section>
  );
}

interface GroupsProps {
  readonly groups: readonly RestrictionGroup[];
  readonly texts: PartTexts;
  readonly isAnnounced?: boolean;
}

function Groups({ groups, texts: { t }, isAnnounced = false }: GroupsProps) {
  /** Returns the dates of the group's restrictions if all are equal, else nothing. */
  const dates = ({ places }: RestrictionGroup) => {
    const each = new Set(places.map((place) => placeDates(t, place, isAnnounced)));
    return each.size === 1 ? [...each] : [];
  };
  return (
    <ul>
      {groups.map((group) => (
        <li key={`${group.type} ${group.title}`}>
          <strong>{group.title || t(`restriction.${group.type}`)}</strong>
          <br />
          <small>{[group.regions || t("restrictions.area.none"), ...dates(group)].join(", ")}</small>
        </li>
      ))}
    </ul>
  );
}

export function Fires({ fires, texts }: PartProps<"fires">) {
  const { t, formats } = texts;
  if (fires === undefined) return null;
  return (
    <section>
      <h2>{t("widget.part.fires")}</h2>
      {fires === null ? (
        <Missing {...texts} />
      ) : fires.active === 0 ? (
        <p>{t("map.fires", { count: 0 })}</p>
      ) : (
        <>
          <p className="count">
            <b>{formats.number(fires.active)}</b> {t("home.active", { count: fires.active })}
          </p>
          <ul className="statuses">
            {fires.byStatus.map(({ statusId, count }) => (
              <li key={statusId}>
                <svg viewBox="0 0 24 24" aria-hidden="true">
                  <path
                    data-tone={STATUS_LOOKS[statusId].tone}
                    d={SHAPE_PATHS[STATUS_LOOKS[statusId].shape]}
                    fillRule="evenodd"
                  />
                </svg>{" "}
                {formats.number(count)} {t(`status.${statusId}.plural`, { count })}
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
