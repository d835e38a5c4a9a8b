import { type ReactNode, useEffect, useId, useRef } from "react";
import styles from "./dialog.module.css";
import { Icon } from "./icon.tsx";

interface Props {
  readonly open: boolean;
  /** Asked by Escape and by the close button: set `open` to false. */
  readonly onClose: () => void;
  /** The dialog once it lies over the page, and null once it no longer does. */
  readonly onShown?: (dialog: HTMLDialogElement | null) => void;
  readonly title: ReactNode;
  readonly closeLabel: string;
  readonly children: ReactNode;
  readonly actions?: ReactNode;
}

/**
 * The base of every pop-in. The browser keeps focus inside, closes it on Escape and gives focus back to where it was;
 * the page behind does not scroll.
 */
export function Dialog({ open, onClose, onShown, title, closeLabel, children, actions }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useEffect(() => {
    const element = dialog.current;
    if (!element || element.open === open) return;
    if (open) element.showModal();
    else element.close();
  }, [open]);
  useEffect(() => {
    if (!open) return;
    onShown?.(dialog.current);
    return () => onShown?.(null);
  }, [open, onShown]);
  return (
    <dialog ref={dialog} className={styles.dialog} aria-labelledby={titleId} onClose={onClose}>
      <header className={styles.header}>
        <h2 id={titleId}>{title}</h2>
        <button type="button" className={styles.close} onClick={() => dialog.current?.close()}>
          <Icon name="close" label={closeLabel} />
        </button>
      </header>
      <div className={styles.body}>{children}</div>
      {actions && <footer className={styles.actions}>{actions}</footer>}
    </dialog>
  );
}
