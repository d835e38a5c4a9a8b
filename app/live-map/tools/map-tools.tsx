import { type KeyboardEvent, type ReactNode, type RefObject, useEffect, useRef, useState } from "react";
import type { Point } from "#territory/point.ts";
import { Icon } from "../../design/icon.tsx";
import { copyAddress, hasShareMenu, openShareMenu, type ShareOutcome } from "../../frame/share-address.ts";
import { useTexts } from "../../i18n/use-texts.ts";
import type { AroundView } from "../around/around-view.ts";
import type { AroundLayer } from "../choices/around-layers.ts";
import type { MapChoices } from "../choices/map-choices.ts";
import type { LiveMap } from "../engine/live-map.ts";
import type { LiveMapState } from "../engine/use-live-map.ts";
import { liveMapTexts } from "../texts.ts";
import { AroundLegend, AroundSwitches } from "./around-tools.tsx";
import { LayerPanel } from "./layer-panel.tsx";
import { LegendPanel } from "./legend-panel.tsx";
import styles from "./map-tools.module.css";
import { MeasurePanel } from "./measure-panel.tsx";
import { MoveBar } from "./move-bar.tsx";
import { ScaleBar } from "./scale-bar.tsx";
import { type PanelName, ToolBar } from "./tool-bar.tsx";
import { useMeasure } from "./use-measure.ts";

/** Time for which the page shows that the address was copied. */
const SHOWN_MS = 6000;

/** Shares the view's address, with position and layers, through the device's share menu or the clipboard. */
function useShare(title: string) {
  const [result, setResult] = useState<ShareOutcome>(null);
  useEffect(() => {
    if (result !== "copied") return;
    const timer = setTimeout(() => setResult(null), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [result]);
  async function share() {
    const url = window.location.href;
    setResult(null);
    const hasMenu = hasShareMenu() && window.matchMedia("(pointer: coarse)").matches;
    setResult(await (hasMenu ? openShareMenu(title, url) : copyAddress(url)));
  }
  return { result, share, forget: () => setResult(null) };
}

/** Returns whether an element fills the screen, and `toggle`, which is null if the browser cannot do this. */
function useFullScreen(element: RefObject<HTMLElement | null>) {
  const [isFull, setIsFull] = useState(false);
  useEffect(() => {
    const onChange = () => setIsFull(document.fullscreenElement === element.current);
    document.addEventListener("fullscreenchange", onChange);
    return () => document.removeEventListener("fullscreenchange", onChange);
  }, [element]);
  const isPossible = typeof document !== "undefined" && document.fullscreenEnabled;
  async function toggle() {
    try {
      if (document.fullscreenElement) await document.exitFullscreen();
      else await element.current?.requestFullscreen();
    } catch {
      // Refused by the browser or the visitor: the map keeps its size.
    }
  }
  return { isFull, toggle: isPossible ? toggle : null };
}

/** Media query of the devices and windows on which the map is a part of a longer page that scrolls. */
const SCROLLS = "(pointer: coarse), (width < 64rem)";

/** Lets a finger and the wheel scroll the page instead of the map, except on desktops and in full screen. */
function useSharedGestures(map: LiveMap | null, isFull: boolean): void {
  useEffect(() => {
    if (!map) return;
    const scrolls = window.matchMedia(SCROLLS);
    const follow = () => map.setSharesGestures(scrolls.matches && !isFull);
    follow();
    scrolls.addEventListener("change", follow);
    return () => scrolls.removeEventListener("change", follow);
  }, [map, isFull]);
}

interface Props {
  readonly live: LiveMapState;
  readonly choices: MapChoices;
  readonly title: string;
  /** Returns the page's address with a requested point. */
  readonly pathAt: (here: Point) => string;
  /** Records of other authorities; null if no source is set. */
  readonly around: AroundView | null;
  readonly onAround: (name: AroundLayer) => void;
  /** Controls of the view, shown above the scale bar. */
  readonly children: ReactNode;
}

export function MapTools({
  live: { map, state, hasGround, layers, setLayers },
  choices,
  title,
  pathAt,
  around,
  onAround,
  children,
}: Props) {
  const { t } = useTexts(liveMapTexts);
  const overlay = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLElement>(null);
  const [requested, setPanel] = useState<PanelName | null>(null);
  const isLive = state === "live" && map !== null;
  const panel = isLive ? requested : null;
  const fullScreen = useFullScreen(frame);
  const measure = useMeasure(map, panel === "measure");
  const { result, share, forget } = useShare(title);
  useSharedGestures(map, fullScreen.isFull);

  function closePanel() {
    // On a phone, the tool is in a closed menu, so the menu's button gets the focus.
    const buttons = overlay.current?.querySelectorAll<HTMLElement>(`[data-panel="${panel}"], [data-more]`);
    setPanel(null);
    [...(buttons ?? [])].findLast((button) => button.getClientRects().length > 0)?.focus();
  }
  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== "Escape" || (panel === null && result === null)) return;
    event.stopPropagation();
    forget();
    closePanel();
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape closes what is open inside; each part has its own role.
    <div
      ref={(element) => {
        overlay.current = element;
        frame.current = element?.closest("section") ?? null;
      }}
      className={styles.overlay}
      data-measuring={panel === "measure" || undefined}
      onKeyDown={onKeyDown}
    >
      <ToolBar
        panel={panel}
        isLive={isLive}
        onPanel={setPanel}
        fullScreen={fullScreen}
        onShare={() => void share()}
      />
      {panel && (
        <Panel
          key={panel}
          title={t(`livemap.tool.${panel}`)}
          closeLabel={t("nav.close")}
          onClose={closePanel}
        >
          {panel === "layers" && (
            <>
              <LayerPanel view={choices.view} layers={layers} onChange={setLayers} />
              {around && <AroundSwitches around={around} onSwitch={onAround} />}
            </>
          )}
          {panel === "legend" && (
            <>
              <LegendPanel choices={choices} layers={layers} />
              {around && <AroundLegend around={around} />}
            </>
          )}
          {panel === "measure" && <MeasurePanel measure={measure} />}
        </Panel>
      )}
      <p className={styles.said} role="status">
        {result === "copied" && t("livemap.share.copied")}
        {result === "notCopied" && `${t("livemap.share.byHand")} ${window.location.href}`}
      </p>
      {isLive && (
        <>
          {children}
          <ScaleBar map={map} />
          <MoveBar map={map} pathAt={pathAt} />
          <PrintedMap map={map} />
          <p className={styles.noGround} role="status">
            {!hasGround && t("livemap.tool.noGround")}
          </p>
        </>
      )}
    </div>
  );
}

interface PanelProps {
  readonly title: string;
  readonly closeLabel: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A panel that takes the focus when it opens, so that screen readers read it and Escape closes it. */
function Panel({ title, closeLabel, onClose, children }: PanelProps) {
  const panel = useRef<HTMLElement>(null);
  useEffect(() => panel.current?.focus({ preventScroll: true }), []);
  return (
    <section ref={panel} className={styles.panel} aria-label={title} tabIndex={-1}>
      <header>
        <h2>{title}</h2>
        <button type="button" className={styles.close} onClick={onClose}>
          <Icon name="close" label={closeLabel} />
        </button>
      </header>
      {children}
    </section>
  );
}

/**
 * The picture for printing. The engine's canvas is empty between two frames, so the picture is copied to a
 * plain canvas. In a dark theme, the engine's colours do not suit paper: the drawn map, which prints in light
 * colours, is printed instead.
 */
function PrintedMap({ map }: { readonly map: LiveMap }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const paint = () => {
      if (!canvas.current) return;
      canvas.current.hidden = window.matchMedia("(prefers-color-scheme: dark)").matches;
      if (!canvas.current.hidden) map.paintOn(canvas.current);
    };
    window.addEventListener("beforeprint", paint);
    return () => window.removeEventListener("beforeprint", paint);
  }, [map]);
  return <canvas ref={canvas} className={styles.printed} data-printed />;
}
