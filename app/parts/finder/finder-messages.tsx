import { Notice } from "../../design/notice.tsx";
import type { FinderMessage } from "./finder-messages.server.ts";

/** Shows a finder's messages, next to an answer or instead of one. */
export function FinderMessages({ says }: { readonly says: readonly FinderMessage[] }) {
  return says.map(({ severity, title, text }) => (
    <Notice key={title} severity={severity} title={title}>
      {text && <p>{text}</p>}
    </Notice>
  ));
}
