import type { ReportAbout } from "./report-email.ts";
import type { StoredReport } from "./stored-report.server.ts";

export const A_REPORT: ReportAbout = {
  id: "5f0c1f6e-3f0a-4b57-9a2e-0a1b2c3d4e5f",
  reference: "F-4F7Q-X2RC",
  where: "Lac Clair, rang des Sapins",
  at: { lat: 47.4391, lon: -72.7812 },
  source: "sight",
  accuracy: 250,
  fromWhere: "Belvédère du mont Bleu",
  from: { lat: 47.5, lon: -72.8 },
  fromAccuracy: 30,
  bearing: 200,
  distance: 6.9,
  knownFire: "2026-12",
  seen: "both",
  colour: "grey",
  size: "house",
  spread: "fast",
  burning: ["grass", "trees"],
  since: "now",
  near: ["people", "power-lines"],
  fighting: "no",
  access: "track",
  name: "Lectrice",
  phone: "418 555-0100",
  callBack: true,
  email: "lectrice@example.org",
  comment: "Le vent vient de l’ouest.\n\nLe chemin est barré au kilomètre 12.",
  waitedSeconds: 240,
  writtenIn: "fr",
  isSuspect: false,
  receivedAt: "2026-07-02T15:05:00.000Z",
  photos: { announced: 2, arrived: 1 },
  sameFire: ["F-2CFG-HJMP", "F-QRVW-X234"],
  fires: {
    list: [
      {
        id: "2026-12",
        at: { lat: 47.5, lon: -72.8 },
        name: "Lac Clair",
        status: { fr: "hors contrôle", en: "out of control" },
        km: 6.92,
        wind: 0,
      },
    ],
    readAt: "2026-07-02T15:04:30.000Z",
    isLate: false,
  },
  keptDays: 90,
  dispatchUrl: "https://dispatch.example/operator/reports",
};

/** A report with no answers, except what the person sees. */
export const SHORT_CONTENT: StoredReport = {
  ...{ where: "Près du pont", source: null, accuracy: null, fromWhere: "", from: null },
  ...{ fromAccuracy: null, bearing: null, distance: null, knownFire: null, seen: "smoke", colour: null },
  ...{ size: null, spread: null, burning: [], since: null, near: [], fighting: null, access: null },
  ...{ name: "", phone: null, callBack: false, email: null, comment: "", waitedSeconds: 0 },
};

export const A_SHORT_REPORT: ReportAbout = {
  ...A_REPORT,
  ...{ ...SHORT_CONTENT, at: null },
  ...{ photos: { announced: 0, arrived: 0 }, sameFire: [], fires: null, dispatchUrl: "" },
};
