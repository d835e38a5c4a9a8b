import { MEASURE_TYPE, type MeasureType, WORK_HOURS, type WorkHours } from "./measure-record.ts";

interface Words {
  readonly DescriptionFr: string;
  readonly DescriptionEn: string;
}

const words = (DescriptionFr: string, DescriptionEn: string): Words => ({ DescriptionFr, DescriptionEn });

const WORK: Readonly<Record<WorkHours, Words>> = {
  [WORK_HOURS.morning]: words(
    "Suspension des travaux en forêt de 8 h à 20 h",
    "Forest work suspended from 8 a.m. to 8 p.m.",
  ),
  [WORK_HOURS.afternoon]: words(
    "Suspension des travaux en forêt de midi à 20 h",
    "Forest work suspended from noon to 8 p.m.",
  ),
  [WORK_HOURS.day]: words(
    "Suspension des travaux en forêt 24 heures sur 24",
    "Forest work suspended 24 hours a day",
  ),
};

const OTHERS: Readonly<Record<Exclude<MeasureType, typeof MEASURE_TYPE.construction>, Words>> = {
  [MEASURE_TYPE.plane]: words("Survol interdit autour du feu", "Flying over the fire area is prohibited"),
  [MEASURE_TYPE.fire]: words(
    "Interdiction de faire des feux à ciel ouvert en forêt ou à proximité",
    "Open fires are prohibited in or near the forest",
  ),
  [MEASURE_TYPE.access]: words(
    "Interdiction d'accès et de circulation en forêt sur les terres du domaine de l'État",
    "Access to and travel in public forests are prohibited",
  ),
  [MEASURE_TYPE.closure]: words("Fermeture du territoire", "Territory closed"),
  [MEASURE_TYPE.risk]: words(
    "Secteur à risque en raison d'un incendie de forêt",
    "Area at risk because of a forest fire",
  ),
  [MEASURE_TYPE.unnamed4]: words("Mesure préventive de type 4", "Preventive measure of type 4"),
  [MEASURE_TYPE.unnamed6]: words("Mesure préventive de type 6", "Preventive measure of type 6"),
};

/** Returns a restriction's texts in both languages. */
export function wordsOf(type: MeasureType, hours: WorkHours | null): Words {
  return type === MEASURE_TYPE.construction ? WORK[hours ?? WORK_HOURS.day] : OTHERS[type];
}
