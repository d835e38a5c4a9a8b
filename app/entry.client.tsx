import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { canRun } from "./frame/can-run.ts";
import { navigationGuard } from "./frame/navigation-guard.ts";
import { waitForPageData } from "./frame/wait-for-page-data.ts";
import "./i18n/dictionary.ts";
import { readWrittenTexts } from "./i18n/written-texts.tsx";

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

// If the browser cannot run it or the texts do not load, the page stays as the server wrote it: readable, with
// working links and forms.
if (canRun()) {
  waitForPageData();
  readWrittenTexts();
  hydrate();
}
