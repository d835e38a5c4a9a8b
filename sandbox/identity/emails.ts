import { emailPage } from "./email-page.ts";
import type { Person } from "./people.ts";

const WORDS = {
  verify: {
    fr: [
      "Confirmez votre courriel",
      "Confirmez que cette adresse est la vôtre : vos alertes y seront envoyées. Le lien est valable 5 jours.",
      "Confirmer mon courriel",
    ],
    en: [
      "Confirm your email",
      "Confirm that this address is yours: your alerts will go there. The link works for 5 days.",
      "Confirm my email",
    ],
  },
  reset: {
    fr: [
      "Choisissez un nouveau mot de passe",
      "Vous avez demandé un nouveau mot de passe pour votre profil Vigie. Le lien est valable 24 heures. Si ce n’est pas vous, ne faites rien : votre mot de passe ne change pas.",
      "Choisir un nouveau mot de passe",
    ],
    en: [
      "Choose a new password",
      "You asked for a new password for your Vigie profile. The link works for 24 hours. If it was not you, do nothing: your password stays the same.",
      "Choose a new password",
    ],
  },
  changed: {
    fr: [
      "Votre mot de passe est changé",
      "Le mot de passe de votre profil Vigie vient d’être changé. Si ce n’est pas vous, choisissez-en un autre tout de suite.",
      "Choisir un nouveau mot de passe",
    ],
    en: [
      "Your password was changed",
      "The password of your Vigie profile was just changed. If it was not you, choose another one right away.",
      "Choose a new password",
    ],
  },
} as const;

/** Returns the provider's email to a person, in their language. */
export async function emailTo({ email, locale }: Person, about: keyof typeof WORDS, link: string) {
  const [subject, words, act] = WORDS[about][locale];
  const written = await emailPage({ language: locale, subject, words, link, act });
  return {
    to: email,
    subject,
    text: `${words}\n\n${act} : ${link}\n\nVigie\n`,
    html: String(written),
    about,
  };
}

/** An email that the provider sends through its sandbox's outbox. */
export type SignInEmail = Awaited<ReturnType<typeof emailTo>>;
