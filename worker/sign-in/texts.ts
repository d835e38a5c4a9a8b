import type { Bilingual, Language } from "#territory/language.ts";
import { SHARED_TEXTS } from "../shared-texts.ts";

const TEXTS = {
  ...SHARED_TEXTS,
  title: { fr: "Connexion à l’exploitation", en: "Sign in to operations" },
  lead: {
    fr: "Ces pages sont réservées au personnel de l’agence qui s’occupe des alertes et des signalements.",
    en: "These pages are for agency staff who handle alerts and fire reports.",
  },
  signIn: { fr: "Se connecter", en: "Sign in" },
  otherAccount: { fr: "Se connecter avec un autre compte", en: "Sign in with another account" },
  password: { fr: "Utiliser le mot de passe commun", en: "Use the shared password" },
  fallback: {
    fr: "Le service de connexion ne répond pas. D’ici son retour, le mot de passe commun ouvre ces pages, et chaque utilisation est consignée.",
    en: "The sign-in service is not responding. Until it is back, the shared password opens these pages, and each use is logged.",
  },
  ended: {
    fr: "Votre session est terminée\u00a0: votre compte est fermé, ou vos rôles ont changé. Reconnectez-vous.",
    en: "Your session has ended: your account is closed, or your roles have changed. Sign in again.",
  },
  cancelled: {
    fr: "La connexion a été annulée ou refusée. Vous pouvez réessayer.",
    en: "Sign-in was cancelled or denied. You can try again.",
  },
  lost: {
    fr: "Cette connexion a pris plus de 10\u00a0minutes ou a commencé dans un autre navigateur. Recommencez ici.",
    en: "This sign-in took more than 10 minutes or began in another browser. Start again here.",
  },
  refused: {
    fr: "Le service de connexion n’a pas confirmé qui vous êtes. Réessayez.",
    en: "The sign-in service did not confirm who you are. Try again.",
  },
  unavailable: {
    fr: "Le service de connexion ne répond pas. Réessayez dans un moment.",
    en: "The sign-in service is not responding. Try again in a moment.",
  },
  away: {
    fr: "La base de données ne répond pas\u00a0: votre session ne peut pas être vérifiée. Reconnectez-vous, ou réessayez dans un moment.",
    en: "The database is not responding, so your session cannot be checked. Sign in again, or try again in a moment.",
  },
  "signed-out": { fr: "Votre session est fermée.", en: "You are signed out." },
  denied: { fr: "Accès refusé", en: "Access denied" },
  "no-operator": {
    fr: "Cette page exige le rôle «\u00a0operator\u00a0», que votre compte n’a pas.",
    en: "This page requires the role “operator”, which your account does not have.",
  },
  "no-dispatch": {
    fr: "Cette page exige le rôle «\u00a0dispatch\u00a0», que votre compte n’a pas.",
    en: "This page requires the role “dispatch”, which your account does not have.",
  },
  "no-second-factor": {
    fr: "Cette page exige une connexion en deux étapes. La vôtre n’en avait qu’une.",
    en: "This page requires a two-step sign-in. Yours had only one step.",
  },
  whom: {
    fr: "Adressez-vous à la personne qui gère les comptes de l’agence, puis reconnectez-vous.",
    en: "Ask the person who manages the agency’s accounts, then sign in again.",
  },
} as const satisfies Record<string, Bilingual>;

export type Key = keyof typeof TEXTS;

export const textsIn = (language: Language) => (key: Key) => TEXTS[key][language];
