import { errors } from "oidc-provider";

export interface Audiences {
  readonly site: string;
  readonly management: string;
  readonly userinfo: string;
}

export const audiencesOf = (issuer: string, site: string): Audiences => ({
  site,
  management: `${issuer}api/v2/`,
  userinfo: `${issuer}userinfo`,
});

const isKnown = (audiences: Audiences, audience: string) => Object.values(audiences).includes(audience);

/** Prefix of an unknown audience. `oidc-provider` only accepts URLs as resources; Auth0 accepts any name. */
const UNKNOWN = "unknown-audience:";

/** Returns OAuth's resource for an Auth0 audience. */
export const resourceOf = (audiences: Audiences, audience: string): string =>
  isKnown(audiences, audience) ? audience : UNKNOWN + encodeURIComponent(audience);

const serviceNotFound = (audience: string) => `Service not found: ${audience}`;

/** Checks a requested resource. @throws Auth0's error if the tenant does not know the resource */
export function checkResource(audiences: Audiences, resource: string): void {
  if (isKnown(audiences, resource)) return;
  const audience = resource.startsWith(UNKNOWN)
    ? decodeURIComponent(resource.slice(UNKNOWN.length))
    : resource;
  throw new errors.AccessDenied(serviceNotFound(audience));
}

/** Returns why a machine gets no token for an audience; null for the management API, which is allowed. */
export function machineRefusal(audiences: Audiences, audience: string | undefined): string | null {
  if (!audience) return "No audience parameter was provided, and no default audience has been configured";
  if (!isKnown(audiences, audience)) return serviceNotFound(audience);
  if (audience !== audiences.management) return `Client is not authorized to access "${audience}".`;
  return null;
}
