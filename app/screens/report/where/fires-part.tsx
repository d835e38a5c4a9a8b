import { useEffect, useState } from "react";
import type { Language } from "#territory/language.ts";
import type { Point } from "#territory/point.ts";
import { readPosition } from "#territory/read-position.ts";
import { writePosition } from "#territory/rounded-position.ts";
import { Choices } from "../../../design/choices.tsx";
import { classNames } from "../../../design/class-names.ts";
import { Notice } from "../../../design/notice.tsx";
import { EMERGENCY_TEL, reportTel } from "../../../frame/emergency.ts";
import { useTexts } from "../../../i18n/use-texts.ts";
import { howFar } from "../../../parts/fire/how-far.ts";
import { Status } from "../../../parts/fire/marks.tsx";
import { useFigures } from "../../../parts/units/use-figures.ts";
import type { Around } from "./around.server.ts";
import { fetchAround } from "./fetch-where.ts";
import { firesNear, NEAR_FIRE_KM } from "./near-fires.ts";
import { whereTexts } from "./texts.ts";
import styles from "./where.module.css";

interface AroundState {
  readonly isBusy: boolean;
  /** Facts about the point; null until they are known, or if the request fails. */
  readonly around: Around | null;
}

/** Delay in milliseconds before facts about a point are requested: a moving pin passes many points. */
const REST_MS = 300;

/** Returns facts about a point. The request has the rounded point. `first` is the server's own result. */
export function useAround(at: Point | null, language: Language, first: Around | null): AroundState {
  const rounded = at && writePosition(at);
  const [known, setKnown] = useState({ rounded: first ? rounded : null, around: first });
  useEffect(() => {
    const point = rounded === null ? null : readPosition(rounded);
    if (point === null || point === "off-globe" || known.rounded === rounded) return;
    let isEnded = false;
    const timer = setTimeout(async () => {
      const around = await fetchAround(point, language).catch(() => null);
      if (!isEnded) setKnown({ rounded, around });
    }, REST_MS);
    return () => {
      isEnded = true;
      clearTimeout(timer);
    };
  }, [rounded, language, known.rounded]);
  const isKnown = known.rounded === rounded;
  return { isBusy: !isKnown, around: isKnown ? known.around : null };
}

interface Props {
  readonly at: Point;
  readonly state: AroundState;
  readonly knownFire: string;
  readonly onKnown: (id: string) => void;
}

/** Lists the agency's fires near the point, to choose from. */
export function FiresPart({ at, state: { isBusy, around }, knownFire, onKnown }: Props) {
  const { t } = useTexts(whereTexts);
  const figures = useFigures();
  const [isAnother, setAnother] = useState(false);
  const distance = figures.distance(NEAR_FIRE_KM);
  if (isBusy) return <p className={styles.soft}>{t("where.fires.busy")}</p>;
  const fires = around && firesNear(around, at);
  if (!fires) return <Notice severity="warning" title={t("where.fires.missing")} />;
  // The agency's list only covers Quebec: elsewhere, an empty list says nothing.
  if (fires.length === 0 && around.region === null) return null;
  if (fires.length === 0) {
    return <p className={styles.soft}>{t("where.fires.none", { distance, time: around.asOf })}</p>;
  }
  return (
    <div className={classNames(styles.fires, styles.wide)}>
      <Choices
        legend={t("where.fires")}
        hint={t("where.fires.hint", { distance, time: around.asOf })}
        name="knownFire"
        choices={[
          ...fires.map(({ fire, ...way }) => ({
            value: fire.id,
            label: (
              <span className={styles.fire}>
                <strong>{fire.name ?? t("fires.unnamed", { number: fire.number })}</strong>
                <span>{howFar(way, t, figures)}</span>
                <Status statusId={fire.statusId} />
              </span>
            ),
          })),
          { value: "", label: t("where.fires.other") },
        ]}
        chosen={knownFire !== "" ? [knownFire] : isAnother ? [""] : []}
        onChange={([id = ""]) => {
          setAnother(id === "");
          onKnown(id);
        }}
      />
      <div role="status">
        {fires.some(({ fire }) => fire.id === knownFire) && (
          <Notice severity="info" title={t("where.fires.known")}>
            <p>
              {t("where.fires.known.call")} <a href={EMERGENCY_TEL}>911</a>,{" "}
              <a href={reportTel(t)}>{t("emergency.number")}</a>
            </p>
            <p>{t("where.fires.known.text")}</p>
          </Notice>
        )}
      </div>
    </div>
  );
}
