import { HOUR_MS } from "../../season/calendar.ts";
import { iso, type SeasonView } from "../model/season-view.ts";
import { FORECAST_MS, runAt } from "../model/smoke.ts";
import { xmlText } from "../xml-text.ts";
import { STYLE_NAMES } from "./picture.ts";

/** Returns the capabilities document, with only the requested layer if one is named. */
export function capabilities(view: SeasonView, url: URL, layer: string, only: string | undefined): string {
  const now = view.now();
  const run = runAt(now);
  const hour = Math.min(run + FORECAST_MS, Math.floor(now / HOUR_MS) * HOUR_MS);
  const address = xmlText(`${url.origin}${url.pathname}?`);
  const online = `<DCPType><HTTP><Get><OnlineResource xmlns:xlink="http://www.w3.org/1999/xlink" xlink:href="${address}"/></Get></HTTP></DCPType>`;
  const styles = STYLE_NAMES.map((name) => `<Style><Name>${name}</Name><Title>${name}</Title></Style>`);
  const times = `${iso(run)}/${iso(run + FORECAST_MS)}/PT1H`;
  const layers =
    only !== undefined && only !== layer
      ? ""
      : `<Layer queryable="1" opaque="0" cascaded="0">
<Name>${layer}</Name>
<Title>RAQDPS - Fine particulate matter (PM2.5) from wildfire smoke at surface [µg/m³]</Title>
<EX_GeographicBoundingBox><westBoundLongitude>-170</westBoundLongitude><eastBoundLongitude>-40</eastBoundLongitude><southBoundLatitude>20</southBoundLatitude><northBoundLatitude>75</northBoundLatitude></EX_GeographicBoundingBox>
<Dimension name="time" units="ISO8601" default="${iso(hour)}" nearestValue="0">${times}</Dimension>
<Dimension name="reference_time" units="ISO8601" default="${iso(run)}" multipleValues="1" nearestValue="0">${iso(run - 12 * HOUR_MS)}/${iso(run)}/PT12H</Dimension>
${styles.join("\n")}
</Layer>
`;
  return `<?xml version='1.0' encoding="UTF-8" standalone="no" ?>
<WMS_Capabilities xmlns="http://www.opengis.net/wms" version="1.3.0">
<Service><Name>WMS</Name><Title>MSC GeoMet (sandbox)</Title></Service>
<Capability>
<Request>
<GetCapabilities><Format>text/xml</Format>${online}</GetCapabilities>
<GetMap><Format>image/png</Format>${online}</GetMap>
<GetFeatureInfo><Format>application/json</Format>${online}</GetFeatureInfo>
</Request>
<Exception><Format>XML</Format></Exception>
<Layer>
<Title>MSC GeoMet</Title>
<CRS>EPSG:4326</CRS>
<CRS>EPSG:3857</CRS>
<CRS>CRS:84</CRS>
${layers}</Layer>
</Capability>
</WMS_Capabilities>
`;
}
