import { describe, expect, it } from "vitest";
import { surroundingsOf } from "../season.double.ts";

const world = surroundingsOf("june-2023");
const LAYER = "RAQDPS.Sfc_PM2.5-WildfireSmokePlume";
const request = (parameters: Record<string, string>) =>
  `/geomet?${new URLSearchParams({ service: "WMS", version: "1.3.0", ...parameters })}`;

describe("WMS of the smoke forecast", () => {
  it("the capabilities name the smoke layer, with the reference time and the hours of the forecast", async () => {
    const xml = await world.text(request({ request: "GetCapabilities" }));
    expect(xml).toContain(`<Name>${LAYER}</Name>`);
    expect(xml).toContain(">2026-11-29T12:00:00Z/2026-12-02T12:00:00Z/PT1H</Dimension>");
    expect(xml).toContain('name="reference_time"');
    expect(await world.text(request({ request: "GetCapabilities", layer: "OTHER" }))).not.toContain(LAYER);
  });

  it.each([
    [request({ request: "GetMap" }), "OperationNotSupported"],
    [request({ request: "GetCapabilities", service: "WFS" }), "InvalidParameterValue"],
    [request({ request: "GetMagic" }), "OperationNotSupported"],
    [request({}), "MissingParameterValue"],
  ])("the WMS request %s is refused with XML and status 200, as by the real server", async (path, code) => {
    const response = await world.app.request(path);
    expect(response.status).toBe(200);
    expect(response.headers.get("content-type")).toContain("text/xml");
    expect(await response.text()).toContain(`<ServiceException code="${code}">`);
  });
});
