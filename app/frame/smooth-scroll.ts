import { useEffect } from "react";
import { focusTarget, hashTarget } from "./focus-target.ts";
import { followedLink } from "./plain-click.ts";

const DURATION_MS = 1000;
const RESIZE_DEBOUNCE_MS = 250;

const easeInOut = (t: number) => (t < 0.5 ? 4 * t ** 3 : 1 - (-2 * t + 2) ** 3 / 2);

/** Scrolls to an element over the site's scroll duration, or at once under reduced motion. */
function scrollToElement(target: HTMLElement): void {
  const from = window.scrollY;
  const distance =
    target.getBoundingClientRect().top - Number.parseFloat(getComputedStyle(target).scrollMarginTop);
  if (matchMedia("(prefers-reduced-motion: reduce)").matches) {
    window.scrollTo(0, from + distance);
    return;
  }
  let start: number | null = null;
  let isStopped = false;
  const stop = () => {
    isStopped = true;
  };
  // The visitor's own scrolling cancels ours.
  for (const event of ["wheel", "touchstart", "keydown"])
    window.addEventListener(event, stop, { once: true, passive: true });
  const step = (time: number) => {
    if (isStopped) return;
    start ??= time;
    const progress = Math.min(1, (time - start) / DURATION_MS);
    window.scrollTo(0, from + distance * easeInOut(progress));
    if (progress < 1) requestAnimationFrame(step);
  };
  requestAnimationFrame(step);
}

function inPageTarget(event: MouseEvent): HTMLElement | null {
  const link = followedLink(event);
  if (!link?.hash || link.pathname !== location.pathname || link.search !== location.search) return null;
  return hashTarget(link.hash);
}

/** Scrolls smoothly to targets of in-page links and focuses them; scrolls there again after a resize. */
export function useSmoothScroll(): void {
  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      const target = inPageTarget(event);
      if (!target) return;
      event.preventDefault();
      // Do not add an invalid field to the history: it is no place to go back to.
      if (!target.matches("input, select, textarea")) history.pushState(history.state, "", `#${target.id}`);
      focusTarget(target);
      scrollToElement(target);
    };
    let timer: ReturnType<typeof setTimeout> | undefined;
    let width = window.innerWidth;
    const onResize = () => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        // A phone's address bar only changes the height: that must not move the page.
        if (window.innerWidth === width) return;
        width = window.innerWidth;
        const target = location.hash && document.activeElement?.id === location.hash.slice(1);
        if (target) document.activeElement?.scrollIntoView();
      }, RESIZE_DEBOUNCE_MS);
    };
    document.addEventListener("click", onClick, true);
    window.addEventListener("resize", onResize);
    return () => {
      clearTimeout(timer);
      document.removeEventListener("click", onClick, true);
      window.removeEventListener("resize", onResize);
    };
  }, []);
}
