import { Notice } from "../../design/notice.tsx";
import type { Saying } from "./sayings.server.ts";

/** Shows a finder's messages, next to an answer or instead of one. */
export function FinderMessages({ says }: { readonly says: readonly Saying[] }) {
  return says.map(({ severity, title, text }) => (
    <Notice key={title} severity={severity} title={title}>
      {text && <p>{text}</p>}
    </Notice>
  ));
}
