import type { RefusedFile } from "#intake/contact/contact-files.ts";
import type { ContactSubject } from "#intake/contact/contact-subjects.ts";
import type { Problems } from "../../../forms/form/form-problems.ts";

/** Fields of the form, as a form without scripts sends them back. */
const NOTHING_TYPED = {
  subject: "" as ContactSubject | "",
  message: "",
  email: "",
  phone: "",
  region: "",
  /** Field that people do not see: a value shows that a program filled in the form. */
  website: "",
};
export type Typed = Readonly<typeof NOTHING_TYPED>;

export type Step =
  | {
      readonly is: "write";
      readonly typed: Typed;
      readonly problems: Problems;
      readonly failure?: Failure;
      readonly refused: readonly RefusedFile[];
      /** Whether files were chosen and must be chosen again. */
      readonly lostFiles: boolean;
    }
  | { readonly is: "sent"; readonly reference: string; readonly answeredTo: string | null };

export const NOTHING_WRITTEN = {
  is: "write",
  typed: NOTHING_TYPED,
  problems: {},
  refused: [],
  lostFiles: false,
} as const satisfies Step;

export type Failure = "offline" | "too-many" | "files" | "failed";
