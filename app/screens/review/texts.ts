import { bilingualTexts } from "../../i18n/bilingual-texts.ts";

export const reviewTexts = bilingualTexts({
  "review.title": { fr: "Bilan de la saison", en: "Season review" },
  "review.heading": { fr: "Bilan de la saison {{year}}", en: "Review of the {{year}} season" },
  "review.description": {
    fr: "La saison des feux de forêt au Québec en chiffres et en graphiques : nombre de feux, superficie brûlée, causes, régions, mois, plus grands feux et 10 dernières saisons.",
    en: "Quebec’s wildfire season in figures and charts: number of fires, area burned, causes, regions, months, largest fires and the past 10 seasons.",
  },
  "review.contents": { fr: "Dans ce bilan", en: "In this review" },
  "review.table": { fr: "Les chiffres en tableau", en: "The figures as a table" },
  "review.csv": { fr: "Télécharger en CSV", en: "Download as CSV" },
  "review.fires": { fr: "Feux", en: "Fires" },
  "review.hectares": { fr: "Superficie", en: "Area" },
  "review.fires.count_one": { fr: "{{figure}} feu", en: "{{figure}} fire" },
  "review.fires.count_other": { fr: "{{figure}} feux", en: "{{figure}} fires" },
  "review.share.mostly": { fr: "plus de 99 %", en: "more than 99%" },
  "review.share.hardly": { fr: "moins de 1 %", en: "less than 1%" },
  "review.chart.fires": { fr: "{{title}} : nombre de feux", en: "{{title}}: number of fires" },
  "review.chart.hectares": { fr: "{{title}} : superficie brûlée", en: "{{title}}: area burned" },
  "review.chart.both": {
    fr: "{{title}} : nombre de feux et superficie brûlée",
    en: "{{title}}: number of fires and area burned",
  },

  "review.glance": { fr: "La saison en un coup d’œil", en: "The season at a glance" },
  "review.glance.lead": {
    fr: "Décompte de l’agence en date du {{on}}, comparé à celui de l’an dernier à la même date et à la moyenne des 10 dernières années.",
    en: "The agency’s published count as of {{on}}, compared with the same date last year and the 10-year average.",
  },
  "review.glance.lead.over": {
    fr: "La saison est terminée. Voici le dernier décompte de l’agence, en date du {{on}}, comparé à celui de l’année précédente à la même date et à la moyenne des 10 dernières années.",
    en: "The season is over. Here is the agency’s last count, as of {{on}}, compared with the same date the year before and the 10-year average.",
  },
  "review.glance.counted": {
    fr: "Le décompte de l’agence n’est pas disponible : ces chiffres viennent de la liste des feux.",
    en: "The agency’s count is not available: these figures come from the list of fires.",
  },
  "review.glance.yearBefore": { fr: "{{year}}, à la même date", en: "{{year}}, same date" },
  "review.glance.mean": { fr: "Moyenne des 10 dernières années", en: "10-year average" },
  "review.glance.measure": { fr: "Indicateur", en: "Indicator" },
  "review.glance.fires": { fr: "{{zone}} : nombre de feux", en: "{{zone}}: number of fires" },
  "review.glance.hectares": { fr: "{{zone}} : superficie brûlée", en: "{{zone}}: area burned" },
  "review.glance.unit.fires_one": { fr: "feu", en: "fire" },
  "review.glance.unit.fires_other": { fr: "feux", en: "fires" },
  "review.glance.unit.hectares": { fr: "de superficie brûlée", en: "burned" },
  "review.glance.missing": { fr: "Ce chiffre n’est pas disponible.", en: "This figure is not available." },

  "review.mean.above": {
    fr: "{{percent}} de plus que la moyenne des 10 dernières années.",
    en: "{{percent}} above the 10-year average.",
  },
  "review.mean.times": {
    fr: "{{times}} fois la moyenne des 10 dernières années.",
    en: "{{times}} times the 10-year average.",
  },
  "review.mean.below": {
    fr: "{{percent}} de moins que la moyenne des 10 dernières années.",
    en: "{{percent}} below the 10-year average.",
  },
  "review.mean.same": {
    fr: "Autant que la moyenne des 10 dernières années.",
    en: "Same as the 10-year average.",
  },
  "review.mean.about": {
    fr: "À peu près la moyenne des 10 dernières années.",
    en: "About the same as the 10-year average.",
  },
  "review.mean.zero": {
    fr: "La moyenne des 10 dernières années est de zéro à cette date.",
    en: "The 10-year average for this date is zero.",
  },
  "review.mean.none": {
    fr: "La moyenne des 10 dernières années n’est pas publiée pour cette zone.",
    en: "No 10-year average is published for this zone.",
  },
  "review.before.more": {
    fr: "{{difference}} de plus qu’à la même date en {{year}}.",
    en: "{{difference}} more than on the same date in {{year}}.",
  },
  "review.before.fewer": {
    fr: "{{difference}} de moins qu’à la même date en {{year}}.",
    en: "{{difference}} fewer than on the same date in {{year}}.",
  },
  "review.before.less": {
    fr: "{{difference}} de moins qu’à la même date en {{year}}.",
    en: "{{difference}} less than on the same date in {{year}}.",
  },
  "review.before.same": {
    fr: "Autant qu’à la même date en {{year}}.",
    en: "Same as on that date in {{year}}.",
  },
  "review.before.none": {
    fr: "Le chiffre de {{year}} à la même date n’est pas disponible.",
    en: "The figure for {{year}} on the same date is not available.",
  },

  "review.empty": { fr: "Aucun feu en {{year}} jusqu’ici", en: "No fires in {{year}} so far" },
  "review.empty.zone": {
    fr: "Aucun feu dans cette zone en {{year}} jusqu’ici",
    en: "No fires in this zone in {{year}} so far",
  },
  "review.empty.text": {
    fr: "Les causes, les régions, les mois et les superficies s’afficheront ici dès le premier feu. Les saisons passées sont plus bas.",
    en: "Causes, regions, months and sizes will appear here after the first fire. Past seasons are below.",
  },
  "review.empty.text.zone": {
    fr: "Choisissez une autre zone de protection pour voir les graphiques.",
    en: "Choose another protection zone to see the charts.",
  },
  "review.detail": { fr: "La saison en détail", en: "The season in detail" },
  "review.detail.lead_one": {
    fr: "La liste de l’agence compte {{figure}} feu ; les chiffres qui suivent en sont tirés. Le décompte publié plus haut peut être différent.",
    en: "The agency’s list has {{figure}} fire; the figures below come from that list. The published count above may differ.",
  },
  "review.detail.lead_other": {
    fr: "La liste de l’agence compte {{figure}} feux ; les chiffres qui suivent en sont tirés. Le décompte publié plus haut peut être différent.",
    en: "The agency’s list has {{figure}} fires; the figures below come from that list. The published count above may differ.",
  },
  "review.zone": { fr: "Zone de protection", en: "Protection zone" },
  "review.zone.both": { fr: "Les deux zones", en: "Both zones" },

  "review.causes": { fr: "Les causes", en: "Causes" },
  "review.causes.published": {
    fr: "Décompte par cause publié par l’agence.",
    en: "Count by cause as published by the agency.",
  },
  "review.causes.counted": {
    fr: "Décompte fait à partir de la liste des feux.",
    en: "Counted from the list of fires.",
  },
  "review.causes.lightning": { fr: "Foudre", en: "Lightning" },
  "review.causes.people": { fr: "Activité humaine", en: "Human activity" },
  "review.causes.undetermined": { fr: "À déterminer", en: "To be determined" },
  "review.causes.share": { fr: "Part", en: "Share" },
  "review.causes.none": { fr: "Aucune cause n’est encore établie.", en: "No causes are known yet." },
  "review.causes.moreLightning": {
    fr: "La foudre a causé plus de feux que l’activité humaine : {{lightning}} contre {{people}}.",
    en: "Lightning caused more fires than human activity: {{lightning}} compared with {{people}}.",
  },
  "review.causes.morePeople": {
    fr: "L’activité humaine a causé plus de feux que la foudre : {{people}} contre {{lightning}}.",
    en: "Human activity caused more fires than lightning: {{people}} compared with {{lightning}}.",
  },
  "review.causes.level": {
    fr: "La foudre et l’activité humaine ont causé le même nombre de feux : {{lightning}} chacune.",
    en: "Lightning and human activity caused the same number of fires: {{lightning}} each.",
  },
  "review.causes.rest_one": {
    fr: "La cause d’un seul feu reste à déterminer.",
    en: "The cause of one fire is still to be determined.",
  },
  "review.causes.rest_other": {
    fr: "La cause de {{figure}} feux reste à déterminer.",
    en: "The cause of {{figure}} fires is still to be determined.",
  },

  "review.regions": { fr: "Les régions", en: "Regions" },
  "review.regions.region": { fr: "Région", en: "Region" },
  "review.regions.unknown": { fr: "Région inconnue", en: "Region unknown" },
  "review.regions.none": {
    fr: "La région de ces feux n’est pas connue.",
    en: "The region is not known for any of these fires.",
  },
  "review.regions.first": {
    fr: "C’est {{place}} qu’il y a eu le plus de feux : {{fires}} sur {{total}}.",
    en: "There were more fires {{place}} than anywhere else: {{fires}} of {{total}}.",
  },
  "review.regions.only": {
    fr: "Tous les feux de la saison ont eu lieu {{place}}.",
    en: "All fires this season have been {{place}}.",
  },
  "review.regions.level": {
    fr: "Régions à égalité en tête : {{places}}, avec {{fires}} chacune.",
    en: "Tied for the most fires: {{places}}, with {{fires}} each.",
  },
  "review.regions.levelMany": {
    fr: "{{regions}} régions sont à égalité en tête, avec {{fires}} chacune.",
    en: "{{regions}} regions are tied for the most fires, with {{fires}} each.",
  },
  "review.regions.hectares": {
    fr: "C’est {{place}} que la superficie brûlée est la plus grande : {{size}}.",
    en: "The largest area burned is {{place}}: {{size}}.",
  },

  "review.months": { fr: "Mois par mois", en: "Month by month" },
  "review.months.month": { fr: "Mois", en: "Month" },
  "review.months.none": {
    fr: "La date de début de ces feux n’est pas connue.",
    en: "The start date is not known for any of these fires.",
  },
  "review.months.first": {
    fr: "Le mois qui compte le plus de feux est {{month}} : {{fires}}.",
    en: "The busiest month is {{month}}, with {{fires}}.",
  },
  "review.months.level": {
    fr: "Les mois qui comptent le plus de feux sont {{months}} : {{fires}} chacun.",
    en: "The busiest months are {{months}}, with {{fires}} each.",
  },
  "review.months.hectares": {
    fr: "Superficie brûlée à ce jour, selon le mois où les feux ont commencé.",
    en: "Area burned to date by the fires that started in each month.",
  },
  "review.months.undated_one": {
    fr: "{{figure}} feu sans date de début n’est pas compté ici.",
    en: "{{figure}} fire without a start date is not counted here.",
  },
  "review.months.undated_other": {
    fr: "{{figure}} feux sans date de début ne sont pas comptés ici.",
    en: "{{figure}} fires without a start date are not counted here.",
  },

  "review.sizes": { fr: "Feux par superficie", en: "Fires by size" },
  "review.sizes.class": { fr: "Superficie du feu", en: "Fire size" },
  "review.sizes.upTo": { fr: "{{size}} ou moins", en: "{{size}} or less" },
  "review.sizes.over": { fr: "Plus de {{size}}", en: "Over {{size}}" },
  "review.sizes.between": { fr: "Plus de {{from}}, jusqu’à {{to}}", en: "Over {{from}}, up to {{to}}" },
  "review.sizes.none": {
    fr: "Aucun de ces feux n’a de superficie publiée.",
    en: "No size is published for any of these fires.",
  },
  "review.sizes.small": {
    fr: "Les feux de {{size}} ou moins représentent {{share}} des feux.",
    en: "Fires of {{size}} or less account for {{share}} of all fires.",
  },
  "review.sizes.small.all": {
    fr: "Aucun feu n’a dépassé {{size}}.",
    en: "No fires grew larger than {{size}}.",
  },
  "review.sizes.small.none": {
    fr: "Tous les feux ont dépassé {{size}}.",
    en: "Every fire grew larger than {{size}}.",
  },
  "review.sizes.large_one": {
    fr: "Le seul feu de plus de {{size}} compte pour {{share}} de la superficie brûlée.",
    en: "The only fire over {{size}} accounts for {{share}} of the area burned.",
  },
  "review.sizes.large_other": {
    fr: "Les {{figure}} feux de plus de {{size}} comptent pour {{share}} de la superficie brûlée.",
    en: "The {{figure}} fires over {{size}} account for {{share}} of the area burned.",
  },
  "review.sizes.large.zero": {
    fr: "Aucun feu n’a dépassé {{size}}.",
    en: "No fires grew larger than {{size}}.",
  },
  "review.sizes.unknown_one": {
    fr: "{{figure}} feu sans superficie publiée n’est pas compté ici.",
    en: "{{figure}} fire without a published size is not counted here.",
  },
  "review.sizes.unknown_other": {
    fr: "{{figure}} feux sans superficie publiée ne sont pas comptés ici.",
    en: "{{figure}} fires without a published size are not counted here.",
  },

  "review.largest": { fr: "Les plus grands feux", en: "The largest fires" },
  "review.largest.none": {
    fr: "Aucun feu n’a encore de superficie publiée.",
    en: "No fires have a published size yet.",
  },
  "review.largest.first": {
    fr: "Le plus grand feu, {{fire}}, a brûlé {{size}}, soit {{share}} de la superficie totale.",
    en: "The largest fire, {{fire}}, burned {{size}}: {{share}} of the total area burned.",
  },
  "review.largest.level": {
    fr: "{{figure}} feux sont à égalité en tête, avec {{size}} chacun.",
    en: "{{figure}} fires are tied for the largest, with {{size}} each.",
  },

  "review.past": { fr: "Les saisons passées", en: "Past seasons" },
  "review.past.lead": {
    fr: "Les 10 dernières saisons complètes, et {{year}} jusqu’au {{on}}.",
    en: "The past 10 full seasons, and {{year}} up to {{on}}.",
  },
  "review.past.season": { fr: "Saison", en: "Season" },
  "review.past.toDate": { fr: "{{year}}, à ce jour", en: "{{year}}, to date" },
  "review.past.mean": { fr: "moyenne : {{figure}}", en: "average: {{figure}}" },
  "review.past.none": {
    fr: "Les saisons passées ne sont pas disponibles. Nous réessaierons dans quelques minutes.",
    en: "Past seasons are not available. We will try again in a few minutes.",
  },
  "review.past.missing": {
    fr: "Ces saisons ne sont pas disponibles et ne comptent pas dans la moyenne : {{years}}.",
    en: "These seasons are not available and are not in the average: {{years}}.",
  },
  "review.past.fires": {
    fr: "Parmi les saisons complètes, c’est en {{years}} qu’il y a eu le plus de feux : {{fires}} (moyenne : {{mean}}).",
    en: "Most fires in a full season: {{years}}, with {{fires}} (average: {{mean}}).",
  },
  "review.past.hectares": {
    fr: "C’est en {{years}} que la superficie brûlée a été la plus grande : {{size}}.",
    en: "Largest area burned in a full season: {{years}}, with {{size}}.",
  },
});
