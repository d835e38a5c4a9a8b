import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { contentSecurityPolicy, securityHeaders } from "./security-headers.ts";
import { inlineScriptHashes } from "./stored-page.ts";

const PAGE = { contentType: "text/html; charset=utf-8" };

const IDENTITY = "http://localhost:4003";
const hosts = (gtmId: string) => ({ gtmId, identityOrigin: IDENTITY });
const hashOf = (code: string) => `'sha256-${createHash("sha256").update(code).digest("base64")}'`;

it("each inline script of a page is hashed once, and loaded scripts and data are not hashed", () => {
  const html = `<script>a()</script><script src="/x.js"></script><script type="module" async="">b
  ()</script><script type="application/ld+json">{"@type":"WebSite"}</script><script>a()</script>`;
  expect(inlineScriptHashes(html)).toEqual([hashOf("a()"), hashOf("b\n  ()")]);
});

it("a page's policy allows no inline script or style by default, and no other host except the identity provider", () => {
  const policy = contentSecurityPolicy(["'sha256-x'"], hosts(""));
  expect(policy).toContain("default-src 'none'; script-src 'self' 'sha256-x'; style-src 'self';");
  expect(policy).toMatch(/frame-ancestors 'none'.*base-uri 'none'.*form-action 'self'.*object-src 'none'/);
  expect(policy.replace(`connect-src 'self' ${IDENTITY}`, "")).not.toMatch(/unsafe|https?:/);
});

it("only the attributes `type` and `src` decide whether a script is hashed", () => {
  const hashed = (attributes: string) => inlineScriptHashes(`<script ${attributes}>a()</script>`);
  for (const data of [
    'type="application/json"',
    'id="x" type="application/ld+json"',
    'src = "/x.js"',
    "SRC=/x",
  ]) {
    expect([data, hashed(data)]).toEqual([data, []]);
  }
  for (const code of ['data-src="/x.js"', 'type="module"', 'data-of="json"', 'datatype="application/json"']) {
    expect([code, hashed(code)]).toEqual([code, [hashOf("a()")]]);
  }
  expect(inlineScriptHashes("<SCRIPT>a()</SCRIPT><scripts>b()</scripts>")).toEqual([hashOf("a()")]);
});

it("a page's policy is one line with the sources of every kind of content", () => {
  expect(contentSecurityPolicy([], hosts(""))).toBe(
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self' http://localhost:4003; " +
      "font-src 'self'; frame-src 'self'; worker-src 'self'; manifest-src 'self'; frame-ancestors 'none'; base-uri 'none'; " +
      "form-action 'self'; object-src 'none'",
  );
});

it("with a container, the policy allows requests to the tag manager's hosts and pictures from them", () => {
  const analytics =
    "https://*.google-analytics.com https://*.analytics.google.com https://www.googletagmanager.com;";
  const policy = contentSecurityPolicy([], hosts("GTM-ABC123"));
  expect(policy).toContain(`connect-src 'self' ${IDENTITY} ${analytics}`);
  expect(policy).toContain(`img-src 'self' data: ${analytics}`);
});

it("a page has the security headers for transport, content types, referrer and isolation", () => {
  expect(securityHeaders(PAGE, hosts(""))).toEqual(
    expect.arrayContaining([
      ["Strict-Transport-Security", "max-age=63072000; includeSubDomains"],
      ["X-Content-Type-Options", "nosniff"],
      ["Referrer-Policy", "strict-origin"],
      ["Cross-Origin-Opener-Policy", "same-origin"],
      ["Cross-Origin-Resource-Policy", "same-origin"],
    ]),
  );
});

it("other sites can frame a response only if it is marked as framable", () => {
  const closed = Object.fromEntries(securityHeaders(PAGE, hosts("")));
  expect(closed["X-Frame-Options"]).toBe("DENY");
  expect(closed["Content-Security-Policy"]).toContain("frame-ancestors 'none'");
  const open = Object.fromEntries(securityHeaders({ ...PAGE, isFramable: true }, hosts("")));
  expect(open["X-Frame-Options"]).toBeUndefined();
  expect(open["Content-Security-Policy"]).toContain("frame-ancestors *");
  expect(open["Cross-Origin-Resource-Policy"]).toBe("cross-origin");
});

it("scripts of the tag manager's hosts, and content without a CORP header, are allowed only if a container id is set", () => {
  const policy = contentSecurityPolicy([], hosts("GTM-ABC123"));
  expect(policy).toContain("script-src 'self' https://www.googletagmanager.com;");
  expect(Object.fromEntries(securityHeaders(PAGE, hosts("GTM-ABC123")))["Cross-Origin-Embedder-Policy"]).toBe(
    "credentialless",
  );
  expect(Object.fromEntries(securityHeaders(PAGE, hosts("")))["Cross-Origin-Embedder-Policy"]).toBe(
    "require-corp",
  );
});

it("only the site's own pages can request the location, and other browser features are switched off", () => {
  const policy = Object.fromEntries(securityHeaders(PAGE, hosts("")))["Permissions-Policy"]?.split(", ");
  expect(policy).toContain("geolocation=(self)");
  for (const power of policy?.slice(1) ?? []) expect(power).toMatch(/^[a-z-]+=\(\)$/);
});

it.for(["text/css; charset=utf-8", "text/javascript; charset=utf-8", "image/svg+xml", "font/woff2"])(
  "a response of type %s gets a short policy that allows nothing",
  (contentType) => {
    const headers = Object.fromEntries(securityHeaders({ contentType }, hosts("")));
    expect(headers).toMatchObject({
      "Content-Security-Policy": "default-src 'none'; frame-ancestors 'none'",
      "X-Content-Type-Options": "nosniff",
      "Cross-Origin-Resource-Policy": "same-origin",
    });
    expect(JSON.stringify(headers).length).toBeLessThan(300);
  },
);

it("a worker's script has the whole policy, since no page's policy applies to a worker", () => {
  const worker = { contentType: "text/javascript; charset=utf-8", isWorker: true };
  const headers = Object.fromEntries(securityHeaders(worker, hosts("")));
  expect(headers).toEqual(Object.fromEntries(securityHeaders(PAGE, hosts(""))));
});

describe("a preview", () => {
  const EDITOR = "https://app.storyblok.com";
  const headers = new Map(securityHeaders({ ...PAGE, editorOrigin: EDITOR }, hosts("")));

  it("only the editor can frame a preview", () => {
    expect(headers.get("Content-Security-Policy")).toContain(`frame-ancestors ${EDITOR};`);
    expect(headers.has("X-Frame-Options")).toBe(false);
  });

  it("a preview allows the styles of the editor's bridge, and no other inline styles", () => {
    const file = "node_modules/@storyblok/preview-bridge/dist/esm/bridge-private.js";
    const bridge = readFileSync(join(import.meta.dirname, "..", file), "utf8");
    const [, written = ""] = /=B`([^`]*)`/.exec(bridge) ?? [];
    expect(written).toContain("storyblok--outlined");
    expect(headers.get("Content-Security-Policy")).toContain(`style-src 'self' ${hashOf(written)};`);
    expect(new Map(securityHeaders(PAGE, hosts(""))).get("Content-Security-Policy")).toContain(
      "style-src 'self';",
    );
  });
});
