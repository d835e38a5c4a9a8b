import { afterEach, beforeEach, expect, test } from "vitest";
import { createFireDataClient } from "./client.server.ts";
import { type FireDataDouble, startFireDataDouble } from "./fire-data.double.ts";

let double: FireDataDouble;
beforeEach(async () => {
  double = await startFireDataDouble();
});
afterEach(() => double.close());

const client = (test = false) => createFireDataClient({ baseUrl: double.baseUrl, test });
const requested = () => double.requests.map((address) => decodeURIComponent(address));

test("each function of the client requests its path with the default query of the specification", async () => {
  const api = client();
  await api.fires();
  await api.containedFires({ intensive: "true" });
  await api.statistics();
  await api.causes();
  await api.danger();
  await api.zoneShapes();
  await api.geographicCodes();
  await api.restrictions();
  expect(requested()).toEqual([
    "/public/feux?conditions=0,1,2,3,4,5,6&intensive=true&nordique=false",
    "/public/feux-englobes?intensive=true",
    "/public/feux-etat-situation?intensive=true&nordique=false",
    "/public/feux-sources-ignition",
    "/public/danger-incendie",
    "/layers/zdi.json",
    "/public/codes-geographiques",
    "/public/mesures-preventives?ifco=true&rtf12_20=true&rtf8_20=true&rtf24=true&prohibitionAcces=true&fermeture=true&interdictionVol=true&zoneRisque=true",
  ]);
});

test("filters for protection zones are sent as query parameters", async () => {
  const api = client();
  await api.fires({ northern: true });
  await api.statistics({ intensive: false, northern: true });
  expect(requested()).toEqual([
    "/public/feux?conditions=0,1,2,3,4,5,6&intensive=true&nordique=true",
    "/public/feux-etat-situation?intensive=false&nordique=true",
  ]);
});

test("in staging, the client requests test data", async () => {
  await client(true).causes();
  expect(requested()).toEqual(["/public/feux-sources-ignition?test=true"]);
});

test("an unreadable record is omitted and counted", async () => {
  double.answers.set("/public/feux-sources-ignition", [{ Id: 1, NbFeux: "2" }, { Id: 99 }]);
  expect(await client().causes()).toEqual({ records: [{ Id: 1, NbFeux: 2 }], dropped: 1 });
});

test("the danger is read from the first element of the response", async () => {
  expect((await client().danger()).records).toMatchObject([{ NumeroZone: 26 }]);
});
