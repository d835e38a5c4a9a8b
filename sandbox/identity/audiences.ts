import { errors } from "oidc-provider";

/** The APIs that a tenant knows. */
export interface Audiences {
  /** The site's. */
  readonly site: string;
  /** The provider's administration. */
  readonly management: string;
  readonly userinfo: string;
}

export const audiencesOf = (issuer: string, site: string): Audiences => ({
  site,
  management: `${issuer}api/v2/`,
  userinfo: `${issuer}userinfo`,
});

const isKnown = (audiences: Audiences, audience: string) => Object.values(audiences).includes(audience);

/** Marks an unknown audience: `oidc-provider` only takes URLs as resources, Auth0 takes any name. */
const UNKNOWN = "unknown-audience:";

/** The resource, in OAuth's words, of an audience in Auth0's. */
export const resourceOf = (audiences: Audiences, audience: string): string =>
  isKnown(audiences, audience) ? audience : UNKNOWN + encodeURIComponent(audience);

const serviceNotFound = (audience: string) => `Service not found: ${audience}`;

/** Checks a resource that somebody asks for. @throws as Auth0 does if the tenant does not know it */
export function checkResource(audiences: Audiences, resource: string): void {
  if (isKnown(audiences, resource)) return;
  const audience = resource.startsWith(UNKNOWN)
    ? decodeURIComponent(resource.slice(UNKNOWN.length))
    : resource;
  throw new errors.AccessDenied(serviceNotFound(audience));
}

/** Says why a machine gets no token for an audience; null if it gets one. A machine may use the administration only. */
export function machineRefusal(audiences: Audiences, audience: string | undefined): string | null {
  if (!audience) return "No audience parameter was provided, and no default audience has been configured";
  if (!isKnown(audiences, audience)) return serviceNotFound(audience);
  if (audience !== audiences.management) return `Client is not authorized to access "${audience}".`;
  return null;
}
