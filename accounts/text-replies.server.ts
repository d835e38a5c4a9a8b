import { and, eq, inArray } from "drizzle-orm";
import type { Transaction } from "#database/open.server.ts";
import { people, savedFires, savedPlaces } from "#database/schema.ts";
import type { Bilingual, Language } from "#territory/language.ts";
import type { AccountsContext } from "./accounts-context.server.ts";
import { ALERTS_CONSENT, FIRE_ALERTS_CONSENT } from "./consent-texts.ts";
import { recordConsent } from "./consents.server.ts";
import { lockPerson } from "./lock-person.server.ts";
import { stopChannels } from "./stop-channels.server.ts";
import { meaningOf } from "./text-meaning.ts";

/** The result for one person. `nothing-to-resume` means that STOP had ended none of their alerts. */
type Done = "stopped" | "resumed" | "nothing-to-resume" | "help" | "fire";

interface Words {
  readonly phone: string;
  readonly page: string;
}

/** Word that resumes texts, and also removes Twilio's own block of the number. */
const RESUME_WORD = "START";

const WORDS = {
  fr: {
    stopped: () =>
      `Vigie : vous ne recevrez plus d’alertes par texto. Vos autres alertes continuent. Pour réactiver les textos, répondez ${RESUME_WORD}. Urgence : 911.`,
    resumed: ({ page }) => `Vigie : vos alertes par texto reprennent. ARRET pour cesser. Vos choix : ${page}`,
    "nothing-to-resume": ({ page }) => `Vigie : choisissez vos alertes par texto ici : ${page}`,
    help: ({ phone, page }) =>
      `Vigie, alertes de feux de forêt. Urgence : 911. Signaler un feu : ${phone}. ARRET pour cesser. Choisir vos alertes : ${page}`,
    fire: ({ phone }) =>
      `Vigie : personne ne lit ces textos. Si une vie est en danger, composez le 911. Pour signaler un feu, composez le ${phone}. ARRET pour cesser.`,
  },
  en: {
    stopped: () =>
      `Vigie: you will no longer get alerts by text message. You will still get your other alerts. To get texts again, reply ${RESUME_WORD}. Emergency: 911.`,
    resumed: ({ page }) =>
      `Vigie: your text message alerts are back on. Reply STOP to end. Your choices: ${page}`,
    "nothing-to-resume": ({ page }) => `Vigie: choose your text message alerts here: ${page}`,
    help: ({ phone, page }) =>
      `Vigie, wildfire alerts. Emergency: 911. Report a fire: ${phone}. Reply STOP to end. Choose your alerts: ${page}`,
    fire: ({ phone }) =>
      `Vigie: nobody reads these texts. If a life is in danger, call 911. To report a fire, call ${phone}. Reply STOP to end.`,
  },
} as const satisfies Record<Language, Record<Done, (words: Words) => string>>;

const NO_PROFILE = `Vigie : ce numéro n’est dans aucun profil. Nous n’y envoyons pas d’alertes.
Vigie: this number is not in any profile. We do not send it alerts.`;

/** Ends a person's alerts by text, and stores which places and fires had them, to restore them later. */
async function stopTexts(transaction: Transaction, personId: string, now: Date): Promise<Done> {
  await lockPerson(transaction, personId);
  const places = await transaction
    .select({ id: savedPlaces.id })
    .from(savedPlaces)
    .where(and(eq(savedPlaces.personId, personId), savedPlaces.bySms));
  const fires = await transaction
    .select({ id: savedFires.fireId })
    .from(savedFires)
    .where(and(eq(savedFires.personId, personId), savedFires.bySms));
  // A second STOP must not overwrite the list that the first STOP stored.
  if (places.length + fires.length > 0) {
    const stoppedTexts = { places: places.map(({ id }) => id), fires: fires.map(({ id }) => id) };
    await transaction.update(people).set({ stoppedTexts }).where(eq(people.id, personId));
  }
  await stopChannels(transaction, personId, ["sms"], now);
  return "stopped";
}

/** Restores the texts that STOP ended, and clears the refusal of the number that STOP caused. */
async function resumeTexts(transaction: Transaction, personId: string, now: Date): Promise<Done> {
  const { stoppedTexts, language } = await lockPerson(transaction, personId);
  await transaction
    .update(people)
    .set({ stoppedTexts: null, phoneRefusedAt: null })
    .where(eq(people.id, personId));
  const { places = [], fires = [] } = stoppedTexts ?? {};
  const resumedPlaces = await transaction
    .update(savedPlaces)
    .set({ bySms: true, changedAt: now })
    .where(and(eq(savedPlaces.personId, personId), inArray(savedPlaces.id, [...places])))
    .returning({ id: savedPlaces.id });
  const resumedFires = await transaction
    .update(savedFires)
    .set({ bySms: true })
    .where(and(eq(savedFires.personId, personId), inArray(savedFires.fireId, [...fires])))
    .returning({ id: savedFires.fireId });
  for (const [resumed, { purpose, version }] of [
    [resumedPlaces, ALERTS_CONSENT],
    [resumedFires, FIRE_ALERTS_CONSENT],
  ] as const)
    if (resumed.length > 0)
      await recordConsent(transaction, personId, { purpose, version, language, method: "text" }, now);
  return resumedPlaces.length + resumedFires.length > 0 ? "resumed" : "nothing-to-resume";
}

/**
 * Executes the command in a text message. Replies in the person's language, or in both if no profile has the
 * number. The reply has the phone number to report fires and the URL to choose alerts.
 * @throws {DatabaseError}
 */
export async function answerText(
  { database, keyedHash, now }: AccountsContext,
  { from, body }: { readonly from: string; readonly body: string },
  { reportPhone, pages }: { readonly reportPhone: Bilingual; readonly pages: Bilingual },
): Promise<string> {
  const owners = await database.run((queries) =>
    queries
      .select({ id: people.id, language: people.language })
      .from(people)
      .where(eq(people.phoneMark, keyedHash(from))),
  );
  const meaning = meaningOf(body);
  const replyText = (done: Done, language: Language) =>
    WORDS[language][done]({ phone: reportPhone[language], page: pages[language] });
  if (meaning === "help" || meaning === "fire") {
    const languages = [...new Set(owners.map(({ language }) => language))];
    return (languages.length === 0 ? (["fr", "en"] as const) : languages)
      .map((language) => replyText(meaning, language))
      .join("\n");
  }
  // No profile has this number, so nothing changed. The reply lets people check the number in their profile.
  if (owners.length === 0) return NO_PROFILE;
  const command = meaning === "stop" ? stopTexts : resumeTexts;
  const answers = new Set<string>();
  for (const { id, language } of owners)
    answers.add(
      replyText(await database.transaction((transaction) => command(transaction, id, now())), language),
    );
  return [...answers].join("\n");
}
