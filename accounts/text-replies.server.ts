import { eq } from "drizzle-orm";
import { people } from "#database/schema.ts";
import type { Bilingual, Language } from "#territory/language.ts";
import type { AccountsContext } from "./accounts-context.server.ts";
import { stopChannels } from "./stop-channels.server.ts";

const STOP = [
  "STOP",
  "STOPALL",
  "ARRET",
  "ARRETER",
  "UNSUBSCRIBE",
  "DESABONNER",
  "CANCEL",
  "END",
  "FIN",
  "QUIT",
];
const HELP = ["HELP", "AIDE", "INFO"];

const WORDS = {
  fr: {
    stopped:
      "Vigie : plus aucun texto ne vous sera envoyé. Vos lieux restent dans votre profil, et vos autres alertes continuent.",
    help: (phone: string, page: string) =>
      `Vigie, alertes de feux de forêt. Danger : 911. Signaler un feu : ${phone}. Arrêter : ARRET. Choisir vos alertes : ${page}`,
  },
  en: {
    stopped:
      "Vigie: you will no longer get text messages. Your places stay in your profile, and your other alerts continue.",
    help: (phone: string, page: string) =>
      `Vigie, wildfire alerts. Danger: 911. Report a fire: ${phone}. To stop: STOP. Choose your alerts: ${page}`,
  },
} as const satisfies Record<Language, { stopped: string; help: (phone: string, page: string) => string }>;

const STOPPED_NOTHING = `Vigie : aucun profil n’a ce numéro. Nous n’y envoyons pas d’alerte.
Vigie: no profile has this number. We send no alerts to it.`;

/** What a person means by a text message to us; whatever is no word of ours asks for help. */
export function wordOf(body: string): "stop" | "help" {
  const word = body
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toUpperCase()
    .replace(/[^A-Z ]/g, "")
    .trim();
  const first = word.split(" ")[0] ?? "";
  if (STOP.includes(word) || (STOP.includes(first) && !HELP.includes(first))) return "stop";
  return "help";
}

/**
 * Does what somebody asks by text message, and answers in their language; in both to a number that nobody has.
 * @param said where a fire is reported by voice, and where alerts are chosen, with the site's origin
 * @throws {DatabaseError}
 */
export async function answerText(
  { database, mark, now }: AccountsContext,
  { from, body }: { readonly from: string; readonly body: string },
  { reportPhone, pages }: { readonly reportPhone: Bilingual; readonly pages: Bilingual },
): Promise<string> {
  const owners = await database.run((queries) =>
    queries
      .select({ id: people.id, language: people.language })
      .from(people)
      .where(eq(people.phoneMark, mark(from))),
  );
  const word = wordOf(body);
  if (word === "stop") {
    for (const { id } of owners)
      await database.transaction((transaction) => stopChannels(transaction, id, ["sms"], now()));
  }
  // Nothing was stopped: said so, somebody with another phone in their profile looks there.
  if (word === "stop" && owners.length === 0) return STOPPED_NOTHING;
  const languages = [...new Set(owners.map(({ language }) => language))];
  return (languages.length === 0 ? (["fr", "en"] as const) : languages)
    .map((language) =>
      word === "stop"
        ? WORDS[language].stopped
        : WORDS[language].help(reportPhone[language], pages[language]),
    )
    .join("\n");
}
