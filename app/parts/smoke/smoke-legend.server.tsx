import { SMOKE_BANDS, SMOKE_LOOKS, type SmokeBand } from "#surroundings/smoke-pictures.ts";
import type { Language } from "#territory/language.ts";
import { textsOf } from "../../i18n/texts-of.ts";
import styles from "./smoke-legend.module.css";
import { smokeForecastTexts } from "./texts.ts";

type ShownBand = Exclude<SmokeBand, "none">;

const [WIDTH, HEIGHT] = [32, 16];
const { period, dark, ink, pale, wash } = SMOKE_LOOKS;
const colourOf = ([red, green, blue, alpha]: readonly number[]) => ({
  colour: `rgb(${red} ${green} ${blue})`,
  opacity: (alpha ?? 0) / 255,
});
/** Converts a stripe's width along a row of pixels to the width of its slanted line. */
const slanted = (pixels: number) => pixels * Math.SQRT1_2;
const STRIPES = Array.from({ length: (WIDTH + HEIGHT) / period + 1 }, (_, at) => at * period + period / 2)
  .map((x) => `M${x} 0l${-HEIGHT} ${HEIGHT}`)
  .join("");

/** The hatch of a smoke band, as the pictures of smoke draw it. */
function Swatch({ band }: { readonly band: ShownBand }) {
  const lines = [
    { ...colourOf(pale), width: dark[band] + 2 },
    { ...colourOf(ink), width: dark[band] },
  ];
  const ground = colourOf(wash);
  return (
    <svg {...{ width: WIDTH, height: HEIGHT }} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
      <rect {...{ width: WIDTH, height: HEIGHT }} fill={ground.colour} fillOpacity={ground.opacity} />
      {lines.map(({ colour, opacity, width }) => (
        <path key={width} d={STRIPES} stroke={colour} strokeOpacity={opacity} strokeWidth={slanted(width)} />
      ))}
    </svg>
  );
}

interface Props {
  readonly language: Language;
  /** Whether the values are left out, where there is little room. */
  readonly isShort?: boolean;
}

/**
 * Explains the hatches of pictures of smoke, in words and values. Pages import its style sheet themselves,
 * because it is only rendered on the server.
 */
export function SmokeLegend({ language, isShort = false }: Props) {
  const { t } = textsOf(language, smokeForecastTexts);
  return (
    <p className={styles.legend}>
      {t("smoke.legend")}
      {SMOKE_BANDS.toReversed().map(([micrograms, band]) => (
        <span key={band}>
          <Swatch band={band} />
          {isShort
            ? t(`smoke.${band}`)
            : t("smoke.legend.band", { band: t(`smoke.${band}`), micrograms: String(micrograms) })}
        </span>
      ))}
    </p>
  );
}
