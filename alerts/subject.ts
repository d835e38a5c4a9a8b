import type { ChangeKind } from "#database/schema.ts";

/** What a change is about, among all of them: a zone's number could be a restriction's id. */
export const subjectOf = ({
  kind,
  subject,
}: {
  readonly kind: ChangeKind;
  readonly subject: string;
}): string => (kind === "danger" ? `zone ${subject}` : subject);
