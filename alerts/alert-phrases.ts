import type { AlertSource } from "#accounts/account-commands.ts";
import type { Channel } from "#database/schema.ts";

const FRENCH_CHANNELS = { email: "courriel", sms: "texto", push: "notification" } as const;
const ENGLISH_CHANNELS = { email: "email", sms: "text message", push: "notification" } as const;

type ReadPhrases = Readonly<Record<AlertSource, (when: string) => string>>;

export const PHRASES = {
  fr: {
    dateline: (at: string) => `Vigie, ${at}`,
    more: (count: number) => (count === 1 ? "1 autre alerte" : `${count} autres alertes`),
    seeFire: "Voir la page du feu",
    seeZone: "Voir la page de la zone",
    seePlace: "Voir ce qui s’applique à ce lieu",
    seePlaces: "Voir mes lieux",
    seeFires: "Voir mes feux",
    read: {
      agency: (when) => `Données de l’agence, reçues le ${when}`,
      order: (when) => `Message du système En Alerte, reçu le ${when}`,
      air: (when) => `Données d’Environnement et Changement climatique Canada, reçues le ${when}`,
      heat: (when) => `Données satellitaires de Ressources naturelles Canada, reçues le ${when}`,
      road: (when) => `Données de Transports Québec, reçues le ${when}`,
    } satisfies ReadPhrases,
    readShort: {
      agency: (at) => `Données de l’agence\u00a0: ${at}`,
      order: (at) => `Message d’En Alerte, reçu à ${at}`,
      air: (at) => `Données d’Environnement Canada\u00a0: ${at}`,
      heat: (at) => `Données de Ressources naturelles Canada\u00a0: ${at}`,
      road: (at) => `Données de Transports Québec\u00a0: ${at}`,
    } satisfies ReadPhrases,
    why: (names: string) => `Vous recevez ce courriel parce que vous avez choisi des alertes pour ${names}.`,
    insteadOf: (channel: Channel) =>
      `Cette alerte devait vous parvenir par ${FRENCH_CHANNELS[channel]}, mais l’envoi a échoué. Vérifiez vos choix.`,
    plan: (headline: string) => `Carte. ${headline}.`,
    planCaption: (name: string, km: number) =>
      `${name} au centre, le nord en haut. Le cercle marque une distance de ${km}\u00a0km.`,
    digest: (count: number) =>
      count === 1 ? "1 changement près de vos lieux" : `${count} changements près de vos lieux`,
    and: " et ",
    report: (phone: string) => `Pour signaler de la fumée ou des flammes\u00a0: ${phone}.`,
    emergency: "En cas de danger, n’attendez pas un message de notre part\u00a0: appelez le 911.",
    change: "Changer mes alertes",
    stop: "Arrêter ces alertes",
    stopByText: "ARRET pour cesser",
  },
  en: {
    dateline: (at: string) => `Vigie, ${at}`,
    more: (count: number) => (count === 1 ? "1 more alert" : `${count} more alerts`),
    seeFire: "See the fire’s page",
    seeZone: "See the zone’s page",
    seePlace: "See what applies at this place",
    seePlaces: "See my places",
    seeFires: "See my fires",
    read: {
      agency: (when) => `The agency’s data, received on ${when}`,
      order: (when) => `Alert Ready message, received on ${when}`,
      air: (when) => `Environment and Climate Change Canada data, received on ${when}`,
      heat: (when) => `Natural Resources Canada satellite data, received on ${when}`,
      road: (when) => `Transports Québec data, received on ${when}`,
    } satisfies ReadPhrases,
    readShort: {
      agency: (at) => `The agency’s data as of ${at}`,
      order: (at) => `Alert Ready message, received at ${at}`,
      air: (at) => `Environment Canada data as of ${at}`,
      heat: (at) => `Natural Resources Canada data as of ${at}`,
      road: (at) => `Transports Québec data as of ${at}`,
    } satisfies ReadPhrases,
    why: (names: string) => `You are receiving this email because you chose alerts for ${names}.`,
    insteadOf: (channel: Channel) =>
      `We could not get this alert to you by ${ENGLISH_CHANNELS[channel]}. Check your choices.`,
    plan: (headline: string) => `Map. ${headline}.`,
    planCaption: (name: string, km: number) =>
      `${name} in the centre, north at the top. The circle marks a distance of ${km}\u00a0km.`,
    digest: (count: number) =>
      count === 1 ? "1 change near your places" : `${count} changes near your places`,
    and: " and ",
    report: (phone: string) => `To report smoke or flames: ${phone}.`,
    emergency: "If you are in danger, do not wait for a message from us: call 911.",
    change: "Change my alerts",
    stop: "Stop these alerts",
    stopByText: "Reply STOP to end",
  },
} as const;
