import type { ReactNode } from "react";
import type { SourceAnswer } from "#surroundings/can-say.server.ts";
import { NEAR_KM, STATION_KM } from "#surroundings/reach.ts";
import { Section } from "../../design/section.tsx";
import { useTexts } from "../../i18n/use-texts.ts";
import { howFar } from "../fire/how-far.ts";
import { useFigures } from "../units/use-figures.ts";
import { ServerMarkup } from "./server-markup.tsx";
import { stationDistance } from "./station-distance.ts";
import styles from "./surroundings.module.css";
import type { AirPart, SurroundingsView } from "./surroundings-view.server.ts";
import { surroundingsTexts } from "./texts.ts";
import { WindLines } from "./wind-lines.tsx";

interface Props {
  readonly around: SurroundingsView;
}

/** Smoke, air quality and weather warnings of a place. */
export function SmokeSection({ around: { air, smoke, warnings } }: Props) {
  const { t } = useTexts(surroundingsTexts);
  if (air === null && smoke === null && warnings === null) return null;
  return (
    <Section id="air" title={t("around.air")}>
      {air && <Air air={air} />}
      <ServerMarkup markup={smoke} className={styles.item} />
      {warnings && (
        <Item title={t("around.warnings")} read={warnings.read}>
          {warnings.list.map(({ id, name, text, published, expires }) => (
            <blockquote key={id} className={styles.quote}>
              <p>
                <strong>{name}</strong>
              </p>
              <p className={styles.lines}>{text}</p>
              <p className={styles.soft}>
                {t("around.alerts.sent", { when: published })}
                {expires && ` ${t("around.alerts.until", { when: expires })}`}
              </p>
            </blockquote>
          ))}
          <Unfound
            says={warnings.says}
            none={t("around.warnings.none")}
            unknown={t("around.warnings.unknown")}
          />
        </Item>
      )}
    </Section>
  );
}

function Air({ air: { now, days, forecast } }: { readonly air: AirPart }) {
  const { t } = useTexts(surroundingsTexts);
  const figures = useFigures();
  return (
    <div className={styles.item}>
      {now === null ? (
        <p>{t("around.air.unknown", { distance: figures.distance(STATION_KM) })}</p>
      ) : (
        <>
          <p className={styles.index} data-band={now.band}>
            <strong>{t("around.air.index", { index: now.index })}</strong>
            {` (${t(`around.air.${now.band}`)})`}
          </p>
          <p>{t(`around.air.advice.${now.band}`)}</p>
          <p className={styles.soft}>
            {t("around.air.station", {
              ...{ station: now.station, distance: stationDistance(now.km, t, figures), when: now.observed },
            })}
          </p>
        </>
      )}
      {forecast && (
        <>
          <ul className={styles.list}>
            {days.map(({ day, index, band, from }) => (
              <li key={day}>
                {t("around.air.day", { day, index, band: t(`around.air.${band}`), time: from })}
              </li>
            ))}
          </ul>
          <p className={styles.soft}>
            {t("around.air.forecast", {
              ...{
                station: forecast.station,
                distance: stationDistance(forecast.km, t, figures),
                when: forecast.published,
              },
            })}
          </p>
        </>
      )}
      <p className={styles.soft}>{t("around.air.source")}</p>
    </div>
  );
}

/** Wind, heat, an estimated perimeter, and fires across the border. */
export function FireSignsSection({
  around: { wind, heat, perimeter, neighbours },
  title,
}: Props & { readonly title: string }) {
  const { t } = useTexts(surroundingsTexts);
  const figures = useFigures();
  const within = { distance: figures.distance(NEAR_KM) };
  if (!(wind || heat || perimeter || neighbours)) return null;
  return (
    <Section id="signs" title={title}>
      {perimeter && (perimeter.of || perimeter.says !== "found") && (
        <Item title={t("around.perimeter")} read={perimeter.read}>
          {perimeter.of ? (
            <p>
              {perimeter.of.sizeHa === null
                ? t("around.perimeter.noSize", { when: perimeter.of.seen })
                : t("around.perimeter.found", {
                    size: figures.size(perimeter.of.sizeHa),
                    when: perimeter.of.seen,
                  })}
            </p>
          ) : (
            <Unfound
              says={perimeter.says}
              none={t("around.perimeter.none")}
              unknown={t("around.heat.unknown")}
            />
          )}
        </Item>
      )}
      {wind && (
        <Item title={t("around.wind")} read={null}>
          <WindLines wind={wind.now} t={t} figures={figures} />
        </Item>
      )}
      {heat && (
        <Item title={t("around.heat")} read={heat.read}>
          {heat.nearest && (
            <>
              <p>
                {[
                  t("around.heat.found", { spots: t("around.heat.count", { count: heat.count }), ...within }),
                  heat.atFires > 0
                    ? t("around.heat.known", { known: String(heat.atFires) })
                    : t("around.heat.noneKnown"),
                ].join(" ")}{" "}
                {t("around.heat.nearest", {
                  where: howFar(heat.nearest, t, figures),
                  when: heat.nearest.observed,
                })}
              </p>
              <p className={styles.soft}>{t("around.heat.about")}</p>
            </>
          )}
          <Unfound says={heat.says} none={t("around.heat.none", within)} unknown={t("around.heat.unknown")} />
        </Item>
      )}
      {neighbours && (
        <Item title={t("around.neighbours")} read={neighbours.read}>
          <ul className={styles.list}>
            {neighbours.list.map(({ id, agency, stage, sizeHa, ...way }) => (
              <li key={id}>
                <strong>{howFar(way, t, figures)}</strong>
                {`, ${agency}, ${sizeHa === null ? t("fires.size.unknown") : figures.size(sizeHa)}`}
                {stage && `, ${t(`around.stage.${stage}`)}`}
              </li>
            ))}
          </ul>
          <Unfound
            says={neighbours.says}
            none={t("around.neighbours.none", within)}
            unknown={t("around.neighbours.unknown")}
          />
        </Item>
      )}
    </Section>
  );
}

/** Closed roads near a place, in the source's French words. */
export function RoadsSection({ around: { roads } }: Props) {
  const { language, t } = useTexts(surroundingsTexts);
  const figures = useFigures();
  if (roads === null) return null;
  return (
    <Section id="roads" title={t("around.roads")}>
      <ul className={styles.list}>
        {roads.list.map(({ id, name, words, detour, since, nearFire, ...way }) => (
          <li key={`${id} ${way.km}`}>
            <strong lang="fr-CA">{name}</strong>
            {`, ${howFar(way, t, figures)}`}
            <p lang="fr-CA">{words.join(". ")}</p>
            {detour && (
              <p>
                {t("around.roads.detour")} <span lang="fr-CA">{detour}</span>
              </p>
            )}
            {nearFire && (
              <p>
                {nearFire === "cause"
                  ? t("around.roads.cause")
                  : t("around.roads.fire", { number: nearFire })}
              </p>
            )}
            {since && <p className={styles.soft}>{t("around.roads.since", { when: since })}</p>}
          </li>
        ))}
      </ul>
      {roads.more > 0 && <p>{t("around.roads.more", { count: roads.more })}</p>}
      {language === "en" && roads.list.length > 0 && (
        <p className={styles.soft}>{t("around.roads.french")}</p>
      )}
      <Unfound
        says={roads.says}
        none={t("around.roads.none", { distance: figures.distance(NEAR_KM) })}
        unknown={t("around.roads.unknown")}
      />
      {roads.read && <p className={styles.soft}>{t("around.read", { when: roads.read })}</p>}
    </Section>
  );
}

interface ItemProps {
  readonly title: string;
  /** Time of the data, formatted. */
  readonly read: string | null;
  readonly children: ReactNode;
}

function Item({ title, read, children }: ItemProps) {
  const { t } = useTexts(surroundingsTexts);
  return (
    <div className={styles.item}>
      <h3>{title}</h3>
      {children}
      {read && <p className={styles.soft}>{t("around.read", { when: read })}</p>}
    </div>
  );
}

interface UnfoundProps {
  readonly says: SourceAnswer;
  readonly none: string;
  readonly unknown: string;
}

function Unfound({ says, none, unknown }: UnfoundProps) {
  return says === "found" ? null : <p>{says === "none" ? none : unknown}</p>;
}
