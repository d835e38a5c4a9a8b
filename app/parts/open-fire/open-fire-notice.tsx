import type { ReactNode } from "react";
import { Icon, type IconName } from "../../design/icon.tsx";
import { useIsPast } from "../../frame/use-is-past.ts";
import styles from "./open-fire-notice.module.css";
import type { OpenFireTone, OpenFireWords } from "./open-fire-words.ts";

const ICONS = { no: "error", careful: "warning", yes: "check-circle" } as const satisfies Record<
  OpenFireTone,
  IconName
>;

interface Props {
  readonly answer: OpenFireWords;
  /** True next to other answers, for example on a map card. The answer then includes its question. */
  readonly small?: boolean;
  readonly children?: ReactNode;
}

/** Answers whether an open fire is allowed here: a few large words, then until when or why. */
export function OpenFireNotice({ answer, small = false, children }: Props) {
  const { question, old } = answer;
  const isOld = useIsPast(old?.after ?? null);
  const { tone, words, reasons } = isOld && old ? old : answer;
  return (
    <div
      className={styles.answer}
      data-tone={tone}
      data-small={small || undefined}
      role={small ? undefined : "status"}
    >
      <Icon name={ICONS[tone]} />
      <div>
        {small && <p className={styles.question}>{question}</p>}
        <p className={styles.words}>{words}</p>
        {reasons.map((reason) => (
          <p key={reason}>{reason}</p>
        ))}
        {children}
      </div>
    </div>
  );
}
