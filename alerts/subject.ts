import type { ChangeKind } from "#database/schema.ts";

/** Returns a unique key of a change's subject, because a zone number could equal a restriction id. */
export const subjectOf = ({
  kind,
  subject,
}: {
  readonly kind: ChangeKind;
  readonly subject: string;
}): string => (kind === "danger" ? `zone ${subject}` : subject);
