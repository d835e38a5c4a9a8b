import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { exportJWK, generateKeyPair, type JWK, SignJWT } from "jose";

export const AUDIENCE = "https://vigie.example/api";
export const CLIENT = "vigie-web";

/** A fake identity provider for tests, with its keys, people, received requests and faults. */
export interface IdentityDouble {
  readonly url: string;
  readonly requests: { method: string; path: string; body: string }[];
  /** Status of every response, to simulate a fault; null for normal responses. */
  fault: number | null;
  /** The only token that its management API accepts. */
  managementToken: string;
  readonly people: Map<string, object>;
  /** Returns a token issued today, with these claims and header fields changed. */
  token(
    claims?: Readonly<Record<string, unknown>>,
    header?: { kid?: string; alg?: string; typ?: string },
  ): Promise<string>;
  /** Returns an ID token of a login at this moment, with these claims changed. */
  idToken(claims?: Readonly<Record<string, unknown>>): Promise<string>;
  /** Lists of each person's sessions and refresh tokens, by request path. */
  readonly lists: Map<string, object>;
  rotate(): Promise<void>;
  close(): Promise<void>;
}

export async function startIdentityDouble(): Promise<IdentityDouble> {
  let count = 0;
  let privateKey: CryptoKey;
  let published: JWK;
  const rotate = async () => {
    const pair = await generateKeyPair("RS256", { extractable: true });
    privateKey = pair.privateKey;
    published = { ...(await exportJWK(pair.publicKey)), kid: `key-${++count}`, alg: "RS256", use: "sig" };
  };
  await rotate();

  const server = createServer(async (request, response) => {
    let body = "";
    for await (const part of request) body += part;
    const path = request.url ?? "";
    double.requests.push({ method: request.method ?? "", path, body });
    const send = (status: number, value: unknown) =>
      response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(value));
    if (double.fault !== null) send(double.fault, { error: "fault" });
    else if (path === "/.well-known/jwks.json") send(200, { keys: [published] });
    else if (path === "/userinfo") {
      const [, claims = ""] = (request.headers.authorization ?? "").replace("Bearer ", "").split(".");
      const { sub } = JSON.parse(Buffer.from(claims, "base64url").toString());
      const person = double.people.get(sub);
      send(person ? 200 : 401, person ? { sub, ...person } : { error: "unknown" });
    } else if (path === "/oauth/token") send(200, { access_token: double.managementToken, expires_in: 3600 });
    else if (
      path.startsWith("/api/v2/") &&
      request.headers.authorization !== `Bearer ${double.managementToken}`
    )
      send(401, { error: "Unauthorized" });
    else if (path === "/api/v2/jobs/verification-email")
      send(201, {
        type: "verification_email",
        status: "pending",
        created_at: new Date().toISOString(),
        id: "job_1",
      });
    else if (path === "/dbconnections/change_password") response.writeHead(200).end("We've just sent…");
    else if (/\/(?:sessions|refresh-tokens)(?:[/?]|$)/.test(path)) {
      const [list = ""] = path.split("?");
      if (request.method === "DELETE") response.writeHead(202).end();
      else send(double.lists.has(list) ? 200 : 404, double.lists.get(list) ?? { error: "unknown" });
    } else if (path.startsWith("/api/v2/users/")) {
      const [subject = ""] = path.slice("/api/v2/users/".length).split("?");
      const id = decodeURIComponent(subject);
      const person = double.people.get(id);
      if (request.method === "GET") send(person ? 200 : 404, person ?? { error: "unknown" });
      else if (request.method === "PATCH") {
        const { email, email_verified } = JSON.parse(body);
        const isTaken = [...double.people].some(
          ([other, data]) => other !== id && Object(data).email === email.toLowerCase(),
        );
        const changed = { ...person, email: email.toLowerCase(), email_verified };
        if (!isTaken) double.people.set(id, changed);
        send(isTaken ? 400 : 200, isTaken ? { statusCode: 400, errorCode: "auth0_idp_error" } : changed);
      } else {
        double.people.delete(id);
        response.writeHead(204).end();
      }
    } else send(404, { error: "no such path" });
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  const double: IdentityDouble = {
    url,
    requests: [],
    fault: null,
    managementToken: "management",
    people: new Map(),
    lists: new Map(),
    rotate,
    token(claims = {}, header = {}) {
      const now = Math.floor(Date.now() / 1000);
      const ours = { iss: `${url}/`, aud: AUDIENCE, azp: CLIENT, sub: "auth0|1" };
      const all = { ...ours, iat: now, exp: now + 3600, ...claims };
      return new SignJWT(all)
        .setProtectedHeader({ alg: "RS256", kid: published.kid ?? "", typ: "at+jwt", ...header })
        .sign(privateKey);
    },
    idToken(claims = {}) {
      const now = Math.floor(Date.now() / 1000);
      return double.token({ aud: CLIENT, auth_time: now, ...claims }, { typ: "JWT" });
    },
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
  return double;
}
