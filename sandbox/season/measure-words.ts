import { MEASURE_TYPE, type MeasureType, WORK_HOURS, type WorkHours } from "./measure-record.ts";
import { type Description, described } from "./vocabulary.ts";

const WORK: Readonly<Record<WorkHours, Description>> = {
  [WORK_HOURS.morning]: described(
    "Suspension des travaux en forêt de 8 h à 20 h",
    "Forest work suspended from 8 a.m. to 8 p.m.",
  ),
  [WORK_HOURS.afternoon]: described(
    "Suspension des travaux en forêt de midi à 20 h",
    "Forest work suspended from noon to 8 p.m.",
  ),
  [WORK_HOURS.day]: described(
    "Suspension des travaux en forêt 24 heures sur 24",
    "Forest work suspended 24 hours a day",
  ),
};

const OTHERS: Readonly<Record<Exclude<MeasureType, typeof MEASURE_TYPE.construction>, Description>> = {
  [MEASURE_TYPE.plane]: described("Survol interdit autour du feu", "Flying over the fire area is prohibited"),
  [MEASURE_TYPE.fire]: described(
    "Interdiction de faire des feux à ciel ouvert en forêt ou à proximité",
    "Open fires are prohibited in or near the forest",
  ),
  [MEASURE_TYPE.access]: described(
    "Interdiction d'accès et de circulation en forêt sur les terres du domaine de l'État",
    "Access to and travel in public forests are prohibited",
  ),
  [MEASURE_TYPE.closure]: described("Fermeture du territoire", "Territory closed"),
  [MEASURE_TYPE.risk]: described(
    "Secteur à risque en raison d'un incendie de forêt",
    "Area at risk because of a forest fire",
  ),
  [MEASURE_TYPE.unnamed4]: described("Mesure préventive de type 4", "Preventive measure of type 4"),
  [MEASURE_TYPE.unnamed6]: described("Mesure préventive de type 6", "Preventive measure of type 6"),
};

export function wordsOf(type: MeasureType, hours: WorkHours | null): Description {
  return type === MEASURE_TYPE.construction ? WORK[hours ?? WORK_HOURS.day] : OTHERS[type];
}
