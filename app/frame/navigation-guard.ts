import type { ClientInstrumentation } from "react-router";
import { isPageLoaded } from "./loaded-pages.ts";
import { isPageSaved } from "./offline/saved-pages.ts";
import { acrossOutages, awaitPage, reachSite } from "./outage.ts";
import { loadPageCode, pageRoute } from "./page-code.ts";
import { prefetchData } from "./prefetch-data.ts";

let current = new AbortController();

/** Starts a navigation and cancels the previous one. */
function begin(): AbortSignal {
  current.abort();
  current = new AbortController();
  awaitPage(null);
  return current.signal;
}

/** Routes that the visitor navigated away from: the router has loaded their code. */
const shown = new Set<string>();

const never = new Promise<never>(() => {});

/**
 * Loads a page's code before the router leaves the current page: if the router's own load failed, it would
 * reload the current page. Loading can fail because of a new build, a missing text or a lost network. Then
 * the requested page is loaded in full, as soon as the site can be reached.
 */
export const navigationGuard: ClientInstrumentation = {
  router({ instrument }) {
    window.addEventListener("popstate", begin);
    instrument({
      async navigate(goOn, { to, currentUrl, formData }) {
        const signal = begin();
        const url = new URL(String(to), window.location.href);
        // A cached page is shown at once, as it was stored.
        if (!navigator.onLine && !formData && (await isPageSaved(url))) {
          window.location.assign(url);
          return never;
        }
        const here = pageRoute(new URL(currentUrl, url).pathname);
        if (here) shown.add(here.id);
        const route = typeof to === "string" ? pageRoute(url.pathname) : null;
        if (!route || shown.has(route.id)) return void (await goOn());
        // Fields of a GET form are part of the target address.
        for (const [name, value] of formData ?? []) url.searchParams.append(name, String(value));
        if (!formData && !isPageLoaded(url)) prefetchData(route, url, "auto");
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
