import type { ReactNode } from "react";
import { Button } from "../design/button.tsx";
import { Dialog } from "../design/dialog.tsx";
import { useTexts } from "../i18n/use-texts.ts";
import { setShownDialog } from "./pop-in-store.ts";

export interface Opening {
  readonly isOpen: boolean;
  /** Called when the dialog is closed, also because another pop-in replaced it. */
  readonly onClose: () => void;
}

interface Props extends Opening {
  readonly title: string;
  /** Label of a button after the text, which closes the dialog; no button without it. */
  readonly done?: string;
  readonly children: ReactNode;
}

/** A dialog over the page; toasts appear inside it while it is open. */
export function PopIn({ isOpen, onClose, title, done, children }: Props) {
  const { t } = useTexts();
  return (
    <Dialog
      open={isOpen}
      onClose={onClose}
      onShown={setShownDialog}
      title={title}
      closeLabel={t("nav.close")}
      actions={done && <Button onClick={onClose}>{done}</Button>}
    >
      {children}
    </Dialog>
  );
}
