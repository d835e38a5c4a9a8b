import { Checkbox } from "../../design/field.tsx";
import { useTexts } from "../../i18n/use-texts.ts";
import type { MapViewName } from "../../parts/map-links/map-words.ts";
import { isOfView, LAYERS, type LayerName } from "../choices/layers.ts";
import { liveMapTexts } from "../texts.ts";

interface Props {
  readonly view: MapViewName;
  readonly layers: readonly LayerName[];
  readonly onChange: (layers: readonly LayerName[]) => void;
}

/** Switches for layers under the view's own records, which are always on. */
export function LayerPanel({ view, layers, onChange }: Props) {
  const { t } = useTexts(liveMapTexts);
  return LAYERS.map((name) => {
    const isOwn = isOfView(name, view);
    return (
      <Checkbox
        key={name}
        label={
          isOwn ? `${t(`livemap.layer.${name}`)} (${t("livemap.layer.ofView")})` : t(`livemap.layer.${name}`)
        }
        checked={isOwn || layers.includes(name)}
        disabled={isOwn}
        onChange={() => onChange(LAYERS.filter((each) => (each === name) !== layers.includes(each)))}
      />
    );
  });
}
