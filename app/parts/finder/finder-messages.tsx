import { Notice } from "../../design/notice.tsx";
import type { FinderMessage } from "./finder-messages.server.ts";

export function FinderMessages({ says }: { readonly says: readonly FinderMessage[] }) {
  return says.map(({ severity, title, text }) => (
    <Notice key={title} severity={severity} title={title}>
      {text && <p>{text}</p>}
    </Notice>
  ));
}
