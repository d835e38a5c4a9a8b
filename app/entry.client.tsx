import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { canRun } from "./frame/can-run.ts";
import { navigationGuard } from "./frame/navigation-guard.ts";
import { waitForPageData } from "./frame/wait-for-page-data.ts";
import { registerTexts } from "./i18n/texts-of.ts";
import { readWrittenTexts } from "./i18n/written-texts.tsx";
import { languageOfPath } from "./paths.ts";

async function loadDictionary(): Promise<void> {
  if (languageOfPath(window.location.pathname) === "en") {
    registerTexts("en", (await import("./i18n/dictionary.en.ts")).en);
  } else {
    registerTexts("fr", (await import("./i18n/dictionary.fr.ts")).fr);
  }
}

function hydrate(): void {
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <HydratedRouter instrumentations={[navigationGuard]} />
      </StrictMode>,
    );
  });
}

// If the browser or the texts do not allow it to run, the page stays as the server wrote it: readable, with
// working links and forms.
if (canRun()) {
  waitForPageData();
  readWrittenTexts();
  loadDictionary().then(hydrate, (error) => console.error("Texts could not be loaded", error));
}
