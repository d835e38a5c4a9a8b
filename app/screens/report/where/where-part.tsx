import { useState } from "react";
import { TEXT_FIELDS, type TypedReport } from "#intake/reports/report-fields.ts";
import { Disclosure } from "../../../design/disclosure.tsx";
import { useHydrated } from "../../../frame/use-hydrated.ts";
import { useTexts } from "../../../i18n/use-texts.ts";
import { DevicePart } from "./device-part.tsx";
import { FiresPart, useAround } from "./fires-part.tsx";
import { MapPart } from "./map-part.tsx";
import { PointPart } from "./point-part.tsx";
import { SeenPart } from "./seen-part.tsx";
import { whereTexts } from "./texts.ts";
import { fromTyped, NO_POINT, pointFields, pointTyped, pointValue, withKnownFire } from "./typed-point.ts";
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
