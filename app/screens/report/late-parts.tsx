import type { ComponentProps, ReactNode } from "react";
import { useLazyModule } from "../../frame/use-lazy-module.ts";
import { useTexts } from "../../i18n/use-texts.ts";
import type { PhotoField as Photos } from "../../parts/report-queue/photo-field.tsx";
import { reportTexts } from "./texts.ts";
// Used here so that the sheet is the page's own: that of a late part would be missing where no script runs.
import styles from "./where/where.module.css";
import type { WherePart as Where } from "./where/where-part.tsx";

interface Parts {
  readonly WherePart: typeof Where;
  readonly PhotoField: typeof Photos;
}

/** A page that the server wrote for a later step shows them already. */
const isBegun = () =>
  typeof window === "undefined" ||
  (document.querySelector<HTMLInputElement>("input[name=step]")?.value ?? "intro") !== "intro";

let loaded: Parts | null = null;

async function loadParts(): Promise<Parts> {
  const [{ WherePart }, { PhotoField }] = await Promise.all([
    import("./where/where-part.tsx"),
    import("../../parts/report-queue/photo-field.tsx"),
  ]);
  loaded = { WherePart, PhotoField };
  return loaded;
}

if (isBegun()) await loadParts();

const TOUCHES = ["pointermove", "pointerdown", "keydown", "scroll"] as const;

/**
 * Loads at the first touch of the page what its first step does not show: long before it is asked for, since the network may go
 * meanwhile. @returns what ends the wait
 */
export function loadAtFirstTouch(): () => void {
  const waiting = new AbortController();
  const load = () => {
    waiting.abort();
    // What does not come is asked for again by the step that shows it.
    loadParts().catch(() => {});
  };
  for (const name of TOUCHES) window.addEventListener(name, load, { signal: waiting.signal, passive: true });
  return () => waiting.abort();
}

function Late({ shown }: { readonly shown: (parts: Parts) => ReactNode }) {
  const { t } = useTexts(reportTexts);
  const late = useLazyModule(loaded === null, loadParts);
  const parts = loaded ?? late;
  return parts ? shown(parts) : <p role="status">{t("report.loading")}</p>;
}

/** Where the fire is. */
export const WherePart = (props: ComponentProps<typeof Where>) => (
  <div className={styles.where}>
    <Late shown={(parts) => <parts.WherePart {...props} />} />
  </div>
);

/** Photos of it. */
export const PhotoField = (props: ComponentProps<typeof Photos>) => (
  <Late shown={(parts) => <parts.PhotoField {...props} />} />
);
