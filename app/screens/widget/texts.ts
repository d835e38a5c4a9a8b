import { bilingualTexts } from "../../i18n/bilingual-texts.ts";

export const widgetTexts = bilingualTexts({
  "widget.title": { fr: "Widget pour votre site", en: "Widget for your site" },
  "widget.description": {
    fr: "Montrez sur votre site le danger d’incendie, les restrictions et les feux actifs de votre région : faites vos choix, puis copiez le code. C’est gratuit, sans témoin de connexion ni script.",
    en: "Show fire danger, restrictions and active fires for your region on your own site: make your choices, then copy the code. Free, with no cookies and no scripts.",
  },
  "widget.lead": {
    fr: "Montrez sur votre site le danger d’incendie, les restrictions et les feux actifs de votre région ou de votre zone. C’est gratuit, sans inscription.",
    en: "Show fire danger, restrictions and active fires for your region or zone on your own site. It is free, and you do not need an account.",
  },
  "widget.choices": { fr: "Vos choix", en: "Your choices" },
  "widget.language": { fr: "Langue du widget", en: "Widget language" },
  "widget.language.fr": { fr: "Français", en: "French" },
  "widget.language.en": { fr: "Anglais", en: "English" },
  "widget.territory": { fr: "Territoire", en: "Area" },
  "widget.territory.all": { fr: "Tout le Québec", en: "All of Quebec" },
  "widget.territory.regions": { fr: "Régions", en: "Regions" },
  "widget.territory.zones": { fr: "Zones de danger d’incendie", en: "Fire danger rating zones" },
  "widget.territory.error": {
    fr: "Ce territoire n’existe pas. Choisissez-en un dans la liste.",
    en: "This area does not exist. Choose one from the list.",
  },
  "widget.show": { fr: "Ce que le widget montre", en: "What the widget shows" },
  "widget.show.error": { fr: "Choisissez au moins un élément.", en: "Choose at least one item." },
  "widget.part.danger": { fr: "Danger d’incendie", en: "Fire danger" },
  "widget.part.restrictions": { fr: "Restrictions en vigueur", en: "Restrictions in force" },
  "widget.part.fires": { fr: "Feux actifs", en: "Active fires" },
  "widget.part.map": { fr: "Carte", en: "Map" },
  "widget.format": { fr: "Format", en: "Layout" },
  "widget.format.responsive": { fr: "Largeur adaptée à la colonne", en: "Fills its column" },
  "widget.format.fixed": { fr: "Largeur fixe", en: "Fixed width" },
  "widget.width": { fr: "Largeur fixe, en pixels", en: "Fixed width, in pixels" },
  "widget.height": { fr: "Hauteur, en pixels", en: "Height, in pixels" },
  "widget.size.hint": { fr: "De {{least}} à {{most}}.", en: "From {{least}} to {{most}}." },
  "widget.height.hint": {
    fr: "De {{least}} à {{most}}. Laissez le champ vide pour {{usual}}, la hauteur qui convient à vos choix. Si le contenu est plus haut, il défile dans le widget.",
    en: "From {{least}} to {{most}}. Leave the field empty for {{usual}}, the best height for your choices. Taller content scrolls inside the widget.",
  },
  "widget.size.error": {
    fr: "Entrez un nombre entier de {{least}} à {{most}}.",
    en: "Enter a whole number from {{least}} to {{most}}.",
  },
  "widget.update": { fr: "Mettre à jour l’aperçu", en: "Update preview" },
  "widget.preview": { fr: "Aperçu", en: "Preview" },
  "widget.incomplete": {
    fr: "Corrigez le choix signalé pour voir l’aperçu et le code.",
    en: "Correct the marked choice to see the preview and the code.",
  },
  "widget.code": { fr: "Code à copier", en: "Code to copy" },
  "widget.code.label": { fr: "Code HTML", en: "HTML code" },
  "widget.code.hint": {
    fr: "Collez ce code dans votre page, là où le widget doit apparaître.",
    en: "Paste this code into your page, where you want the widget.",
  },
  "widget.copy": { fr: "Copier le code", en: "Copy code" },
  "widget.copied": { fr: "Code copié.", en: "Code copied." },
  "widget.notCopied": {
    fr: "Nous n’avons pas pu copier le code. Sélectionnez-le, puis copiez-le.",
    en: "We could not copy the code. Select it, then copy it.",
  },
  "widget.about": { fr: "Bon à savoir", en: "Good to know" },
  "widget.about.what": {
    fr: "Le widget est une petite page de Vigie, affichée dans un cadre de votre page. Il pèse 15 ko au plus et fonctionne sans script.",
    en: "The widget is a small Vigie page, shown in a frame on your page. It is 15 KB at most and needs no scripts.",
  },
  "widget.about.orders": {
    fr: "Les ordres et les alertes officiels du territoire figurent toujours en premier dans le widget, mot pour mot, quels que soient vos choix.",
    en: "Official orders and alerts for the area always come first, word for word, whatever you choose.",
  },
  "widget.about.private": {
    fr: "Le widget ne dépose aucun témoin de connexion et ne charge aucun contenu d’un autre site.",
    en: "The widget sets no cookies and loads nothing from any other site.",
  },
  "widget.about.age": {
    fr: "Le widget montre toujours l’heure de ses données. Il se met à jour quand une personne ouvre votre page, pas pendant qu’elle la lit.",
    en: "The widget always shows the time of its data. It updates when someone opens your page, not while they read it.",
  },
  "widget.about.outage": {
    fr: "Si notre site est en panne, un serveur de diffusion peut montrer la dernière version reçue, pendant un jour au plus. L’heure des données indique alors de quand date cette version.",
    en: "If our site is down, a content delivery network can show the last version it received, for one day at most. The time of the data then shows how old it is.",
  },
  "widget.about.free": {
    fr: "Le widget est gratuit pour tout le monde. Les données sont offertes sous licence CC BY 4.0, et le widget en indique la source.",
    en: "The widget is free for everyone. The data is offered under the CC BY 4.0 licence, and the widget names the source.",
  },
  "widget.about.limits": {
    fr: "Le widget résume la situation : consultez aussi la page complète sur Vigie et les consignes de votre municipalité.",
    en: "The widget is a summary: also check the full page on Vigie and your municipality’s instructions.",
  },
  "widget.help": { fr: "Une question sur le widget ?", en: "Questions about the widget?" },
  "widget.help.text": {
    fr: "Écrivez-nous en français ou en anglais, en donnant le lien vers votre page.",
    en: "Write to us in French or in English, with a link to your page.",
  },
  "widget.help.emergency": {
    fr: "Ne signalez jamais un feu par courriel : composez le {{number}}.",
    en: "Never report a fire by email: call {{number}}.",
  },
  "widget.name": { fr: "Feux de forêt : {{place}}", en: "Wildfires: {{place}}" },
  "widget.place.all": { fr: "Québec", en: "Quebec" },
  "widget.place.zone": { fr: "Zone {{name}}", en: "{{name}} zone" },
  "widget.age": { fr: "Données du {{when}}", en: "Data as of {{when}}" },
  "widget.zones_one": { fr: "{{count}} zone", en: "{{count}} zone" },
  "widget.zones_other": { fr: "{{count}} zones", en: "{{count}} zones" },
  "widget.danger.none": {
    fr: "Le niveau de danger n’est pas publié.",
    en: "The fire danger level is not published.",
  },
  "widget.map": { fr: "Carte", en: "Map" },
  "widget.map.text": { fr: "{{fires}} sur la carte.", en: "{{fires}} on the map." },
  "widget.map.fire": { fr: "Feu actif", en: "Active fire" },
  "widget.more": { fr: "Voir les détails sur Vigie", en: "See details on Vigie" },
  "widget.none.title": { fr: "Ce widget n’existe pas", en: "This widget does not exist" },
  "widget.none.text": {
    fr: "Ce lien désigne un territoire que nous ne connaissons pas.",
    en: "This link is for an area that we do not recognize.",
  },
  "widget.none.link": {
    fr: "Voir l’état de la situation au Québec",
    en: "See the current situation in Quebec",
  },
});
