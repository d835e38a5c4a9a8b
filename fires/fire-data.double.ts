import type { IncomingMessage, ServerResponse } from "node:http";
import { startHttpDouble } from "#tests/support/http-double.ts";
import { FULL_FIRE_RECORD, squareAround } from "./examples.double.ts";

type Handler = (request: IncomingMessage, response: ServerResponse) => void;

/** HTTP server for tests that imitates the public data API, and can be set to fail. */
export interface FireDataDouble {
  readonly baseUrl: string;
  /** Every requested path and query, in order. */
  readonly requests: string[];
  /** Responses with status 200, by path. */
  readonly answers: Map<string, unknown>;
  /** While set, handles every request. */
  fault: Handler | null;
  close(): Promise<void>;
}

export const QUIET_ANSWERS: Readonly<Record<string, unknown>> = {
  "/public/feux": [FULL_FIRE_RECORD, { ...FULL_FIRE_RECORD, NoFeu: 102, Condition: { Id: 6 } }],
  "/public/feux-englobes": [{ ...FULL_FIRE_RECORD, NoFeu: 101 }],
  "/public/feux-etat-situation": [{ FeuxEtatSituationStats: { NbFeuxActifs: 1, NbFeuxAnnuel: 2 } }],
  "/public/feux-sources-ignition": [{ Id: 1, NbFeux: 2 }],
  "/public/danger-incendie": [[{ NumeroZone: 26, DangerJour1: { Id: 3 } }]],
  "/layers/zdi.json": [{ Numero: 26, Nom: "La Tuque", geojson: squareAround(-72.8, 47.4) }],
  "/public/codes-geographiques": [{ Nom: "Mauricie", CodeGeo: "04", Type: 1 }],
  "/public/mesures-preventives": [{ TypeMesureId: 1, RegionsAdministrativesImpactees: ["04"] }],
};

export async function startFireDataDouble(): Promise<FireDataDouble> {
  const double = {
    requests: [] as string[],
    answers: new Map(Object.entries(QUIET_ANSWERS)),
    fault: null as Handler | null,
  };
  const { origin, close } = await startHttpDouble((request, response) => {
    double.requests.push(request.url ?? "");
    if (double.fault) return double.fault(request, response);
    const { pathname } = new URL(request.url ?? "/", "http://localhost");
    sendText(response, 200, "application/json", JSON.stringify(double.answers.get(pathname) ?? null));
  });
  return Object.assign(double, { baseUrl: origin, close });
}

function sendText(
  response: ServerResponse,
  status: number,
  type: string,
  body: string,
  headers: Readonly<Record<string, string>> = {},
): void {
  response.writeHead(status, { "content-type": type, ...headers }).end(body);
}

const json = (status: number, body: unknown, headers?: Readonly<Record<string, string>>): Handler => {
  return (_, response) => sendText(response, status, "application/json", JSON.stringify(body), headers);
};

/** Failures of an outside service. */
export const FAULTS = {
  down: (request) => request.socket.destroy(),
  silent: () => {},
  stalledBody: (_, response) => {
    response.writeHead(200, { "content-type": "application/json" }).write("[");
  },
  cutBody: (request, response) => {
    response.writeHead(200, { "content-type": "application/json", "content-length": "5000" }).write("[{");
    setTimeout(() => request.socket.destroy(), 5);
  },
  rateLimited: json(429, { error: "Too many requests" }, { "retry-after": "120" }),
  rateLimitedWithoutDelay: json(429, {}),
  unavailable: json(503, null, { "retry-after": "120" }),
  serverError: json(500, { error: "Base de données indisponible" }),
  errorWithStatus200: json(200, { error: { message: "Requête refusée" } }),
  html: (_, response) => sendText(response, 200, "text/html", "<!doctype html><title>Maintenance</title>"),
  truncated: (_, response) => sendText(response, 200, "application/json", '[{"NoFeu":1,"Annee":20'),
  garbage: (_, response) => sendText(response, 200, "application/json", "\u0000\u0001 ÿþ garbage"),
  emptyBody: (_, response) => sendText(response, 200, "application/json", ""),
  nothing: json(200, null),
  wrongTypes: json(200, "les feux"),
  emptyObject: json(200, {}),
  otherRecords: json(200, [{ a: 1 }, 5, null]),
  emptyList: json(200, []),
} as const satisfies Record<string, Handler>;
