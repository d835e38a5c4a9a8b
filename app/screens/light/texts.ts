import { bilingualTexts } from "../../i18n/bilingual-texts.ts";

export const lightTexts = bilingualTexts({
  "light.title": { fr: "La situation des feux, page légère", en: "Wildfire situation, light version" },
  "light.heading": { fr: "Les feux de forêt au Québec", en: "Wildfires in Quebec" },
  "light.description": {
    fr: "Feux actifs, danger d’incendie et restrictions en vigueur au Québec, sur une page de 14 ko sans images ni scripts, pour les connexions lentes.",
    en: "Active fires, fire danger and restrictions in force in Quebec on a 14 KB page with no images or scripts, for slow connections.",
  },
  "light.age": { fr: "Données du {{when}}", en: "Data as of {{when}}" },
  "light.reload": {
    fr: "Cette page ne s’actualise pas automatiquement : rechargez-la pour voir des données plus récentes.",
    en: "This page does not update automatically. Reload it to see newer data.",
  },
  "light.named": { fr: "{{name}} : {{list}}", en: "{{name}}: {{list}}" },
  "light.full": { fr: "Voir le site complet", en: "See the full site" },
  "light.place.title": { fr: "Qu’est-ce qui s’applique chez vous ?", en: "What applies in your area?" },
  "light.place.label": {
    fr: "Municipalité, adresse ou code postal",
    en: "Municipality, address or postal code",
  },
  "light.place.result": { fr: "À cet endroit : {{place}}", en: "For this place: {{place}}" },
  "light.place.full": {
    fr: "Voir la réponse complète sur le site",
    en: "See the full answer on the main site",
  },
  "light.alerts.none": {
    fr: "Nous ne trouvons aucun ordre ni aucune alerte en vigueur au Québec, mais certaines municipalités n’utilisent pas En Alerte. Pour savoir si vous devez partir, informez-vous auprès de votre municipalité.",
    en: "We found no orders or alerts in force in Quebec, but not every municipality uses Alert Ready. To find out if you must leave, ask your municipality.",
  },
  "light.restrictions.none": {
    fr: "Aucune restriction provinciale n’était en vigueur le {{when}}. Une interdiction peut s’être ajoutée depuis, et votre municipalité peut avoir ses propres règles : vérifiez-les avant d’allumer un feu.",
    en: "No provincial restrictions were in force on {{when}}. A ban may have been issued since, and your municipality may have its own rules. Check before you light a fire.",
  },
  "light.danger": { fr: "Danger d’incendie, {{day}}", en: "Fire danger, {{day}}" },
  "light.danger.zones": {
    fr: "Zones de danger d’incendie, par niveau.",
    en: "Fire danger rating zones, by level.",
  },
  "light.fires": { fr: "Feux actifs", en: "Active fires" },
  "light.fires.worst": { fr: "Les feux les plus graves", en: "Most serious fires" },
  "light.fires.worst.all": {
    fr: "Feux hors contrôle ou de {{size}} et plus.",
    en: "Out-of-control fires, and fires of {{size}} or more.",
  },
  "light.fires.worst.some": {
    fr: "Feux hors contrôle ou de {{size}} et plus : {{shown}} sur {{total}}. Les autres sont plus bas, dans leur région.",
    en: "Out-of-control fires, and fires of {{size}} or more: {{shown}} of {{total}}. The others are listed below, by region.",
  },
  "light.fires.others": { fr: "Les autres feux actifs, par région", en: "Other active fires, by region" },
  "light.fires.left_one": {
    fr: "{{count}} feu est compté dans sa région, mais ne figure pas dans la liste.",
    en: "{{count}} fire is counted in its region but not listed.",
  },
  "light.fires.left_other": {
    fr: "{{count}} feux sont comptés dans leur région, mais ne figurent pas dans la liste.",
    en: "{{count}} fires are counted in their regions but not listed.",
  },
  "light.region": {
    fr: "Tous les feux de la région : {{region}}",
    en: "All fires in the region: {{region}}",
  },
  "light.copy.title": {
    fr: "Le site ne répond pas : voici une copie, avec les données du {{when}}",
    en: "Our site is not responding: this is a copy, with data as of {{when}}",
  },
  "light.copy.text": {
    fr: "La situation a pu changer depuis. Suivez les consignes de votre municipalité et écoutez la radio de votre région. Essayez de nouveau d’ouvrir le site plus tard.",
    en: "The situation may have changed since. Follow your municipality’s instructions and listen to your local radio. Try to open the site again later.",
  },
});
