import { Checkbox } from "../../design/field.tsx";
import { useTexts } from "../../i18n/use-texts.ts";
import { LAYERS, type LayerName, VIEWS_OF_LAYER } from "../layers.ts";
import type { MapViewName } from "../map-words.ts";

interface Props {
  readonly view: MapViewName;
  readonly layers: readonly LayerName[];
  readonly onChange: (layers: readonly LayerName[]) => void;
}

/** What lies under the view's records, to be laid or taken away; the view's own cannot be. */
export function LayerPanel({ view, layers, onChange }: Props) {
  const { t } = useTexts();
  return LAYERS.map((name) => {
    const isOfView = (VIEWS_OF_LAYER[name] as readonly MapViewName[]).includes(view);
    return (
      <Checkbox
        key={name}
        label={
          isOfView
            ? `${t(`livemap.layer.${name}`)} (${t("livemap.layer.ofView")})`
            : t(`livemap.layer.${name}`)
        }
        checked={isOfView || layers.includes(name)}
        disabled={isOfView}
        onChange={() => onChange(LAYERS.filter((each) => (each === name) !== layers.includes(each)))}
      />
    );
  });
}
