import { renderToStaticMarkup } from "react-dom/server";
import { API_ROOT } from "#plan/api-path.ts";
import { activeAlerts } from "#surroundings/alerts-at.ts";
import { currentPerimeters, recentHotSpots } from "#surroundings/around.ts";
import { canSayOfAll, isOld, type SourceAnswer } from "#surroundings/can-say.server.ts";
import { SOURCE_CREDITS } from "#surroundings/credits.ts";
import type { SourceId, SourceReading, SourceRecords, Surroundings } from "#surroundings/model.ts";
import { comingHours, smokePath } from "#surroundings/smoke-pictures.ts";
import { formatsOf } from "../../i18n/format.ts";
import { textsOf } from "../../i18n/texts-of.ts";
import { SmokeLegend } from "../../parts/smoke/smoke-legend.server.tsx";
import { AROUND_PATHS } from "../../parts/surroundings/around-paths.ts";
import { namedMarkup } from "../../parts/surroundings/named-markup.server.ts";
import { surroundingsTexts } from "../../parts/surroundings/texts.ts";
import styles from "../around/around.module.css";
import { AroundMark } from "../around/around-mark.tsx";
import type { AroundLayerView, AroundView, SmokeView } from "../around/around-view.ts";
import { LAYER_SOURCES } from "../around/layer-sources.ts";
import { aroundMapTexts } from "../around/texts.ts";
import { AROUND_LAYERS, type AroundLayer } from "../choices/around-layers.ts";
import chips from "../choices/chips.module.css";
import { liveMapTexts } from "../texts.ts";
import { smoke } from "./smoke-twin.server.tsx";
import { aroundListTexts } from "./texts.ts";
import {
  air,
  heat,
  neighbours,
  orders,
  perimeters,
  roads,
  type Twin,
  type TwinOptions,
} from "./twins.server.tsx";

/** Marks of layers on a 24-unit grid, as on the map. No mark looks like the mark of a fire. */
const MARK_PATHS: Readonly<Record<AroundLayer, string>> = {
  orders: "M2 4h20v16H2z",
  perimeters: "M4 7l7-4 9 4 1 9-7 5-10-3z",
  smoke: "M6 18a5 5 0 0 1 0-10 6 6 0 0 1 11-1 5.5 5.5 0 0 1 1 11z",
  air: "M12 3a9 9 0 1 1 0 18a9 9 0 0 1 0-18z",
  roads: "M3 8.5h18v7H3z",
  heat: "M12 6v12M6 12h12M8 8l8 8M16 8l-8 8",
  neighbours: "M12 2l9 5v10l-9 5-9-5V7z",
};

/** Maximum number of a layer's lines on the page; the layer's GeoJSON file has all records. */
const MOST_LINES = 60;

interface Options extends Omit<TwinOptions, "perimeters"> {
  readonly shown: readonly AroundLayer[];
  /** Returns the page's address with a layer switched on or off. */
  readonly pathOf: (name: AroundLayer) => string;
}

interface Made extends AroundLayerView {
  readonly says: SourceAnswer;
  readonly reading: SourceReading<unknown>;
  /** Writes the layer's records as text. Only called if the layer is on: a thousand lines take time. */
  readonly twin: () => Twin;
}

type TwinOf<S extends SourceId> = (records: readonly SourceRecords[S][], options: TwinOptions) => Twin;

type CountOf<S extends SourceId> = (records: readonly SourceRecords[S][], now: Date) => number;

const TWINS: { readonly [L in AroundLayer]: TwinOf<(typeof LAYER_SOURCES)[L]> } = {
  ...{ orders, perimeters, smoke, air, roads, heat, neighbours },
};

/** Functions that count a layer's current records. In a layer without a function, all are current. */
const CURRENT: { readonly [L in AroundLayer]?: CountOf<(typeof LAYER_SOURCES)[L]> } = {
  orders: (messages, now) => activeAlerts(messages, now).length,
  perimeters: (all, now) => currentPerimeters(all, now).length,
  heat: (all, now) => recentHotSpots(all, now).length,
  smoke: (layers, now) => layers.flatMap((layer) => comingHours(layer, now)).length,
};

/** Returns whether a layer is listed above the agency's own records. */
const isFirst = ({ name, count }: Made) => name === "orders" && count > 0;

/** Returns the part of the map's page with other authorities' records; null if no source is configured. */
export function aroundView(surroundings: Surroundings, options: Options): AroundView | null {
  const made = AROUND_LAYERS.flatMap((name) => layerOf(name, surroundings, options) ?? []);
  if (made.length === 0) return null;
  const on = made.filter(({ isOn }) => isOn);
  const first = on.filter(isFirst);
  const { t } = textsOf(options.language, aroundMapTexts);
  return {
    title: t("mapAround.title"),
    words: {
      unknown: t("mapAround.unknown"),
      ...(on.some(({ name }) => name === "air") && {
        risks: {
          low: t("mapAround.air.low"),
          moderate: t("mapAround.air.moderate"),
          high: t("mapAround.air.high"),
          "very-high": t("mapAround.air.very-high"),
        },
      }),
    },
    layers: made.map(({ name, isOn, label, mark, isUnknown, count, dataPath }) => ({
      ...{ name, isOn, label, mark, isUnknown, count, dataPath },
    })),
    first: first.length > 0 ? namedMarkup(<Layers layers={first} options={options} />) : null,
    rest: namedMarkup(
      <>
        <AroundChoices layers={made} {...options} />
        <Layers layers={on.filter((each) => !isFirst(each))} options={options} />
      </>,
    ),
    smoke: smokeView(surroundings, options),
  };
}

function smokeView(surroundings: Surroundings, { shown, language, now }: Options): SmokeView | null {
  const layer = surroundings.smoke?.records?.[0];
  const hours = layer && shown.includes("smoke") ? comingHours(layer, now) : [];
  if (layer === undefined || hours.length === 0) return null;
  const formats = formatsOf(language);
  return {
    run: formats.dayTime(layer.from, now),
    legend: renderToStaticMarkup(<SmokeLegend language={language} isShort />),
    hours: hours.map((hour) => ({ path: smokePath(layer.from, hour), label: formats.dayTime(hour, now) })),
  };
}

function layerOf<L extends AroundLayer>(name: L, surroundings: Surroundings, options: Options): Made | null {
  const source = LAYER_SOURCES[name];
  // TypeScript does not infer the type of a reading from a generic source.
  const reading = surroundings[source] as SourceReading<SourceRecords[(typeof LAYER_SOURCES)[L]]> | undefined;
  if (reading === undefined) return null;
  const isOn = options.shown.includes(name);
  const records = reading.records ?? [];
  const count = CURRENT[name]?.(records, options.now) ?? records.length;
  const says = canSayOfAll(reading, count, options.now);
  const { t } = textsOf(options.language, aroundMapTexts);
  return {
    ...{ name, isOn, reading, count, says },
    ...{ label: t(`mapAround.layer.${name}`), mark: MARK_PATHS[name], isUnknown: says === "unknown" },
    dataPath: API_ROOT + AROUND_PATHS[LAYER_SOURCES[name]],
    twin: () => TWINS[name](records, { ...options, perimeters: surroundings.perimeters?.records ?? [] }),
  };
}

/** Text keys for a layer without records: `none` if that is certain, `unknown` if the source cannot tell. */
const NOTHING = {
  orders: { none: "around.alerts.listNone", unknown: "around.alerts.listNone" },
  perimeters: { none: "mapAround.perimeters.none", unknown: "around.heat.unknown" },
  air: { none: "mapAround.air.unknown", unknown: "mapAround.air.unknown" },
  smoke: { none: "mapAround.smoke.unknown", unknown: "mapAround.smoke.unknown" },
  roads: { none: "mapAround.roads.none", unknown: "around.roads.unknown" },
  heat: { none: "mapAround.heat.none", unknown: "around.heat.unknown" },
  neighbours: { none: "mapAround.neighbours.none", unknown: "around.neighbours.unknown" },
} as const;

const Layers = ({ layers, options }: { readonly layers: readonly Made[]; readonly options: Options }) =>
  layers.map((layer) => <Layer key={layer.name} layer={layer} options={options} />);

function Layer({ layer, options }: { readonly layer: Made; readonly options: Options }) {
  const { name, reading, says } = layer;
  const { language, now } = options;
  const { t } = textsOf(language, surroundingsTexts, aroundMapTexts, aroundListTexts);
  const twin = layer.twin();
  // The orders in force come before the title of the other layers.
  const Title = isFirst(layer) ? "h2" : "h3";
  const more = Math.max(0, twin.lines.length - MOST_LINES);
  const isOut = isOld(reading, now);
  return (
    <section className={styles.layer} id={`around-${name}`} aria-labelledby={`around-${name}-title`}>
      <Title id={`around-${name}-title`}>
        <AroundMark name={name} mark={layer.mark} />
        {layer.label}
      </Title>
      {twin.about && says === "found" && <p className={styles.soft}>{twin.about}</p>}
      {says === "found" ? (
        (twin.table ?? <ul className={styles.list}>{twin.lines.slice(0, MOST_LINES)}</ul>)
      ) : name === "orders" && isOut ? (
        <p>{t("around.alerts.listMissing")}</p>
      ) : (
        <p>{t(NOTHING[name][says])}</p>
      )}
      {more > 0 && <p>{t("mapAround.more", { count: more })}</p>}
      {says === "found" && name === "orders" && (
        <p className={styles.soft}>{t("around.alerts.listOthers")}</p>
      )}
      {says === "found" && isOut && <p>{t("mapAround.late")}</p>}
      {says === "found" && (reading.dropped > 0 || !reading.isWhole) && <p>{t("mapAround.partial")}</p>}
      <p className={styles.soft}>
        {t("mapAround.source", { author: SOURCE_CREDITS[reading.source].author[language] })}{" "}
        {reading.receivedAt &&
          t("around.read", { when: formatsOf(language).dayTime(reading.receivedAt, now) })}{" "}
        {reading.records !== null && <a href={layer.dataPath}>{t("mapAround.file")}</a>}
      </p>
    </section>
  );
}

type ChoicesProps = Pick<Options, "language" | "pathOf"> & { readonly layers: readonly Made[] };

/** Links that each switch one layer of other authorities on or off; they also work without scripts. */
function AroundChoices({ layers, language, pathOf }: ChoicesProps) {
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
