import type { ReleaseAudience } from "#accounts/account-acts.ts";
import type { NewsletterChoice } from "#accounts/account-api.ts";
import type { Problems } from "../../forms/form/form-problems.ts";

/** What somebody filled in, as a form without scripts sends it back. */
export interface Typed {
  readonly email: string;
  readonly public: boolean;
  readonly industrial: boolean;
  readonly consent: boolean;
}
export const NOTHING_TYPED: Typed = { email: "", public: true, industrial: false, consent: false };

/** Where somebody is on the way to the releases, and out of them. */
export type Step =
  | {
      readonly is: "ask";
      readonly typed: Typed;
      readonly problems: Problems;
      readonly hasFailed?: boolean;
      /** The network of the visitor asked for too many emails. */
      readonly isTooMany?: boolean;
    }
  | { readonly is: "asked" }
  | { readonly is: "confirm"; readonly token: string; readonly hasFailed?: boolean }
  | { readonly is: "over" }
  /** What the key of a letter opens cannot be looked up just now. */
  | { readonly is: "away"; readonly key: string }
  | {
      readonly is: "choice";
      readonly key: string;
      readonly choice: NewsletterChoice;
      readonly news: "confirmed" | "saved" | null;
      readonly hasFailed?: boolean;
    };

export const isStopped = ({ subscriptionData }: NewsletterChoice): boolean => subscriptionData.length === 0;

/** The field of the form that chooses an audience. */
export const FIELDS = {
  CommuniqueGrandPublic: "public",
  CommuniqueIndustriel: "industrial",
} as const satisfies Record<ReleaseAudience, keyof Typed>;
