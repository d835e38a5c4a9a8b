import type { Bilingual } from "#territory/language.ts";

/**
 * An email of the provider, in Liquid: English for people who use the site in English, French for all others.
 */
interface ProviderEmail {
  readonly template: "verify_email" | "reset_email";
  readonly subject: string;
  readonly html: string;
}

const inBoth = ({ fr, en }: Bilingual) =>
  `{% if request_language contains "en" %}${en}{% else %}${fr}{% endif %}`;

interface Words {
  readonly title: string;
  readonly lead: string;
  readonly button: string;
  readonly otherwise: string;
}

const htmlIn = ({ title, lead, button, otherwise }: Words) => `
<h1 style="font-size:24px;line-height:1.25;margin:0 0 16px">${title}</h1>
<p>${lead}</p>
<p style="margin:24px 0"><a href="{{ url }}" style="background:#12324a;border-radius:4px;color:#ffffff;display:inline-block;padding:12px 20px;text-decoration:none">${button}</a></p>
<p>${otherwise}</p>
`;

function email(
  template: ProviderEmail["template"],
  subject: Bilingual,
  words: Readonly<Record<keyof Bilingual, Words>>,
): ProviderEmail {
  const html = `<!doctype html>
<html lang="${inBoth({ fr: "fr-CA", en: "en-CA" })}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${inBoth(subject)}</title></head>
<body style="color:#1c2b33;font-family:Arial,sans-serif;font-size:16px;line-height:1.5;margin:0 auto;max-width:560px;padding:24px">
${inBoth({ fr: htmlIn(words.fr), en: htmlIn(words.en) })}
</body>
</html>
`;
  return { template, subject: inBoth(subject), html };
}

export const EMAILS: readonly ProviderEmail[] = [
  email(
    "verify_email",
    { fr: "Confirmez votre adresse courriel", en: "Confirm your email address" },
    {
      fr: {
        title: "Confirmez votre adresse",
        lead: "Un compte a été créé avec cette adresse courriel. Confirmez-la pour recevoir vos alertes.",
        button: "Confirmer mon adresse",
        otherwise: "Ce lien est valable 5 jours. Si vous n’avez pas créé de compte, ne faites rien.",
      },
      en: {
        title: "Confirm your address",
        lead: "An account was created with this email address. Confirm it to get your alerts.",
        button: "Confirm my address",
        otherwise:
          "This link works for 5 days. If you did not create an account, you do not need to do anything.",
      },
    },
  ),
  email(
    "reset_email",
    { fr: "Choisissez un nouveau mot de passe", en: "Choose a new password" },
    {
      fr: {
        title: "Choisissez un nouveau mot de passe",
        lead: "Quelqu’un a demandé un nouveau mot de passe pour le compte qui porte cette adresse.",
        button: "Choisir un mot de passe",
        otherwise:
          "Ce lien est valable 5 jours. Si vous n’avez rien demandé, votre mot de passe reste le même.",
      },
      en: {
        title: "Choose a new password",
        lead: "Someone asked for a new password for the account with this address.",
        button: "Choose a password",
        otherwise: "This link works for 5 days. If you did not ask for it, your password stays the same.",
      },
    },
  ),
];
