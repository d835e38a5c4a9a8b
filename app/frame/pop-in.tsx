import { type ReactNode, useEffect, useId, useRef } from "react";
import { Button } from "../design/button.tsx";
import { Icon } from "../design/icon.tsx";
import { useTexts } from "../i18n/use-texts.ts";
import styles from "./pop-in.module.css";
import { setShownDialog } from "./pop-in-store.ts";

export interface Opening {
  readonly isOpen: boolean;
  /** Called when the dialog is closed, also because another pop-in replaced it. */
  readonly onClose: () => void;
}

interface Props extends Opening {
  readonly title: string;
  /** Label of a button that closes the dialog, below the content. Without a label, there is no button. */
  readonly done?: string;
  readonly children: ReactNode;
}

/**
 * A dialog over the page; toasts appear inside it while it is open. The browser keeps the focus inside the
 * dialog, closes the dialog on Escape and restores the focus afterwards. The page behind does not scroll.
 */
export function PopIn({ isOpen, onClose, title, done, children }: Props) {
  const { t } = useTexts();
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useEffect(() => {
    const element = dialog.current;
    if (!element || element.open === isOpen) return;
    if (isOpen) element.showModal();
    else element.close();
  }, [isOpen]);
  useEffect(() => {
    if (!isOpen) return;
    setShownDialog(dialog.current);
    return () => setShownDialog(null);
  }, [isOpen]);
  return (
    <dialog ref={dialog} className={styles.dialog} aria-labelledby={titleId} onClose={onClose}>
      <header className={styles.header}>
        <h2 id={titleId}>{title}</h2>
        <button type="button" className={styles.close} onClick={() => dialog.current?.close()}>
          <Icon name="close" label={t("nav.close")} />
        </button>
      </header>
      <div className={styles.body}>{children}</div>
      {done && (
        <footer className={styles.actions}>
          <Button onClick={onClose}>{done}</Button>
        </footer>
      )}
    </dialog>
  );
}
