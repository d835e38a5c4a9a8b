import { startTransition, useId, useOptimistic } from "react";
import { useGoTo } from "../../frame/use-lasting-parameters.tsx";
import { useTexts } from "../../i18n/use-texts.ts";
import { DAYS, type Day } from "../../parts/map-links/map-words.ts";
import { liveMapTexts } from "../texts.ts";
import styles from "./day-slider.module.css";

interface Props {
  readonly day: Day;
  /** Returns the page's address with the danger of another day. */
  readonly pathOf: (day: Day) => string;
}

/** Slider to change the day of the danger, next to the map. The list has the same days as links. */
export function DaySlider({ day, pathOf }: Props) {
  const { t } = useTexts(liveMapTexts);
  const goTo = useGoTo();
  const id = useId();
  // Position of the thumb while the page of the new day loads.
  const [requested, ask] = useOptimistic(day);
  const onChange = (at: number) =>
    startTransition(async () => {
      const next = DAYS[at] ?? day;
      ask(next);
      await goTo(pathOf(next), { replace: true });
    });
  return (
    <div className={styles.slider}>
      <label htmlFor={id} className="visually-hidden">
        {t("livemap.tool.day")}
      </label>
      <input
        id={id}
        type="range"
        min={DAYS[0]}
        max={DAYS.at(-1)}
        step={1}
        value={requested}
        aria-valuetext={t(`day.${requested}`)}
        onChange={({ target }) => onChange(target.valueAsNumber)}
      />
      <div className={styles.days} aria-hidden="true">
        {DAYS.map((each) => (
          <span key={each} data-now={each === requested || undefined}>
            {t(`day.${each}`)}
          </span>
        ))}
      </div>
    </div>
  );
}
