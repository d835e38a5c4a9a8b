import type { NewsletterChoice } from "#accounts/account-api.ts";
import type { ReleaseAudience } from "#accounts/account-commands.ts";
import type { Problems } from "../../forms/form/form-problems.ts";

/** Fields of the form, as a form without scripts sends them back. */
export const NOTHING_TYPED = { email: "", public: true, industrial: false, consent: false };
export type Typed = Readonly<typeof NOTHING_TYPED>;

/** Steps of subscribing to the releases, and of unsubscribing. */
export type Step =
  | {
      readonly is: "ask";
      readonly typed: Typed;
      readonly problems: Problems;
      readonly hasFailed?: boolean;
      /** Whether the visitor's network requested too many emails. */
      readonly isTooMany?: boolean;
    }
  | { readonly is: "asked" }
  | { readonly is: "confirm"; readonly token: string; readonly hasFailed?: boolean }
  | { readonly is: "over" }
  /** The page was opened from an email's link, but the subscription cannot be read now. */
  | { readonly is: "away"; readonly key: string }
  | {
      readonly is: "choice";
      readonly key: string;
      readonly choice: NewsletterChoice;
      readonly news: "confirmed" | "saved" | null;
      readonly hasFailed?: boolean;
    };

export const isStopped = ({ subscriptionData }: NewsletterChoice): boolean => subscriptionData.length === 0;

export const FIELDS = {
  CommuniqueGrandPublic: "public",
  CommuniqueIndustriel: "industrial",
} as const satisfies Record<ReleaseAudience, keyof Typed>;
