import { en } from "./dictionary.en.ts";
import { fr } from "./dictionary.fr.ts";
import { registerDictionary } from "./instance.ts";

registerDictionary("fr", fr);
registerDictionary("en", en);
