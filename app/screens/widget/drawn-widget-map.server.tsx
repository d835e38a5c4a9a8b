import type { WidgetMap } from "./widget-map.server.ts";
import { Level, type PartTexts } from "./widget-parts.server.tsx";

interface Props {
  readonly map: NonNullable<WidgetMap>;
  readonly texts: PartTexts;
}

const DOT = "M12 12h0";

/** The zones in the colours of their levels and each fire as a dot, with the same content as text below. */
export function DrawnWidgetMap({ map, texts: { t } }: Props) {
  const { count, widespread } = map;
  const words = [
    count === null ? t("map.textNoFires") : t("widget.map.text", { fires: t("map.fires", { count }) }),
    widespread
      ? t("map.widespread", { level: t(`danger.${widespread}`).toLowerCase() })
      : t("widget.danger.none"),
  ].join(" ");
  return (
    <section className="drawn">
      <h2>{t("widget.map")}</h2>
      <svg className="map" viewBox={map.viewBox} role="img" aria-label={words}>
        <path className="land" d={map.land} />
        <g className="zones">
          {map.zones.map(({ zone, level, d }) => (
            <path key={zone} data-level={level ?? undefined} d={d} />
          ))}
        </g>
        {map.beyond && <path className="beyond" fillRule="evenodd" d={map.beyond} />}
        <path className="fires" d={map.fires} />
        <path className="fires" d={map.fires} />
      </svg>
      <ul className="legend">
        {map.levels.map((level) => (
          <li key={level}>
            <Level level={level} t={t} />
          </li>
        ))}
        {map.noData && (
          <li>
            <Level level={null} t={t} />
          </li>
        )}
        {count !== null && count > 0 && (
          <li>
            <svg viewBox="0 0 24 24" aria-hidden="true">
              <path className="fires" d={DOT} />
              <path className="fires" d={DOT} />
            </svg>
            {t("widget.map.fire")}
          </li>
        )}
      </ul>
      <p className="soft">{words}</p>
      <p className="soft">{t("map.approximate")}</p>
    </section>
  );
}
