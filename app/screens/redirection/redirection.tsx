import { PARAMETERS, pathTo } from "#plan/paths.ts";
import { Brand } from "../../design/brand.tsx";
import { ButtonLink } from "../../design/button.tsx";
import { DesignLink } from "../../design/link.tsx";
import { Scene } from "../../design/scene.tsx";
import { PageHead } from "../../frame/page-head.tsx";
import { useTexts } from "../../i18n/use-texts.ts";
import { screenOf } from "../../screen-of.ts";
import type { Route } from "./+types/redirection";
import styles from "./redirection.module.css";
import { redirectionTexts } from "./texts.ts";

/** Hosts to which the site links: public bodies and app stores. Their subdomains are included. */
const HOSTS = [
  "quebec.ca",
  "gouv.qc.ca",
  "canada.ca",
  "gc.ca",
  "ciffc.ca",
  "sopfeu.qc.ca",
  "apps.apple.com",
  "play.google.com",
] as const;

const STORES = new Set(["apps.apple.com", "play.google.com"]);

/** A page that a visitor is about to open. */
interface Destination {
  readonly href: string;
  readonly host: string;
  readonly isStore: boolean;
}

/**
 * Returns the external page that the exit page's address names; null if the page is not accepted. Anyone can
 * write such an address, and the agency's name must not vouch for a fraudulent site. Only known hosts are
 * accepted, over https, without user name or port.
 */
export function readDestination(requested: string | null): Destination | null {
  if (!requested || requested.length > 2000 || !URL.canParse(requested)) return null;
  const { protocol, hostname, host, username, password, href } = new URL(requested);
  if (protocol !== "https:" || host !== hostname || username || password) return null;
  const isKnown = HOSTS.some((known) => hostname === known || hostname.endsWith(`.${known}`));
  return isKnown ? { href, host: hostname.replace(/^www\./, ""), isStore: STORES.has(hostname) } : null;
}

export function loader({ request }: Route.LoaderArgs) {
  screenOf(request, "redirection");
  const { searchParams } = new URL(request.url);
  return readDestination(searchParams.get(PARAMETERS.to.fr) ?? searchParams.get(PARAMETERS.to.en));
}

/** Exit page of the site: shows the destination and a link to it. There is no automatic redirect. */
export default function Redirection({ loaderData: destination }: Route.ComponentProps) {
  const { language, t } = useTexts(redirectionTexts);
  const home = pathTo("home", language);
  const kind = destination === null ? "unknown" : destination.isStore ? "store" : "page";
  return (
    <div className={styles.page}>
      <PageHead title={t(`redirection.${kind}`)} description={t("redirection.description")} />
      <Brand name={t("site.mark")} tagline={t("site.tagline")} to={home} />
      <Scene name="still" />
      <h1>{t(`redirection.${kind}`)}</h1>
      <p>{t(`redirection.${kind}.text`)}</p>
      {destination && (
        <>
          <p className={styles.host}>{destination.host}</p>
          <ButtonLink to={destination.href}>{t("redirection.go")}</ButtonLink>
        </>
      )}
      <p>
        <DesignLink to={home}>{t("redirection.stay")}</DesignLink>
      </p>
    </div>
  );
}
