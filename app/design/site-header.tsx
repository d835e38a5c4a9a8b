import { type KeyboardEvent, type MouseEvent, type ReactNode, useEffect, useId, useRef } from "react";
import { Icon } from "./icon.tsx";
import { DesignLink } from "./link.tsx";
import { openPopover } from "./open-popover.ts";
import styles from "./site-header.module.css";

interface Props {
  readonly brand: ReactNode;
  readonly navLabel: string;
  readonly menuLabel: string;
  readonly closeLabel: string;
  /** `NavItem` and `NavMenu` elements. */
  readonly children: ReactNode;
  /** Search form: in the header on wide screens, at the top of the menu on phones. */
  readonly search?: ReactNode;
}

/**
 * The page's header: brand, navigation, search. Below 64em (1024 px, more with larger text) the navigation is
 * a popover, which opens, and closes on Escape, without scripts.
 */
export function SiteHeader({ brand, navLabel, menuLabel, closeLabel, children, search }: Props) {
  const menuId = useId();
  return (
    <header className={styles.header}>
      <div className={styles.line}>
        {brand}
        <button type="button" className={styles.open} popoverTarget={menuId}>
          <Icon name="menu" />
          {menuLabel}
        </button>
        {/* biome-ignore lint/a11y/useKeyWithClickEvents: Enter on a link clicks it too. */}
        {/* biome-ignore lint/a11y/noStaticElementInteractions: the handler only reacts to clicks on links inside. */}
        <div id={menuId} popover="auto" className={styles.menu} onClick={closeAfterLink}>
          <button type="button" className={styles.close} popoverTarget={menuId} popoverTargetAction="hide">
            <Icon name="close" />
            {closeLabel}
          </button>
          <nav aria-label={navLabel} className={styles.nav}>
            <ul>{children}</ul>
          </nav>
          {search && <div className={styles.search}>{search}</div>}
        </div>
      </div>
    </header>
  );
}

/** Closes the menus after a press on a link: when the router changes pages, open menus would stay open. */
function closeAfterLink(event: MouseEvent<HTMLElement>): void {
  const menu = event.currentTarget;
  if (!(event.target instanceof Element && event.target.closest("a"))) return;
  for (const group of menu.querySelectorAll("details")) group.open = false;
  openPopover(menu)?.hidePopover();
}

function closeOnEscape(event: KeyboardEvent<HTMLDetailsElement>): void {
  const group = event.currentTarget;
  if (event.key !== "Escape" || !group.open) return;
  // Keep the popover open that contains the group on phones.
  event.preventDefault();
  group.open = false;
  group.querySelector("summary")?.focus();
}

interface NavItemProps {
  readonly to: string;
  readonly current?: "page" | "section" | false;
  /** True for a link that is hidden if the header's line is too narrow: the brand has the same link. */
  readonly isSpare?: boolean;
  readonly children: ReactNode;
}

/** Link of the menu. `current` marks the link of this page, or of the section that this page belongs to. */
export function NavItem({ to, current, isSpare, children }: NavItemProps) {
  return (
    <li data-spare={isSpare || undefined}>
      <DesignLink to={to} aria-current={current === "page" ? "page" : current ? true : undefined}>
        {children}
      </DesignLink>
    </li>
  );
}

interface NavMenuProps {
  readonly label: ReactNode;
  /** True if the group only shows on phones: on wide screens its links are above the header. */
  readonly isNarrowOnly?: boolean;
  /** `NavItem` elements. */
  readonly children: ReactNode;
}

/** A group of links behind one label; only one group is open at a time. */
export function NavMenu({ label, isNarrowOnly, children }: NavMenuProps) {
  const group = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    const closeOutside = ({ target }: PointerEvent) => {
      if (group.current && target instanceof Node && !group.current.contains(target))
        group.current.open = false;
    };
    document.addEventListener("pointerdown", closeOutside);
    return () => document.removeEventListener("pointerdown", closeOutside);
  }, []);
  return (
    <li data-narrow={isNarrowOnly || undefined}>
      <details ref={group} name="site-navigation" className={styles.group} onKeyDown={closeOnEscape}>
        <summary>
          {label}
          <Icon name="chevron-down" size="small" />
        </summary>
        <ul>{children}</ul>
      </details>
    </li>
  );
}
