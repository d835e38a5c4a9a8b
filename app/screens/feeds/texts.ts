import { bilingualTexts } from "../../i18n/bilingual-texts.ts";

export const feedEntryTexts = bilingualTexts({
  "feed.missing": {
    fr: "Ces données ne sont pas disponibles pour le moment. Réessayez dans une minute.",
    en: "This data is not available right now. Try again in a minute.",
  },
  "feed.asOf": {
    fr: "Liste du {{when}}. Elle a pu changer depuis.",
    en: "List as of {{when}}. It may have changed since.",
  },
  "feed.notFound": {
    fr: "Ce lien ne mène à aucun fil d’actualité.",
    en: "This link does not lead to a feed.",
  },
  "feed.fire": { fr: "Feu « {{name}} »", en: "{{name}} fire" },
  "feed.fire-new": {
    fr: "{{fire}} : nouveau sur la liste, {{status}}",
    en: "{{fire}}: new on the list, {{status}}",
  },
  "feed.fire-status": {
    fr: "{{fire}} : {{status}} (auparavant {{before}})",
    en: "{{fire}}: {{status}} (was {{before}})",
  },
  "feed.fire.size": { fr: "Superficie : {{size}}.", en: "Size: {{size}}." },
  "feed.source": { fr: "Source : données de l’agence.", en: "Source: the agency’s data." },
  "feed.restriction": { fr: "{{title}} ({{regions}})", en: "{{title}}: {{regions}}" },
  "feed.restriction.announced": { fr: "Annonce : {{title}}", en: "Announced: {{title}}" },
  "feed.restriction.dates": { fr: "En vigueur {{from}}, {{until}}.", en: "In force {{from}}, {{until}}." },
  "feed.restriction.noStart": { fr: "En vigueur {{until}}.", en: "In force {{until}}." },
  "cap.fire.event": { fr: "Feu de forêt", en: "Wildfire" },
  "cap.fire.headline": { fr: "{{fire}} : {{status}}", en: "{{fire}}: {{status}}" },
  "cap.fire.again": {
    fr: "{{fire}} : de nouveau actif, {{status}}",
    en: "{{fire}}: active again, {{status}}",
  },
  "cap.fire.again.text": {
    fr: "Un message envoyé le {{when}} avait annulé l’avis sur ce feu.",
    en: "A message sent on {{when}} had cancelled the notice for this fire.",
  },
  "cap.fire.gone": {
    fr: "{{fire}} : n’est plus sur la liste de l’agence",
    en: "{{fire}}: no longer on the agency’s list",
  },
  "cap.fire.gone.text": {
    fr: "Cela ne veut pas dire que le feu est éteint. Dernier état connu : {{status}}.",
    en: "This does not mean that the fire is extinguished. Last known status: {{status}}.",
  },
  "cap.fire.grown": {
    fr: "Superficie : {{size}} (auparavant {{before}}).",
    en: "Size: {{size}} (was {{before}}).",
  },
  "cap.fire.contained": {
    fr: "Englobé le {{when}}. État : {{status}}.",
    en: "Contained on {{when}}. Status: {{status}}.",
  },
  "cap.fire.moved": { fr: "La position a été mise à jour.", en: "The location has been updated." },
  "cap.restriction.extended": {
    fr: "Prolongation {{until}} : {{title}}",
    en: "Extended {{until}}: {{title}}",
  },
  "cap.restriction.newEnd": {
    fr: "Fin modifiée, en vigueur {{until}} : {{title}}",
    en: "End date changed, now {{until}}: {{title}}",
  },
  "cap.restriction.newArea": { fr: "Nouveau territoire : {{title}}", en: "New area: {{title}}" },
  "cap.restriction.changed": { fr: "Changement : {{title}}", en: "Changed: {{title}}" },
  "cap.restriction.again": { fr: "De nouveau en vigueur : {{title}}", en: "In force again: {{title}}" },
  "cap.restriction.over": { fr: "Levée : {{title}}", en: "Lifted: {{title}}" },
  "cap.restriction.over.text": {
    fr: "Cette restriction n’est plus en vigueur.",
    en: "This restriction is no longer in force.",
  },
  "cap.restriction.over.advice": {
    fr: "D’autres restrictions et les règles de votre municipalité peuvent encore s’appliquer. Vérifiez-les avant d’aller en forêt ou d’allumer un feu.",
    en: "Other restrictions and your municipality’s rules may still apply. Check them before you go into the forest or light a fire.",
  },
  "cap.restriction.replaced": {
    fr: "Fin : {{title}}. Une autre restriction s’applique.",
    en: "Ended: {{title}}. Another restriction applies.",
  },
  "cap.restriction.replaced.text": {
    fr: "Cette restriction n’est plus en vigueur, mais une autre l’est dans au moins une partie du même territoire. Consultez le message sur cette autre restriction.",
    en: "This restriction is no longer in force, but another one is, in at least part of the same area. See the message about that restriction.",
  },
  "cap.restriction.replaced.advice": {
    fr: "Vérifiez les restrictions en vigueur avant d’aller en forêt ou d’allumer un feu.",
    en: "Check which restrictions are in force before you go into the forest or light a fire.",
  },
  "cap.restriction.gone": {
    fr: "Absente des données de l’agence : {{title}}",
    en: "Missing from the agency’s data: {{title}}",
  },
  "cap.restriction.gone.text": {
    fr: "Les données de l’agence ne contiennent plus cette restriction. Cela ne veut pas dire qu’elle est levée.",
    en: "The agency’s data no longer includes this restriction. This does not mean that it has been lifted.",
  },
  "cap.restriction.gone.advice": {
    fr: "Vérifiez les restrictions en vigueur avant d’aller en forêt ou d’allumer un feu.",
    en: "Check which restrictions are in force before you go into the forest or light a fire.",
  },
  "cap.danger.event": { fr: "Danger d’incendie", en: "Fire danger" },
  "cap.danger.zone": { fr: "Zone {{zone}}", en: "{{zone}} zone" },
  "cap.danger.headline": {
    fr: "{{zone}} : danger d’incendie {{level}}",
    en: "{{zone}}: {{level}} fire danger",
  },
  "cap.danger.changed": {
    fr: "{{zone}} : danger d’incendie {{level}} (auparavant {{before}})",
    en: "{{zone}}: {{level}} fire danger (was {{before}})",
  },
  "cap.danger.text": {
    fr: "Niveau de danger publié par l’agence pour aujourd’hui : {{level}} ({{rank}} sur 5).",
    en: "Fire danger level published by the agency for today: {{level}} ({{rank}} of 5).",
  },
  "cap.danger.lower": {
    fr: "Les restrictions en vigueur s’appliquent toujours, quel que soit le niveau de danger.",
    en: "Restrictions in force still apply, whatever the danger level.",
  },
  "cap.danger.gone": {
    fr: "{{zone}} : niveau de danger non publié",
    en: "{{zone}}: fire danger level not published",
  },
  "cap.danger.gone.text": {
    fr: "Cela ne veut pas dire que le danger a baissé. Dernier niveau publié : {{level}}.",
    en: "This does not mean that the danger is lower. Last published level: {{level}}.",
  },
  "cap.renewed": {
    fr: "Rien n’a changé depuis le message précédent.",
    en: "Nothing has changed since the last message.",
  },
  "cap.quebec": { fr: "Québec", en: "Quebec" },
  "cap.note": {
    fr: "Information destinée au public. Ce message n’est pas une alerte d’urgence : les ordres d’évacuation sont donnés par votre municipalité et peuvent être diffusés par En Alerte.",
    en: "Information for the public. This message is not an emergency alert: evacuation orders are issued by your municipality and may be broadcast by Alert Ready.",
  },
  "cap.over": {
    fr: "Ce message n’existe pas, ou il n’est plus conservé.",
    en: "This message does not exist or is no longer available.",
  },
});
