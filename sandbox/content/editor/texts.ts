import type { Language } from "#territory/language.ts";

const FR = {
  title: "Salle de rédaction",
  otherLanguage: "English",
  stories: "Articles",
  search: "Chercher un article",
  newStory: "Nouvel article",
  nothingFound: "Aucun article ne correspond.",
  draft: "Brouillon",
  changed: "Modifié",
  live: "En ligne",
  welcome: "Choisissez un article, ou créez-en un.",
  steps: [
    "Écrivez dans le formulaire : l’aperçu suit à chaque mot.",
    "Enregistrez le brouillon quand vous voulez : personne d’autre ne le voit.",
    "Publiez : la page publique suit en quelques secondes.",
  ],
  fr: "Français",
  en: "Anglais",
  words: "Texte",
  wordsHelp:
    "Markdown : ## titre, **gras**, - liste, [lien](/carte/). Un article se lie par story:communiques/adresse. Un bloc ```blok place un élément vivant ; les deux langues ont les mêmes, dans le même ordre.",
  save: "Enregistrer le brouillon",
  publish: "Publier",
  unpublish: "Retirer du site",
  remove: "Supprimer l’article",
  removeSure: "L’article et son historique seront supprimés. Cette action est définitive.",
  more: "Autres actions",
  preview: "Aperçu",
  openPage: "Ouvrir la page publique",
  history: "Historique",
  noHistory: "Aucun changement depuis l’ouverture de la salle.",
  restore: "Reprendre cette version",
  who: "par la rédaction",
  deeds: {
    created: "Créé",
    saved: "Enregistré",
    published: "Publié",
    unpublished: "Retiré du site",
    restored: "Version reprise",
  },
  done: {
    created: "L’article est créé. Personne d’autre ne le voit encore.",
    saved: "Le brouillon est enregistré. Le site n’a pas changé.",
    published: "L’article est publié. La page publique suit en quelques secondes.",
    unpublished: "L’article n’est plus sur le site. Le brouillon reste ici.",
    restored: "La version est reprise dans le brouillon. Publiez pour la mettre en ligne.",
    deleted: "L’article est supprimé.",
  },
  where: "Où",
  create: "Créer l’article",
  cancel: "Annuler",
  newHelp: "Le texte s’écrit à l’étape suivante, avec l’aperçu.",
  partsDiffer: "Les deux langues doivent avoir les mêmes éléments vivants, dans le même ordre.",
  partUnreadable: "Un élément vivant (bloc ```blok) ne peut pas être lu.",
  fieldsWrong: "À vérifier :",
  taken: "Un autre article a cette adresse. Changez le titre français.",
  gone: "Cet article n’existe plus.",
  paused: "Aperçu en pause.",
  offline: "La salle de rédaction ne répond pas. Votre texte est encore ici : réessayez.",
  unsaved: "Changements non enregistrés",
  pictures: "Images",
  pictureFile: "Fichier",
  pictureHelp:
    "PNG, JPEG ou WebP, 10 Mo au plus. Ce que l’appareil a noté dans le fichier (lieu, date, propriétaire) est enlevé.",
  pictureAlt: {
    fr: "Ce que l’image montre, en français",
    en: "Ce que l’image montre, en anglais",
  },
  pictureAdd: "Ajouter l’image",
  pictureAdded: "L’image est dans la bibliothèque. Collez sa ligne dans le texte de chaque langue.",
  pictureLine: { fr: "À coller dans le texte français", en: "À coller dans le texte anglais" },
  pictureNoAlt:
    "Dites ce que l’image montre, dans les deux langues : c’est ce qu’entend une personne qui ne la voit pas.",
  pictureRefused: {
    "too-large": "Ce fichier dépasse 10 Mo. Réduisez-le, puis réessayez.",
    "not-a-picture": "Ce fichier ne peut pas être lu comme une image. Choisissez un PNG, un JPEG ou un WebP.",
    "too-many-pixels": "Cette image est trop grande. Réduisez-la à 50 millions de pixels au plus.",
  },
  notGiven: "Aucune",
} as const;

type Same<T> = {
  readonly [K in keyof T]: T[K] extends string
    ? string
    : T[K] extends readonly string[]
      ? readonly string[]
      : Same<T[K]>;
};

const EN: Same<typeof FR> = {
  title: "Newsroom",
  otherLanguage: "Français",
  stories: "Stories",
  search: "Search stories",
  newStory: "New story",
  nothingFound: "No stories match.",
  draft: "Draft",
  changed: "Edited",
  live: "Live",
  welcome: "Choose a story, or create one.",
  steps: [
    "Write in the form: the preview follows every word.",
    "Save the draft whenever you want: nobody else sees it.",
    "Publish: the public page follows within seconds.",
  ],
  fr: "French",
  en: "English",
  words: "Text",
  wordsHelp:
    "Markdown: ## heading, **bold**, - list, [link](/en/map/). Link to a story with story:communiques/address. A ```blok block places a living part; both languages have the same ones, in the same order.",
  save: "Save draft",
  publish: "Publish",
  unpublish: "Take off the site",
  remove: "Delete story",
  removeSure: "The story and its history will be deleted. This cannot be undone.",
  more: "Other actions",
  preview: "Preview",
  openPage: "Open public page",
  history: "History",
  noHistory: "No changes since the newsroom opened.",
  restore: "Restore this version",
  who: "by the newsroom",
  deeds: {
    created: "Created",
    saved: "Saved",
    published: "Published",
    unpublished: "Taken off the site",
    restored: "Version restored",
  },
  done: {
    created: "The story is created. Nobody else sees it yet.",
    saved: "The draft is saved. The site has not changed.",
    published: "The story is published. The public page follows within seconds.",
    unpublished: "The story is off the site. Its draft stays here.",
    restored: "The version is back in the draft. Publish to put it online.",
    deleted: "The story is deleted.",
  },
  where: "Where",
  create: "Create story",
  cancel: "Cancel",
  newHelp: "The text comes next, with the preview beside it.",
  partsDiffer: "Both languages must have the same living parts, in the same order.",
  partUnreadable: "A living part (```blok block) cannot be read.",
  fieldsWrong: "Check:",
  taken: "Another story has this address. Change the French title.",
  gone: "This story no longer exists.",
  paused: "Preview paused.",
  offline: "The newsroom is not responding. Your text is still here: try again.",
  unsaved: "Unsaved changes",
  pictures: "Pictures",
  pictureFile: "File",
  pictureHelp:
    "PNG, JPEG or WebP, 10 MB at most. What the camera wrote in the file (place, date, owner) is removed.",
  pictureAlt: { fr: "What the picture shows, in French", en: "What the picture shows, in English" },
  pictureAdd: "Add the picture",
  pictureAdded: "The picture is in the library. Paste its line into each language’s text.",
  pictureLine: { fr: "To paste into the French text", en: "To paste into the English text" },
  pictureNoAlt: "Say what the picture shows, in both languages: it is what someone who cannot see it hears.",
  pictureRefused: {
    "too-large": "This file is over 10 MB. Make it smaller, then try again.",
    "not-a-picture": "This file cannot be read as a picture. Choose a PNG, a JPEG or a WebP.",
    "too-many-pixels": "This picture is too large. Reduce it to 50 million pixels at most.",
  },
  notGiven: "None",
};

export type EditorTexts = Same<typeof FR>;

/** What the editor's own pages say. */
export const editorTexts = (language: Language): EditorTexts => (language === "fr" ? FR : EN);
