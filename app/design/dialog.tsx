import { type ReactNode, useEffect, useId, useRef } from "react";
import styles from "./dialog.module.css";
import { Icon } from "./icon.tsx";

interface Props {
  readonly open: boolean;
  /** Called on Escape and by the close button: set `open` to false. */
  readonly onClose: () => void;
  /** Called with the dialog once it covers the page, and with null once it is closed. */
  readonly onShown?: (dialog: HTMLDialogElement | null) => void;
  readonly title: ReactNode;
  readonly closeLabel: string;
  readonly children: ReactNode;
  readonly actions?: ReactNode;
}

/**
 * The base of every pop-in. The browser keeps the focus inside the dialog, closes the dialog on Escape and
 * restores the focus afterwards. The page behind does not scroll.
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
