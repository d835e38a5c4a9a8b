import type { Language } from "#territory/language.ts";
import { formatsOf } from "../../i18n/format.ts";
import { textsOf } from "../../i18n/texts-of.ts";
import styles from "../around/around.module.css";
import { AroundMark } from "../around/around-mark.tsx";
import type { AroundLayerView } from "../around/around-view.ts";
import { aroundMapTexts } from "../around/texts.ts";
import type { AroundLayer } from "../choices/around-layers.ts";
import chips from "../choices/chips.module.css";
import { liveMapTexts } from "../texts.ts";

interface Props {
  readonly layers: readonly AroundLayerView[];
  readonly language: Language;
  /** Returns the page's address with a layer switched on or off. */
  readonly pathOf: (name: AroundLayer) => string;
}

/** Links that each switch one layer of other authorities on or off; they also work without scripts. */
export function AroundChoices({ layers, language, pathOf }: Props) {
  const { t } = textsOf(language, liveMapTexts, aroundMapTexts);
  return (
    <nav aria-label={t("mapAround.layers")} className={styles.layer}>
      <h2>{t("mapAround.title")}</h2>
      <p className={styles.soft}>{t("mapAround.lead")}</p>
      <ul className={chips.chips}>
        {layers.map(({ name, label, mark, isOn, isUnknown, count }) => (
          <li key={name}>
            <a href={pathOf(name)} className={chips.chip} data-switch={name} data-on={isOn || undefined}>
              <AroundMark name={name} mark={mark} />
              <span>{label}</span>
              {count > 0 && <strong>{formatsOf(language).number(count)}</strong>}
              {isUnknown && <small>{t("mapAround.unknown")}</small>}
              <span className="visually-hidden">{t(isOn ? "livemap.shown" : "livemap.hidden")}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
