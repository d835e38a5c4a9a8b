import { Checkbox } from "../../design/field.tsx";
import { useTexts } from "../../i18n/use-texts.ts";
import { AroundMark } from "../around/around-marks.tsx";
import type { AroundView } from "../around/around-view.ts";
import { aroundMapTexts } from "../around/texts.ts";
import type { AroundLayer } from "../choices/around-layers.ts";
import styles from "./legend-panel.module.css";

interface Props {
  readonly around: AroundView;
}

/** Switches for layers of other authorities. A label adds if its source cannot tell. */
export function AroundSwitches({
  around,
  onSwitch,
}: Props & { readonly onSwitch: (name: AroundLayer) => void }) {
  const { t } = useTexts(aroundMapTexts);
  return (
    <fieldset className={styles.group}>
      <legend>{t("mapAround.title")}</legend>
      {around.layers.map(({ name, isOn, says }) => (
        <Checkbox
          key={name}
          label={
            says === "unknown"
              ? `${t(`mapAround.layer.${name}`)} (${t("mapAround.unknown")})`
              : t(`mapAround.layer.${name}`)
          }
          checked={isOn}
          onChange={() => onSwitch(name)}
        />
      ))}
    </fieldset>
  );
}

/** Explains the marks of the layers that are on. */
export function AroundLegend({ around }: Props) {
  const { t } = useTexts(aroundMapTexts);
  const shown = around.layers.filter(({ isOn }) => isOn);
  if (shown.length === 0) return null;
  return (
    <div className={styles.legend}>
      <ul aria-label={t("mapAround.layers")}>
        {shown.map(({ name }) => (
          <li key={name}>
            <AroundMark name={name} /> {t(`mapAround.layer.${name}`)}
          </li>
        ))}
      </ul>
    </div>
  );
}
