import type { ReactNode } from "react";
import { Button } from "../design/button.tsx";
import { Dialog } from "../design/dialog.tsx";
import { useTexts } from "../i18n/use-texts.ts";
import { closePopIn, setShownDialog, useOpenPopIn } from "./pop-in-store.ts";

interface Props {
  /** ID that opens this pop-in in the shared state. */
  readonly id: string;
  readonly title: string;
  /** Label of the button that closes it at the end of its text. */
  readonly done?: string;
  readonly children: ReactNode;
}

/** A pop-in: open while the shared state has its ID. */
export function PopIn({ id, title, done, children }: Props) {
  const { t } = useTexts();
  const close = () => closePopIn(id);
  return (
    <Dialog
      open={useOpenPopIn() === id}
      onClose={close}
      onShown={setShownDialog}
      title={title}
      closeLabel={t("nav.close")}
      actions={done && <Button onClick={close}>{done}</Button>}
    >
      {children}
    </Dialog>
  );
}
