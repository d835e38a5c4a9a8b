import { HOUR_MS } from "../../season/calendar.ts";
import { iso, type SeasonView } from "../model/season-view.ts";
import { FORECAST_MS, runAt, SMOKE_LAYER } from "../model/smoke.ts";
import { parametersOf } from "../parameters.ts";
import { xmlText } from "../xml-text.ts";

/** Returns the capabilities document. It contains the smoke layer unless `only` names another layer. */
function capabilities(view: SeasonView, url: URL, only: string | undefined): string {
  const now = view.now();
  const run = runAt(now);
  const hour = Math.min(run + FORECAST_MS, Math.floor(now / HOUR_MS) * HOUR_MS);
  const address = xmlText(`${url.origin}${url.pathname}?`);
  const online = `<DCPType><HTTP><Get><OnlineResource xmlns:xlink="http://www.w3.org/1999/xlink" xlink:href="${address}"/></Get></HTTP></DCPType>`;
  const times = `${iso(run)}/${iso(run + FORECAST_MS)}/PT1H`;
  const layers =
    only !== undefined && only !== SMOKE_LAYER
      ? ""
      : `<Layer queryable="0" opaque="0" cascaded="0">
<Name>${SMOKE_LAYER}</Name>
<Title>RAQDPS - Fine particulate matter (PM2.5) from wildfire smoke at surface [µg/m³]</Title>
<EX_GeographicBoundingBox><westBoundLongitude>-170</westBoundLongitude><eastBoundLongitude>-40</eastBoundLongitude><southBoundLatitude>20</southBoundLatitude><northBoundLatitude>75</northBoundLatitude></EX_GeographicBoundingBox>
<Dimension name="time" units="ISO8601" default="${iso(hour)}" nearestValue="0">${times}</Dimension>
<Dimension name="reference_time" units="ISO8601" default="${iso(run)}" multipleValues="1" nearestValue="0">${iso(run - 12 * HOUR_MS)}/${iso(run)}/PT12H</Dimension>
</Layer>
`;
  return `<?xml version='1.0' encoding="UTF-8" standalone="no" ?>
<WMS_Capabilities xmlns="http://www.opengis.net/wms" version="1.3.0">
<Service><Name>WMS</Name><Title>MSC GeoMet (sandbox)</Title></Service>
<Capability>
<Request>
<GetCapabilities><Format>text/xml</Format>${online}</GetCapabilities>
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

/** Answers a WMS request for the capabilities. As on the real server, an error is XML with status 200. */
export function answerWms(view: SeasonView, url: URL): Response {
  const parameter = parametersOf(url);
  if ((parameter("service") ?? "WMS").toUpperCase() !== "WMS")
    return refusal("InvalidParameterValue", "msWMSDispatch(): SERVICE must be WMS.");
  const request = parameter("request")?.toLowerCase();
  if (request === undefined)
    return refusal(
      "MissingParameterValue",
      "msWMSDispatch(): Incomplete WMS request: REQUEST parameter missing",
    );
  return request === "getcapabilities"
    ? xml(capabilities(view, url, parameter("layer")))
    : refusal("OperationNotSupported", "msWMSDispatch(): Incomplete or unsupported WMS request");
}

const xml = (text: string) => new Response(text, { headers: { "content-type": "text/xml; charset=UTF-8" } });

const refusal = (code: string, message: string) =>
  xml(`<?xml version='1.0' encoding="UTF-8" standalone="no" ?>
<ServiceExceptionReport version="1.3.0" xmlns="http://www.opengis.net/ogc">
<ServiceException code="${code}">
${xmlText(message)}
</ServiceException>
</ServiceExceptionReport>
`);
