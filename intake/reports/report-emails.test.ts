import { expect, test } from "vitest";
import { mailHtml } from "#delivery/mail-html.ts";
import { mailText } from "#delivery/mail-text.ts";
import { writingIn } from "#delivery/writing.double.ts";
import { LANGUAGES } from "#territory/language.ts";
import { A_REPORT, A_SHORT_REPORT } from "./example-report.double.ts";
import { EMAIL_KINDS, letter } from "./letters.double.ts";
import { REPORT_EMAILS } from "./report-emails.ts";

const EVERY = EMAIL_KINDS.flatMap((kind) => LANGUAGES.map((language) => ({ kind, language })));

test.each([
  [
    "fr",
    "F-4F7Q-X2RC, Lac Clair, rang des Sapins, de la fumée et des flammes, des personnes près du feu",
    "F-4F7Q-X2RC, Près du pont, de la fumée, à vérifier",
  ],
  [
    "en",
    "F-4F7Q-X2RC, Lac Clair, rang des Sapins, smoke and flames, people near the fire",
    "F-4F7Q-X2RC, Près du pont, smoke, to verify",
  ],
] as const)(
  "the subject of the email to dispatch has the reference, the place and what is seen: %s",
  (language, full, doubtful) => {
    expect(letter("fire-report", A_REPORT, language).subject).toBe(full);
    expect(letter("fire-report", { ...A_SHORT_REPORT, isSuspect: true }, language).subject).toBe(doubtful);
    const withoutWords = letter("fire-report", { ...A_REPORT, where: "" }, language).subject;
    expect(withoutWords).toContain("F-4F7Q-X2RC, 47.43910, -72.78120, ");
    const long = letter("fire-report", { ...A_REPORT, where: "à droite ".repeat(20) }, language).subject;
    expect(long.length).toBeLessThan(110);
  },
);

test("the email to dispatch has the whole report in French", () => {
  expect(mailText(letter("fire-report", A_REPORT, "fr"))).toMatchInlineSnapshot(`
    "Des personnes sont près d’un feu signalé
    ========================================

    Lieu
    ----

    - Coordonnées : 47.43910, -72.78120
    - Degrés et minutes : 47° 26,3′ N ; 72° 46,9′ O
    - Lieu, selon la personne : Lac Clair, rang des Sapins
    - Origine du point : direction et distance, ± 250 m
    - Lieu d’observation : Belvédère du mont Bleu, 47,5000° N ; 72,8000° O,
      ± 30 m
    - Direction et distance : 200°, 6,9 km
    - Feu déjà connu, selon la personne : 2026-12

    Voir le signalement sur la page de la répartition
    https://dispatch.example/operator/reports?lang=fr&hours=168#r-5f0c1f6e-3f0a-4b57-9a2e-0a1b2c3d4e5f

    Voir la carte publique près de ce point
    https://vigie.example/carte/?ici=47.44,-72.78

    Le feu
    ------

    - Ce que la personne voit : De la fumée et des flammes
    - Près du feu : Des personnes, des lignes électriques
    - Le feu s’étend : Oui, vite
    - Grosseur du feu : Comme une maison
    - Couleur de la fumée : Grise
    - Ce qui brûle : De l’herbe ou des broussailles, des arbres
    - Première observation : À l’instant
    - Quelqu’un combat le feu : Non
    - Accès : Par un chemin forestier

    Qui rappeler
    ------------

    - Nom : Lectrice
    - Téléphone : 418 555-0100, accepte un rappel
    - Courriel : lectrice@example.org
    - Langue : français
    - Reçu le 2 juillet à 11 h 05
    - Délai avant l’envoi : 4 min

    Appeler le 418 555-0100
    tel:4185550100

    Commentaire
    -----------

    Le vent vient de l’ouest.

    Le chemin est barré au kilomètre 12.

    Photos
    ------

    - 2 photos annoncées, 1 reçue

    Autres signalements
    -------------------

    - 2 autres signalements à moins de 5 km et à moins de 12 h d’écart,
      peut-être du même feu : F-2CFG-HJMP, F-QRVW-X234

    Feux actifs à moins de 50 km
    ----------------------------

    - 2026-12, Lac Clair, hors contrôle, 6,9 km, nord
    - Données du 2 juillet à 11 h 04

    -- 
    Vigie, feux de forêt Québec, vigie.example. Agence, 12, rue du Lac, La
    Tuque (Québec) G9X 1A1. info@vigie.example
    Signalement fait sur le site. Répondez à ce courriel pour écrire à la
    personne.
    "
  `);
});

test("the email to dispatch has the whole report in English", () => {
  expect(mailText(letter("fire-report", A_REPORT, "en"))).toMatchInlineSnapshot(`
    "People are near a reported fire
    ===============================

    Where
    -----

    - Coordinates: 47.43910, -72.78120
    - Degrees and minutes: 47° 26.3′ N, 72° 46.9′ W
    - Place, as reported: Lac Clair, rang des Sapins
    - Source of the location: direction and distance, ± 250 m
    - Seen from: Belvédère du mont Bleu, 47.5000° N, 72.8000° W, ± 30 m
    - Direction and distance: 200°, 6.9 km
    - Known fire, as reported: 2026-12

    See the report on the dispatch page
    https://dispatch.example/operator/reports?lang=en&hours=168#r-5f0c1f6e-3f0a-4b57-9a2e-0a1b2c3d4e5f

    See the public map near this point
    https://vigie.example/en/map/?at=47.44,-72.78

    The fire
    --------

    - What the person sees: Smoke and flames
    - Near the fire: People, power lines
    - Fire spreading: Yes, fast
    - Size of the fire: The size of a house
    - Colour of the smoke: Grey
    - What is burning: Grass or brush, trees
    - First seen: Just now
    - Someone is fighting the fire: No
    - Access: By a forest road

    Who to call back
    ----------------

    - Name: Lectrice
    - Phone: 418 555-0100, can be called back
    - Email: lectrice@example.org
    - Language: French
    - Received on July 2 at 11:05 a.m.
    - Time held on the device: 4 min

    Call 418 555-0100
    tel:4185550100

    Comment
    -------

    Le vent vient de l’ouest.

    Le chemin est barré au kilomètre 12.

    Photos
    ------

    - 2 photos expected, 1 received

    Other reports
    -------------

    - 2 other reports within 5 km and 12 hours, possibly the same fire:
      F-2CFG-HJMP, F-QRVW-X234

    Active fires within 50 km
    -------------------------

    - 2026-12, Lac Clair, out of control, 6.9 km, north
    - Data as of July 2 at 11:04 a.m.

    -- 
    Vigie, Quebec wildfires, vigie.example. Agence, 12, rue du Lac, La Tuque
    (Québec) G9X 1A1. info@vigie.example
    Report made on the site. Reply to this email to write to the person.
    "
  `);
});

test("the sender's copy has the reference and the next steps in French", () => {
  expect(mailText(letter("fire-report-copy", A_REPORT, "fr"))).toMatchInlineSnapshot(`
    "Nous avons reçu votre signalement
    =================================

    Merci. Votre signalement, reçu le 2 juillet à 11 h 05, porte la
    référence F-4F7Q-X2RC.

    Par prudence, ce courriel ne répète rien de ce que vous avez écrit. Vos
    photos s’ajoutent au signalement dès leur arrivée.

    Ce qui se passe ensuite
    -----------------------

    L’agence vérifie s’il s’agit d’un feu déjà connu. Elle peut vous
    rappeler au numéro que vous avez laissé.

    Si la situation change, appelez sans attendre. Si une personne est en
    danger, appelez le 911.

    Appeler le 1 800 463‑FEUX
    tel:+18004633389

    Appeler le 911
    tel:911

    Nous effaçons vos renseignements personnels 90 jours après le
    signalement. Si la répartition ne l’a pas encore reçu à cette date, nous
    les effaçons au plus tard 180 jours après le signalement.

    Voir la situation des feux
    https://vigie.example/etat-situation/

    -- 
    Vigie, feux de forêt Québec, vigie.example. Agence, 12, rue du Lac, La
    Tuque (Québec) G9X 1A1. info@vigie.example
    Vous recevez ce courriel parce que quelqu’un a donné cette adresse en
    signalant un feu. Si ce n’était pas vous, ignorez ce courriel.
    "
  `);
});

test("the sender's copy has the reference and the next steps in English", () => {
  expect(mailText(letter("fire-report-copy", A_REPORT, "en"))).toMatchInlineSnapshot(`
    "We received your report
    =======================

    Thank you. Your report, received on July 2 at 11:05 a.m., has reference
    number F-4F7Q-X2RC.

    As a precaution, this email does not repeat anything you wrote. Your
    photos are added to the report as they arrive.

    What happens next
    -----------------

    The agency checks whether the fire is already known. It may call you at
    the number that you left.

    If the fire changes, call right away. If someone is in danger, call 911.

    Call 1‑800‑463‑3389
    tel:+18004633389

    Call 911
    tel:911

    We erase your personal information 90 days after the report. If dispatch
    has not received the report by then, we erase the information within
    180 days of the report.

    See the fire situation
    https://vigie.example/en/current-situation/

    -- 
    Vigie, Quebec wildfires, vigie.example. Agence, 12, rue du Lac, La Tuque
    (Québec) G9X 1A1. info@vigie.example
    You are receiving this email because someone gave this address when
    reporting a fire. If it was not you, ignore this email.
    "
  `);
});

test("emails about a report leave out fields that were not filled in", () => {
  const text = mailText(letter("fire-report", A_SHORT_REPORT, "en"));
  expect(text.match(/^- .*$/gm)).toEqual([
    "- No exact point: the person only described the place.",
    "- Place, as reported: Près du pont",
    "- What the person sees: Smoke",
    "- Phone: not given",
    "- Language: French",
    "- Received on July 2 at 11:05\u00a0a.m.",
  ]);
  expect(text).not.toMatch(/map|Photos|Comment|Other reports|Active fires|tel:/);
  const copy = mailText(letter("fire-report-copy", A_SHORT_REPORT, "en"));
  expect(copy).not.toContain("photos");
  expect(copy).not.toContain("at the number");
});

test("hostile text in a report is escaped in every email about the report", () => {
  const hostile = `<script>alert(1)</script>"'><img src=x onerror=alert(1)> https://evil.example`;
  const about = { ...A_REPORT, where: hostile, comment: hostile, name: hostile, fromWhere: hostile };
  for (const { kind, language } of EVERY) {
    const html = mailHtml(letter(kind, about, language), language, "Vigie");
    expect(html).not.toMatch(/<script|<img src=x/);
  }
});

test.for(LANGUAGES)(
  "the sender's copy in %s is the same for any typed text, except the reference and time",
  (language) => {
    const typed = {
      ...{
        where: "Call the agency at 1 900 555 0199",
        comment: "Leave at once",
        name: "Eve",
        email: "eve@example.org",
      },
      ...{
        fromWhere: "evil.example",
        knownFire: "2026-99",
        at: { lat: 45.5, lon: -73.5 },
        phone: "+1 900 555 0199",
      },
      ...{ seen: "smoke", near: [], spread: null, sameFire: ["F-EVIL-0000"] },
    } as const;
    const copyOf = (about: object) =>
      JSON.stringify(letter("fire-report-copy", { ...A_REPORT, ...about }, language));
    expect(copyOf(typed)).toBe(copyOf({}));
    expect(copyOf({ reference: "F-2222-3333" })).not.toBe(copyOf({}));
  },
);

test.for(EVERY)("the email $kind in $language has non-breaking spaces where needed", ({ kind, language }) => {
  const words = JSON.stringify(letter(kind, A_REPORT, language));
  if (language === "fr") expect(words).not.toMatch(/ [:;!?%»]|« /);
  expect(words).not.toMatch(/\.\.|\b\d+ (?:km|m|min)\b|undefined|null|\[object/);
});

test("a report that cannot be parsed has no email", () => {
  for (const kind of EMAIL_KINDS) expect(REPORT_EMAILS[kind].mail({}, writingIn("fr"))).toBeNull();
});
