import type { Bilingual, Language } from "#territory/language.ts";
import { SHARED_TEXTS } from "../shared-texts.ts";

const TEXTS = {
  ...SHARED_TEXTS,
  watched: { fr: "Situation lue le", en: "Situation read on" },
  never: { fr: "La situation n’a pas encore été lue.", en: "The situation has not been read yet." },
  failing: {
    fr: "Tâches en échec\u00a0: les messages qui en dépendent ne partent pas.",
    en: "Failing tasks: messages that depend on them are not sent.",
  },
  unmatched: { fr: "Changements en attente d’appariement", en: "Changes not matched yet" },
  channels: { fr: "Canaux, 24 dernières heures", en: "Channels, last 24 hours" },
  channel: { fr: "Canal", en: "Channel" },
  email: { fr: "Courriel", en: "Email" },
  sms: { fr: "Texto", en: "Text message" },
  push: { fr: "Notification", en: "Notification" },
  alerts: { fr: "Alertes remises", en: "Alerts handed over" },
  median: { fr: "Médiane (s)", en: "Median (s)" },
  p95: { fr: "95\u00a0% en moins de (s)", en: "95% within (s)" },
  oldest: { fr: "Plus ancien en attente (s)", en: "Oldest waiting (s)" },
  waiting: { fr: "En attente", en: "Waiting" },
  claimed: { fr: "En cours", en: "In progress" },
  sent: { fr: "Remis", en: "Handed over" },
  dead: { fr: "Sans issue", en: "Dead" },
  runs: { fr: "En marche", en: "Running" },
  late: { fr: "En retard", en: "Late" },
  paused: { fr: "En pause", en: "Paused" },
  pause: { fr: "Mettre en pause", en: "Pause" },
  resume: { fr: "Reprendre", en: "Resume" },
  closed: { fr: "Fermé", en: "Closed" },
  closedItself: { fr: "canal fermé automatiquement le", en: "channel closed automatically on" },
  refusals: { fr: "Refus parmi les dernières réponses", en: "Refusals among the last answers" },
  lastAnswer: { fr: "Dernière réponse", en: "Last answer" },
  closedStill: {
    fr: "Les messages attendent. Un message essaie le canal toutes les 30\u00a0secondes\u00a0: s’il passe, les autres suivent.",
    en: "Messages wait. One message tries the channel every 30 seconds: if it goes through, the others leave too.",
  },
  reopened: { fr: "Canal rouvert le", en: "Channel reopened on" },
  refusedOnes: {
    fr: "Adresses auxquelles plus rien n’est envoyé",
    en: "Addresses that no longer get messages",
  },
  noneRefused: { fr: "Aucune depuis 7\u00a0jours.", en: "None in the last 7 days." },
  restoreWhat: {
    fr: "Le canal a répondu que ces adresses n’existent pas. Rétablissez-les si la panne était la sienne\u00a0: les prochains messages y partiront.",
    en: "The channel answered that these addresses do not exist. Restore them if the channel was at fault: the next messages will go there.",
  },
  within: { fr: "Depuis", en: "Within" },
  addresses: { fr: "Adresses", en: "Addresses" },
  restore: { fr: "Rétablir les adresses", en: "Restore addresses" },
  held: {
    fr: "Alertes retenues\u00a0: trop de personnes pour partir sans accord",
    en: "Held alerts: too many people to be sent without approval",
  },
  noneHeld: { fr: "Aucune.", en: "None." },
  people: { fr: "Personnes", en: "People" },
  change: { fr: "Changement", en: "Change" },
  send: { fr: "Laisser partir", en: "Send" },
  drop: { fr: "Abandonner", en: "Discard" },
  deadOnes: { fr: "Messages sans issue", en: "Dead messages" },
  noneDead: { fr: "Aucun.", en: "None." },
  reason: { fr: "Raison", en: "Reason" },
  attempts: { fr: "Essais", en: "Attempts" },
  when: { fr: "Quand", en: "When" },
  kind: { fr: "Type", en: "Type" },
  dry: {
    fr: "À blanc\u00a0: qui recevrait l’alerte d’un nouveau feu\u202f?",
    en: "Dry run: who would get the alert for a new fire?",
  },
  outOfControl: { fr: "Hors contrôle", en: "Out of control" },
  ask: { fr: "Compter", en: "Count" },
  concerned: { fr: "Personnes qui la recevraient", en: "People it would reach" },
  changes: { fr: "Derniers changements", en: "Newest changes" },
  correct: { fr: "Corriger", en: "Correct" },
  correctWhat: {
    fr: "La correction part aussitôt aux personnes qui ont reçu cette alerte, par les mêmes canaux.",
    en: "Sent at once to everyone who got this alert, by the same channels.",
  },
  inFrench: { fr: "En français", en: "In French" },
  inEnglish: { fr: "En anglais", en: "In English" },
  sendCorrection: { fr: "Envoyer la correction", en: "Send the correction" },
  done: { fr: "C’est fait.", en: "Done." },
  nothing: {
    fr: "Il n’y avait rien à faire\u00a0: une autre personne l’a déjà fait, ou c’est trop tard.",
    en: "There was nothing to do: someone has already done it, or it is too late.",
  },
  invalid: {
    fr: "Vérifiez ce que vous avez écrit\u00a0: un nombre ou un texte manque.",
    en: "Check what you wrote: a number or a text is missing.",
  },
} as const satisfies Record<string, Bilingual>;

export type Key = keyof typeof TEXTS;

export const sayIn = (language: Language) => (key: Key) => TEXTS[key][language];
export type Say = ReturnType<typeof sayIn>;
