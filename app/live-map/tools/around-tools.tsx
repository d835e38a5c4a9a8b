import { Checkbox } from "../../design/field.tsx";
import { AroundMark } from "../around/around-mark.tsx";
import type { AroundView } from "../around/around-view.ts";
import type { AroundLayer } from "../choices/around-layers.ts";
import styles from "./legend-panel.module.css";

interface Props {
  readonly around: AroundView;
}

/** Switches for layers of other authorities. A label says if it is unknown whether there are records. */
export function AroundSwitches({
  around,
  onSwitch,
}: Props & { readonly onSwitch: (name: AroundLayer) => void }) {
  return (
    <fieldset className={styles.group}>
      <legend>{around.title}</legend>
      {around.layers.map(({ name, label, isOn, isUnknown }) => (
        <Checkbox
          key={name}
          label={isUnknown ? `${label} (${around.words.unknown})` : label}
          checked={isOn}
          onChange={() => onSwitch(name)}
        />
      ))}
    </fieldset>
  );
}

export function AroundLegend({ around }: Props) {
  const shown = around.layers.filter(({ isOn }) => isOn);
  if (shown.length === 0) return null;
  return (
    <div className={styles.legend}>
      <ul aria-label={around.title}>
        {shown.map(({ name, label, mark }) => (
          <li key={name}>
            <AroundMark name={name} mark={mark} /> {label}
          </li>
        ))}
      </ul>
    </div>
  );
}
