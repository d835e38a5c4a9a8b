import { useState } from "react";
import { TEXT_FIELDS, type TypedReport } from "#intake/reports/report-fields.ts";
import { bearingDegrees, compassPoint, distanceKm } from "#territory/distance.ts";
import { formatPosition } from "#territory/format-position.ts";
import type { Point } from "#territory/point.ts";
import { Button } from "../../../design/button.tsx";
import { Disclosure } from "../../../design/disclosure.tsx";
import { Icon } from "../../../design/icon.tsx";
import { useHydrated } from "../../../frame/use-hydrated.ts";
import { useLazyModule } from "../../../frame/use-lazy-module.ts";
import { useTexts } from "../../../i18n/use-texts.ts";
import { howFar } from "../../../parts/fire/how-far.ts";
import { useFigures } from "../../../parts/units/use-figures.ts";
import type { Around } from "./around.server.ts";
import { DevicePart } from "./device-part.tsx";
import { FiresPart, useAround } from "./fires-part.tsx";
import { SeenPart } from "./seen-part.tsx";
import { whereTexts } from "./texts.ts";
import { fromTyped, NO_POINT, pointFields, pointTyped, pointValue, withKnownFire } from "./typed-point.ts";
import styles from "./where.module.css";
import { foundPlaceText, lookedUp, STEP_FIELDS, type WhereFound } from "./where-found.ts";
import { WordsField } from "./words-field.tsx";

interface Props {
  readonly typed: TypedReport;
  readonly onChange: (change: Partial<TypedReport>) => void;
  readonly problem: string | undefined;
  /** The server's result, if the browser sent the step without scripts. */
  readonly server: WhereFound | null;
}

/** Hidden fields of a form without scripts. */
const HIDDEN = ["lat", "lon", "source", "found", "accuracy", "fromLat", "fromLon", "fromAccuracy"] as const;

/** Question about the fire's place. No other component writes the fields of `TEXT_FIELDS.where`. */
export function WherePart({ typed: report, onChange: change, problem, server }: Props) {
  const { language, t } = useTexts(whereTexts);
  const isHydrated = useHydrated();
  const typed = isHydrated || !server ? report : { ...report, ...server.change };
  const onChange = (part: Partial<TypedReport>) => change(withKnownFire(part, typed));
  const at = pointTyped(typed);
  const from = fromTyped(typed);
  const state = useAround(at, language, server?.around ?? null);
  const [name, setName] = useState(server?.where.name ?? null);
  const [isFar, setFar] = useState<boolean | null>(
    typed.source === "sight" || typed.bearing !== "" || typed.distance !== "" || typed.fromWhere !== ""
      ? true
      : null,
  );
  const isOfWords = typed.source === "words";
  const seen = <SeenPart typed={typed} onChange={onChange} first={server?.from ?? null} />;
  return (
    <>
      {isHydrated && <DevicePart typed={typed} onChange={onChange} isFar={isFar} onFar={setFar} />}
      {typed.fromAccuracy === "" ? (
        <Disclosure summary={t("where.seen")} open={isFar === true}>
          {seen}
        </Disclosure>
      ) : (
        isFar && seen
      )}
      <WordsField
        id="report-where"
        name="where"
        label={t("where.words")}
        hint={t("where.words.hint")}
        value={typed.where}
        onType={(where) => {
          setName(null);
          onChange({ where, ...(isOfWords && NO_POINT) });
        }}
        onPlace={(place) => {
          setName(place.name);
          onChange({
            ...pointFields(place.at, "words", null, foundPlaceText(place.name, place.about)),
            ...(place.knownFire && { knownFire: place.knownFire }),
          });
        }}
        first={server?.where ?? null}
        choiceName={STEP_FIELDS.choice}
        chosen={at && isOfWords ? pointValue(at) : ""}
        pin={at && typed.source === "map" ? pointValue(at) : ""}
        error={problem}
      />
      {isHydrated && <MapPart typed={typed} onChange={onChange} />}
      {at && (
        <>
          <PointPart
            typed={typed}
            at={at}
            name={name}
            around={state.around}
            isSightIncomplete={
              isFar === true && from !== null && (typed.bearing === "" || typed.distance === "")
            }
            onClear={() => {
              setName(null);
              setFar(null);
              onChange(Object.fromEntries(TEXT_FIELDS.where.map((field) => [field, ""])));
            }}
          />
          <FiresPart
            at={at}
            state={state}
            knownFire={typed.knownFire}
            onKnown={(knownFire) => onChange({ knownFire })}
          />
        </>
      )}
      {HIDDEN.map((field) => (
        <input key={field} type="hidden" name={field} value={typed[field]} />
      ))}
      {server && <input type="hidden" name={STEP_FIELDS.looked} value={lookedUp(typed)} />}
    </>
  );
}

const METRES_IN_KM = 1000;

const loadPickMap = () => import("../../../live-map/pick-map/pick-map.tsx");

interface MapProps {
  readonly typed: TypedReport;
  readonly onChange: (change: Partial<TypedReport>) => void;
}

/** Map to set the point. A press loads it: the map is large, and the fields can set the point too. */
function MapPart({ typed, onChange }: MapProps) {
  const { language, t } = useTexts(whereTexts);
  const [isShown, setShown] = useState(false);
  const pick = useLazyModule(isShown, loadPickMap);
  if (!isShown) {
    return (
      <div>
        <Button theme="pale" icon={<Icon name="pin" />} onClick={() => setShown(true)}>
          {t("where.map.show")}
        </Button>
      </div>
    );
  }
  if (!pick) return <p role="status">{t("where.map.loading")}</p>;
  return (
    <pick.PickMap
      language={language}
      words={{ title: t("where.map.title"), wheel: "", fingers: "" }}
      labels={{
        how: t("where.map.how"),
        loading: t("where.map.loading"),
        none: t("where.map.none"),
        closer: t("where.map.closer"),
        farther: t("where.map.farther"),
      }}
      at={pointTyped(typed)}
      from={fromTyped(typed)}
      fromAccuracyKm={Number(typed.fromAccuracy) / METRES_IN_KM}
      onPick={(at, accuracy) => onChange(pointFields(at, "map", accuracy))}
    />
  );
}

/** Decimals of the shown coordinates: about ten metres. */
const DECIMALS = 4;
/** Accuracy in metres from which a point counts as rough, such as one set on a map of the whole province. */
const ROUGH_M = 2000;

interface PointProps {
  readonly typed: TypedReport;
  readonly at: Point;
  /** Name of the place that the typed text matched; null if this page does not have the name. */
  readonly name: string | null;
  readonly around: Around | null;
  /** Whether the person sees the fire from a distance but has not given its direction and distance. */
  readonly isSightIncomplete: boolean;
  readonly onClear: () => void;
}

function PointPart({ typed, at, name, around, isSightIncomplete, onClear }: PointProps) {
  const { language, t } = useTexts(whereTexts);
  const figures = useFigures();
  const isHydrated = useHydrated();
  const wayFrom = (from: Point) =>
    howFar({ km: distanceKm(from, at), direction: compassPoint(bearingDegrees(from, at)) }, t, figures);
  const position = formatPosition(at, language, DECIMALS);
  const isSight = typed.source === "sight" && typed.bearing !== "" && typed.distance !== "";
  const stand = { lat: Number(typed.fromLat), lon: Number(typed.fromLon) };
  const text =
    typed.source === "device"
      ? t("where.point.device")
      : isSight
        ? t("where.point.sight", { way: capital(wayFrom(stand)) })
        : typed.source === "words"
          ? name
          : null;
  const isOutside = around !== null && around.region === null;
  const landmark = isOutside ? null : around?.landmark;
  return (
    <section className={styles.point} aria-label={t("where.point")} role="status">
      <p className={styles.pointHead}>
        <Icon name="pin" />
        <span>
          <span className={styles.soft}>{t("where.point")}</span> <strong>{text ?? position}</strong>
        </span>
      </p>
      {landmark && landmark.name !== name && (
        <p>{t("where.landmark", { place: landmark.name, way: wayFrom(landmark.at) })}</p>
      )}
      <p className={styles.soft}>{[around?.region, text && position].filter(Boolean).join(" · ")}</p>
      {typed.source === "map" && Number(typed.accuracy) > ROUGH_M && <p>{t("where.point.rough")}</p>}
      {isOutside && typed.source !== "words" && (
        <p>
          {t("where.outside")}. {t("where.outside.text")}
        </p>
      )}
      {isSightIncomplete && <p>{t("where.point.more")}</p>}
      {isHydrated && (
        <Button theme="pale" onClick={onClear}>
          {t("where.clear")}
        </Button>
      )}
    </section>
  );
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
