import type { ClientInstrumentation } from "react-router";
import { askForData } from "./data-ahead.ts";
import { isPageHeld } from "./held-pages.ts";
import { isKept } from "./offline/kept-pages.ts";
import { acrossOutages, awaitPage, reachSite } from "./outage.ts";
import { loadPageCode, pageRoute } from "./page-code.ts";

let current = new AbortController();

/** Begins a navigation, which ends the one before it. */
function begin(): AbortSignal {
  current.abort();
  current = new AbortController();
  awaitPage(null);
  return current.signal;
}

/** Routes that visitors went on from: the router has their code. */
const shown = new Set<string>();

const never = new Promise<never>(() => {});

/**
 * Loads a page's code before the router leaves the page that is read: were it to fail in the router, that page would be
 * reloaded. When it does not come (a new build has replaced it, a text is missing, the network is away) the page that
 * was asked for is loaded whole, as soon as anything can be reached.
 */
export const navigationGuard: ClientInstrumentation = {
  router({ instrument }) {
    window.addEventListener("popstate", begin);
    instrument({
      async navigate(goOn, { to, currentUrl, formData }) {
        const signal = begin();
        const url = new URL(String(to), window.location.href);
        // What this browser keeps is there at once, as it was.
        if (!navigator.onLine && !formData && (await isKept(url))) {
          window.location.assign(url);
          return never;
        }
        const here = pageRoute(new URL(currentUrl, url).pathname);
        if (here) shown.add(here.id);
        const route = typeof to === "string" ? pageRoute(url.pathname) : null;
        if (!route || shown.has(route.id)) return void (await goOn());
        // The fields of a form are part of where it leads.
        for (const [name, value] of formData ?? []) url.searchParams.append(name, String(value));
        if (!formData && !isPageHeld(url)) askForData(route, url, "auto");
        awaitPage(url.href);
        try {
          await loadPageCode(route);
        } catch (error) {
          console.error("A page's code could not be loaded", error);
          acrossOutages(reachSite, signal).then(
            () => window.location.assign(url),
            () => {},
          );
          return never;
        }
        if (signal.aborted) return never;
        awaitPage(null);
        await goOn();
      },
    });
  },
};
