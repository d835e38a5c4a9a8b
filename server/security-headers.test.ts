import { createHash } from "node:crypto";
import { expect, it } from "vitest";
import { contentSecurityPolicy, inlineScriptHashes } from "./content-security-policy.ts";
import { securityHeaders } from "./security-headers.ts";

const hashOf = (code: string) => `'sha256-${createHash("sha256").update(code).digest("base64")}'`;

it("hashes each inline script once, and neither loaded scripts nor data", () => {
  const html = `<script>a()</script><script src="/x.js"></script><script type="module" async="">b
  ()</script><script type="application/ld+json">{"@type":"WebSite"}</script><script>a()</script>`;
  expect(inlineScriptHashes(html)).toEqual([hashOf("a()"), hashOf("b\n  ()")]);
});

it("allows nothing by default, no inline script or style, and no foreign host", () => {
  const policy = contentSecurityPolicy(["'sha256-x'"], "");
  expect(policy).toContain("default-src 'none'; script-src 'self' 'sha256-x'; style-src 'self';");
  expect(policy).toMatch(/frame-ancestors 'none'.*base-uri 'none'.*form-action 'self'.*object-src 'none'/);
  expect(policy).not.toMatch(/unsafe|https?:/);
});

it("lets other sites frame an answer only where it is told to", () => {
  const closed = Object.fromEntries(securityHeaders([], ""));
  expect(closed["X-Frame-Options"]).toBe("DENY");
  expect(closed["Content-Security-Policy"]).toContain("frame-ancestors 'none'");
  const open = Object.fromEntries(securityHeaders([], "", true));
  expect(open["X-Frame-Options"]).toBeUndefined();
  expect(open["Content-Security-Policy"]).toContain("frame-ancestors *");
  expect(open["Cross-Origin-Resource-Policy"]).toBe("cross-origin");
});

it("allows the tag manager's hosts only when a container is set", () => {
  const policy = contentSecurityPolicy([], "GTM-ABC123");
  expect(policy).toContain("script-src 'self' https://www.googletagmanager.com;");
  expect(Object.fromEntries(securityHeaders([], "GTM-ABC123"))["Cross-Origin-Embedder-Policy"]).toBe(
    "credentialless",
  );
  expect(Object.fromEntries(securityHeaders([], ""))["Cross-Origin-Embedder-Policy"]).toBe("require-corp");
});

it("lets the site's own pages alone ask for a position, and no page use the other powers", () => {
  const policy = Object.fromEntries(securityHeaders([], ""))["Permissions-Policy"]?.split(", ");
  expect(policy).toContain("geolocation=(self)");
  for (const power of policy?.slice(1) ?? []) expect(power).toMatch(/^[a-z-]+=\(\)$/);
});
