export const texts = {
  "search.title": "Recherche",
  "search.description":
    "Cherchez dans tout le site : une municipalité, une adresse, un feu, une zone, une restriction, un conseil ou un communiqué.",
  "search.label": "Que cherchez-vous ?",
  "search.hint":
    "Une municipalité, une adresse, le nom ou le numéro d’un feu, une zone, un conseil ou un communiqué.",
  "search.found_one": "{{count}} résultat pour « {{query}} »",
  "search.found_many": "{{count}} résultats pour « {{query}} »",
  "search.found_other": "{{count}} résultats pour « {{query}} »",
  "search.count_one": "{{count}} résultat",
  "search.count_many": "{{count}} résultats",
  "search.count_other": "{{count}} résultats",
  "search.all_one": "Voir le résultat",
  "search.all_many": "Voir les {{count}} résultats de ce groupe",
  "search.all_other": "Voir les {{count}} résultats de ce groupe",
  "search.first": "Voici les {{shown}} premiers. Ajoutez un mot pour en avoir moins.",
  "search.everything": "Voir tous les groupes",
  "search.none.text":
    "Vérifiez l’orthographe ou essayez d’autres mots. Si vous ne trouvez toujours pas, communiquez avec l’agence.",
  "search.empty.text": "Écrivez ce que vous cherchez, puis cherchez de nouveau.",
  "search.starts": "Pages les plus utiles",
} as const;
