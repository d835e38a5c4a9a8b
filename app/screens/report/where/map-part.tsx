import { useState } from "react";
import type { TypedReport } from "#intake/reports/report-fields.ts";
import { Button } from "../../../design/button.tsx";
import { Icon } from "../../../design/icon.tsx";
import { useLazyModule } from "../../../frame/use-lazy-module.ts";
import { useTexts } from "../../../i18n/use-texts.ts";
import { whereTexts } from "./texts.ts";
import { fromTyped, pointFields, pointTyped } from "./typed-point.ts";

const METRES_IN_KM = 1000;

const loadPickMap = () => import("../../../live-map/pick-map/pick-map.tsx");

interface Props {
  readonly typed: TypedReport;
  readonly onChange: (change: Partial<TypedReport>) => void;
}

/** Map to set the point. A press loads it: the map is large, and the fields can set the point too. */
export function MapPart({ typed, onChange }: Props) {
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
