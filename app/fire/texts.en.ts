import type { texts as french } from "./texts.fr.ts";

export const texts: Readonly<Record<keyof typeof french, string>> = {
  "fire.heading": "{{name}} fire",
  "fire.headingUnnamed": "Fire no. {{number}} of {{year}}",
  "fire.title": "{{heading}}, no. {{number}}: status and restrictions",
  "fire.titleUnnamed": "{{heading}}: status and restrictions",
  "fire.share": "{{heading}}: {{status}}, {{size}}",
  "fire.description":
    "{{heading}} ({{status}}, {{place}}): size, cause, resources, position, danger and restrictions there, fires nearby. The agency’s own data.",
  "fire.since": "Since {{when}}",
  "fire.map": "Map around the fire: {{heading}}, danger today and active fires",
  "fire.details": "The report on this fire",
  "fire.danger": "Fire danger, {{zone}} zone",
  "fire.danger.unnamed": "Fire danger",
  "fire.zonePage": "The zone’s page",
  "fire.regionPage": "All about the region",
  "fire.danger.none": "No danger is published for this place.",
  "fire.restrictions": "Restrictions in force at this place",
  "fire.restrictions.unplaced":
    "The position of this fire is not known: see the restrictions of the whole region.",
  "fire.nearest": "Other active fires around",
  "fire.nearest.unplaced": "The position of this fire is not known.",

  "fire.field.status": "Status",
  "fire.field.started": "Start",
  "fire.field.size": "Size",
  "fire.field.cause": "Cause of fire",
  "fire.field.resources": "Deployed resources",
  "fire.field.zone": "Danger zone",
  "fire.field.region": "Region",
  "fire.field.mrc": "RCM",
  "fire.field.city": "Municipality",
  "fire.field.unit": "Management unit",
  "fire.field.position": "Latitude and longitude",
  "fire.field.number": "Fire number",
  "fire.field.name": "Name",
  "fire.field.modified": "Last update",
  "fire.field.northern": "Protection zone",
  "fire.field.contained": "Contained",
  "fire.field.extinguished": "Extinguished",
  "fire.number": "{{number}}, {{year}} season",
  "fire.protection.northern": "Northern: fought if it threatens people or works",
  "fire.protection.intensive": "Intensive: every fire is fought there",

  "fire.unknown.started": "No start date published",
  "fire.unknown.size": "No size published",
  "fire.unknown.cause": "No cause published",
  "fire.unknown.resources": "No resources published",
  "fire.unknown.zone": "Zone not stated",
  "fire.unknown.region": "Region not stated",
  "fire.unknown.mrc": "RCM not stated",
  "fire.unknown.city": "Municipality not stated",
  "fire.unknown.unit": "Unit not stated",
  "fire.unknown.position": "No position published",
  "fire.unknown.name": "This fire has no name",
  "fire.unknown.modified": "Date not published",
  "fire.unknown.contained": "No date published",
  "fire.unknown.extinguished": "No date published",
  "fire.stillActive": "Not yet",

  "fire.status.0": "The fire is known and on record; crews are assessing it or on their way.",
  "fire.status.1": "The fire has just been reported. Its size and status may change very fast.",
  "fire.status.2":
    "The fire is watched and not fought for now: it threatens neither people nor works, or burns where it is let be.",
  "fire.status.3":
    "The fire is spreading and nothing stops it yet. Follow your municipality’s instructions and be ready to leave if you are near.",
  "fire.status.4":
    "The fire should not spread further in the conditions expected, but it still burns within its limits.",
  "fire.status.5":
    "The fire will spread no more. Crews are putting out what still burns; it may smoke for days.",
  "fire.status.6": "The fire is out: nothing burns there any more.",

  "fire.unlisted.title": "The agency no longer lists this fire",
  "fire.unlisted.text":
    "You see its last known state. A fire leaves the list when it is merged with another or corrected.",
  "fire.missing.title": "Fire {{id}}",
  "fire.missing.description":
    "The list of fires is not available right now; this page fills in as soon as it is back.",
};
