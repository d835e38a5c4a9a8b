import type { RefusedFile } from "#intake/contact/contact-files.ts";
import type { ContactSubject } from "#intake/contact/contact-subjects.ts";
import type { Problems } from "../../../forms/form/form-problems.ts";

/** Fields of the form, as a form without scripts sends them back. */
export interface Typed {
  readonly subject: ContactSubject | "";
  readonly message: string;
  readonly email: string;
  readonly phone: string;
  readonly region: string;
  /** Field that people do not see: a value shows that a program filled in the form. */
  readonly website: string;
}
const NOTHING_TYPED: Typed = {
  subject: "",
  message: "",
  email: "",
  phone: "",
  region: "",
  website: "",
};

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
