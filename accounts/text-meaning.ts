import { editDistance } from "#territory/edit-distance.ts";

/** The request in a text message. `fire` means that the person writes about a fire or danger. */
export type TextMeaning = "stop" | "start" | "help" | "fire";

const words = (list: string) => new Set(list.trim().split(/\s+/));

const STOP = words(`
  STOP STOPALL STOPPER STOPPEZ STOPPING ARRET ARRETE ARRETER ARRETEZ ARRETT CESSEZ CESSER
  UNSUBSCRIBE UNSUBSCRIBED UNSUB UNSUSCRIBE OPTOUT REVOKE REVOQUER REVOQUEZ
  DESABONNER DESABONNEZ DESABONNE DESABONNEMENT DESINSCRIRE DESINSCRIVEZ DESINSCRIPTION
`);
/** Words that request a stop only as a whole sentence, because they have other uses ("fin de semaine"). */
const WEAK_STOP = words("CANCEL END QUIT FIN TERMINER ANNULER ANNULEZ");
const START = words(`
  START UNSTOP RESUME RESTART SUBSCRIBE RESUBSCRIBE YES
  REPRENDRE REPRENEZ REPRISE RECOMMENCER RECOMMENCEZ COMMENCER DEBUT DEBUTER ABONNER ABONNEZ REABONNER OUI
`);
const POLITE = words(`
  SVP STP SIL SI IL VOUS TE PLAIT MERCI MERCIS BONJOUR BONSOIR ALLO SALUT MADAME MONSIEUR BEAUCOUP D AVANCE
  PLEASE PLS PLZ THANKS THANK YOU THX TY HELLO HI HEY KINDLY NOW MAINTENANT IMMEDIATEMENT OK SORRY DESOLE DESOLEE
`);
/** Words that do not change a request. */
const GRAMMAR = words(`
  JE J I ME MOI M MY MES MON MA NOUS US ON LE LA LES L UN UNE DE DES DU AU AUX A CE CES CETTE CET CA CELA C EST VOS VOTRE
  TOUT TOUS TOUTE TOUTES SUR PAR POUR THE THIS THESE THOSE THAT IT ALL ANY OF FROM FOR BY TO ID WANT WANNA LIKE WOULD LET
  VEUILLEZ VEUX VOUDRAIS AIMERAIS DOIS PEUX PEUT POUVEZ POURRIEZ FAITES CAN COULD WILL NEED WISH
`);
const MESSAGING = words(`
  TEXTO TEXTOS TEXTE TEXTES SMS MESSAGE MESSAGES MSG MSGS ALERTE ALERTES AVIS NOTIFICATION NOTIFICATIONS NUMERO LISTE ENVOI ENVOIS
  ABONNEMENT INSCRIPTION RECEVOIR ENVOYER ECRIRE TEXTER TEXT TEXTS TEXTING ALERT ALERTS NUMBER LIST SUBSCRIPTION SERVICE
  SENDING RECEIVING GETTING MESSAGING VIGIE
`);
const FIRE_NAME = words("FEU FEUX FIRE FIRES WILDFIRE WILDFIRES");

/** Words about a fire, or about a person in danger. */
const FIRE =
  /\b(?:FEUX?|FIRES?|WILDFIRES?|INCENDIES?|FUMEES?|SMOK\w*|FLAMM?ES?|BRUL\w*|BURN\w*|DANGER\w*|SECOURS|URGEN\w*|EMERGENC\w*|EVACU\w*|AMBULANCE|CARDIA\w*|BLESSE\w*|INJUR\w*|AIDEZ|L AIDE|HELP ME|SOS|911)\b/;
const NEGATION =
  /\b(?:DONT|DON T|DO NOT|NOT|NEVER|CAN T|CANT|WON T|WONT|PAS|JAMAIS|SANS|WITHOUT|UNTIL|POURQUOI|WHY|DID|HAVE|AVEZ|AS TU)\b/;
/** Phrases that request a stop in a message of any length, unless they are negated. */
const REQUESTS = [
  /\b(?:STOP|ARRETE|ARRETER|ARRETEZ|CESSE|CESSER|CESSEZ) (?:DE |D )?(?:M |ME |NOUS )?(?:ENVOYER|TEXTER|ECRIRE|RECEVOIR|SENDING|TEXTING|MESSAGING|RECEIVING|GETTING|CONTACTING)\b/,
  /\b(?:STOP|ARRETE|ARRETER|ARRETEZ|CESSER|CESSEZ|CANCEL|ANNULER|ANNULEZ|END|DESACTIVER|DESACTIVEZ|DISABLE|TURN OFF)(?: (?:THE|THESE|THOSE|YOUR|MY|ALL|ME|MES|LES|CES|VOS|TOUS|TOUTES))* (?:TEXTOS?|SMS|MESSAGES?|ALERTES?|ALERTS?|NOTIFICATIONS?|TEXTS?|ABONNEMENT|SUBSCRIPTION)\b/,
  /\bN ?E? ?(?:M |ME |NOUS )?(?:ENVOYE[RZ]|ECRIVE[RZ]|TEXTE[RZ]) PLUS\b/,
  /\b(?:VEUX|VEUT|VOUDRAIS|DESIRE|SOUHAITE) PLUS (?:RECEVOIR|AVOIR|DE|D|VOS|CES|LES)\b/,
  /\bPLUS (?:DE|D|AUCUN|AUCUNE) (?:TEXTOS?|SMS|MESSAGES?|ALERTES?|NOTIFICATIONS?)\b/,
  /\b(?:NO MORE|NO LONGER WANT(?: YOUR| THESE| ANY)?) (?:TEXTS?|SMS|MESSAGES?|ALERTS?|NOTIFICATIONS?)\b/,
  /\b(?:REMOVE|DELETE|UNSUBSCRIBE) (?:ME|MY)\b|\bTAKE ME OFF\b|\bOPT (?:ME )?OUT\b|\b(?:RETIRE[RZ]?|ENLEVE[RZ]|SUPPRIME[RZ]?) (?:MOI|MON NUMERO|MON CONSENTEMENT)\b/,
  /\b(?:ME DESABONNER|ME DESINSCRIRE|DESABONNE[RZ] MOI|DESINSCRIVEZ MOI)\b/,
];
/** Phrases that request a stop by a negation: "do not text me", "ne plus recevoir". */
const PROHIBITIONS = [
  /\b(?:DO NOT|DON ?T|NEVER) (?:EVER )?(?:TEXT|MESSAGE|CONTACT|ALERT|SMS) ME\b/,
  /\b(?:DO NOT|DON ?T|NEVER) (?:EVER )?SEND (?:ME )?(?:(?:ANY|ANYMORE|MORE|THESE|YOUR) )*(?:TEXTS?|SMS|MESSAGES?|ALERTS?|NOTIFICATIONS?)\b/,
  /\bNE PLUS (?:RIEN )?(?:RECEVOIR|M ENVOYER|ME TEXTER|M ECRIRE|ME CONTACTER)\b/,
  /\b(?:VEUX|VEUT|VOUDRAIS|DESIRE|SOUHAITE) PLUS RIEN (?:RECEVOIR|AVOIR)\b/,
];
/** The names of fire alerts contain the word fire, but do not mean a fire. */
const FIRE_ALERTS =
  /\b(?:(?:WILD ?)?FIRE (?=ALERTS?\b|TEXTS?\b|MESSAGES?\b|NOTIFICATIONS?\b)|(?<=ALERTES? )(?:DE |D |AUX |SUR LES )?(?:FEUX?(?: DE FORETS?)?|INCENDIES?)\b)/g;
/** Words after "stop" that show that a text is about a place ("stop near"), and requests nothing. */
const PLACE_AFTER = words("AT BY NEAR HERE SIGN LIGHT ICI AU A D BUS AUTOBUS");
/** Maximum characters to read: carriers join no more than ten parts of a text message. */
const LONGEST_TEXT = 1_600;
/** Maximum length, in words, of a message that requests a stop only because it starts with a stop word. */
const MOST_WORDS = 6;
const SHORTEST_MISSPELT_LENGTH = 4;
/** Stop words that must match exactly, because a common word differs by one letter ("qui ?"). */
const NEVER_MISSPELT = words("END FIN QUIT");

const SIGNATURE =
  /^\s*(?:--+|__+|~~+|Envoyé\b|Sent (?:from|via|by|with|using)\b|Get Outlook\b|Obtenez Outlook\b|Obtenir Outlook\b|Télécharge[rz]\b|Provenance\b|-----|Le .{4,60} a écrit\s*:|On .{4,60} wrote\s*:)/i;
const INLINE_SIGNATURE =
  /(?<=\S)\s+(?:[-–—]\s*)?(?:Envoy[ée] (?:de|depuis|à partir|par|avec)|Sent (?:from|via|by|with|using)|Get Outlook|Obtenez Outlook)\b.*$/iu;
/** Phones send a reaction as a text that quotes ours. */
const REACTION =
  /^\s*(?:liked|loved|disliked|laughed at|emphasi[sz]ed|questioned|reacted\b.{1,20}\bto|removed an? .{1,20} from|a (?:aimé|adoré|ri|réagi|mis en évidence|questionné|n’a pas aimé|n'a pas aimé).{0,20})\s*[“«"]/iu;

function ownLines(body: string): readonly string[] {
  const lines = body
    .normalize("NFC")
    .replaceAll("🛑", " STOP ")
    .split(/\r\n|[\r\n\u2028\u2029]/);
  const signature = lines.findIndex((line, at) => at > 0 && SIGNATURE.test(line));
  return (signature < 0 ? lines : lines.slice(0, signature))
    .filter((line) => !/^\s*>/.test(line))
    .map((line) => line.replace(INLINE_SIGNATURE, ""));
}

/** Converts a text to capitals without accents, invisible characters or punctuation: "S IL TE PLAIT". */
const plain = (text: string): string =>
  text
    .normalize("NFKD")
    .replace(/[\p{M}\p{Cf}]/gu, "")
    .toUpperCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim()
    .replace(/\bOPT(?: ME)? OUT\b/g, "OPTOUT")
    .replace(/\bUN SUB(?=SCRIBE|\b)/g, "UNSUB")
    .replace(/\bS IL\b/g, "SIL");

/** Reduces repeated letters to one: "STOOOP". */
const squeezed = (word: string) => word.replace(/(.)\1+/gu, "$1");

type Sort = "stop" | "weak" | "start" | "polite" | "grammar" | "messaging" | "other";

function sortOf(word: string): Sort {
  const has = (set: ReadonlySet<string>) => set.has(word);
  if (has(STOP)) return "stop";
  if (has(WEAK_STOP)) return "weak";
  if (has(START)) return "start";
  if (has(POLITE) || /^\d+$/.test(word)) return "polite";
  if (has(MESSAGING)) return "messaging";
  return has(GRAMMAR) ? "grammar" : "other";
}

/** Returns a word's sort. Stop words can be misspelt, joined ("STOPSVP") or have repeated letters. */
function sortMeant(word: string): Sort {
  const sort = sortOf(word);
  if (sort !== "other") return sort;
  const all = [...STOP, ...WEAK_STOP];
  const same = squeezed(word);
  if (all.some((each) => squeezed(each) === same)) return "stop";
  const stops = all.filter((each) => !NEVER_MISSPELT.has(each));
  if (
    word.length >= SHORTEST_MISSPELT_LENGTH - 1 &&
    stops.some(
      (each) =>
        each.length >= SHORTEST_MISSPELT_LENGTH &&
        (editDistance(word, each, 1) <= 1 || editDistance(same, squeezed(each), 1) <= 1),
    )
  )
    return "stop";
  for (let at = 3; at < word.length - 2; at += 1) {
    const [first, second] = [sortOf(word.slice(0, at)), sortOf(word.slice(at))];
    if (first === "stop" && second !== "other" && second !== "grammar") return "stop";
    if (second === "stop" && first === "polite") return "stop";
  }
  return "other";
}

/** Returns the request of a line or a sentence; null if any of its words does not belong to a request. */
function requestOf(text: string): "stop" | "start" | null {
  const all = text === "" ? [] : text.split(" ");
  // "S T O P" is spelled letter by letter.
  const spelled = all.length > 2 && all.every((word) => word.length === 1) ? [all.join("")] : all;
  const isPlain = spelled.every((word) => sortOf(word) !== "other");
  const sorts = spelled.map(isPlain ? sortOf : sortMeant);
  const [first, second] = spelled;
  if (spelled.length === 2 && sorts[0] === "stop" && second !== undefined && FIRE_NAME.has(second))
    return "stop";
  if (first === undefined || sorts.includes("other")) return null;
  if (sorts.includes("stop")) return "stop";
  const isBare = !sorts.includes("grammar") || sorts.includes("messaging");
  if (sorts.includes("weak")) return isBare ? "stop" : null;
  return sorts.includes("start") && isBare ? "start" : null;
}

/** Returns true if a short text starts with a request to stop, whatever follows: "stop bugging me". */
function beginsByStop(text: string): boolean {
  const all = text.split(" ");
  if (all.length > MOST_WORDS) return false;
  const at = all.findIndex((word) => sortOf(word) !== "polite" && sortOf(word) !== "grammar");
  const next = all[at + 1];
  return at >= 0 && STOP.has(all[at] ?? "") && !(next !== undefined && PLACE_AFTER.has(next));
}

/**
 * Returns the request in a text message. In doubt it is a request to stop: the reply confirms it and says how
 * to resume.
 * - Signatures, quoted messages and reactions to ours are ignored.
 * - A message, line or sentence requests to stop or resume if it only contains a listed word, with or without
 *   polite words. The listed word can be misspelt or joined to another word.
 * - A message requests to stop if its first line is only such a request, whatever the other lines say.
 * - A message of any length requests to stop if it contains a typical phrase that is not negated.
 * - A short message requests to stop if it starts with a stop word.
 * - A text about a fire or danger is only a request as a whole, by its first line, or by a typical phrase.
 */
export function meaningOf(body: string): TextMeaning {
  const read = body.slice(0, LONGEST_TEXT);
  if (REACTION.test(read)) return "help";
  const lines = ownLines(read);
  const text = plain(lines.join(" ")).replace(FIRE_ALERTS, "");
  const isOfFire = FIRE.test(text);
  const isDenied = NEGATION.test(text);
  const whole = requestOf(text);
  if (whole !== null) return whole;
  // A signature or a quoted alert can follow: "Service d’incendie", "Feu hors contrôle à 3 km".
  const first = plain(lines.find((line) => line.trim() !== "") ?? "");
  if (lines.length > 1 && requestOf(first) === "stop") return "stop";
  if (PROHIBITIONS.some((phrase) => phrase.test(text))) return "stop";
  if (!isDenied && REQUESTS.some((phrase) => phrase.test(text))) return "stop";
  if (isOfFire) return "fire";
  const sentences = lines.flatMap((line) => line.split(/[.!?;:…,]+/)).map(plain);
  const requests = sentences.map(requestOf);
  if (requests.includes("stop")) return "stop";
  if (!isDenied && beginsByStop(text)) return "stop";
  return requests.includes("start") ? "start" : "help";
}
