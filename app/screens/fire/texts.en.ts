import type { texts as french } from "./texts.fr.ts";

export const texts: Readonly<Record<keyof typeof french, string>> = {
  "fire.heading": "{{name}} fire",
  "fire.headingUnnamed": "Fire No. {{number}} of {{year}}",
  "fire.title": "{{heading}}, No. {{number}}: status and restrictions",
  "fire.titleUnnamed": "{{heading}}: status and restrictions",
  "fire.share": "{{heading}}: {{status}}, {{size}}",
  "fire.description":
    "{{heading}} ({{status}}, {{place}}): size, cause, resources, fire danger, restrictions there and nearby fires.",
  "fire.began": "Started on {{when}}.",
  "fire.out": "Extinguished on {{when}}.",
  "fire.map": "Map of the area: {{heading}}, fire danger today and active fires",
  "fire.details": "Fire details",
  "fire.danger": "Fire danger, {{zone}} zone",
  "fire.danger.unnamed": "Fire danger",
  "fire.zonePage": "Zone page",
  "fire.regionPage": "All about the region",
  "fire.danger.none": "The fire danger level is not published for this place.",
  "fire.restrictions": "Restrictions in force at this place",
  "fire.restrictions.unplaced":
    "The location of this fire is not known: see the restrictions for the whole region.",
  "fire.nearest": "Other active fires nearby",
  "fire.nearest.unplaced": "The location of this fire is not known.",

  "fire.field.status": "Status",
  "fire.field.started": "Start",
  "fire.field.size": "Size",
  "fire.field.cause": "Cause of fire",
  "fire.field.resources": "Deployed resources",
  "fire.field.zone": "Fire danger rating zone",
  "fire.field.region": "Region",
  "fire.field.mrc": "Regional county municipality (RCM)",
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
  "fire.protection.northern": "Northern: fought only if it threatens people or facilities",
  "fire.protection.intensive": "Intensive: every fire is fought there",

  "fire.unknown.started": "Start date not published",
  "fire.unknown.cause": "Cause not published",
  "fire.unknown.resources": "Resources not published",
  "fire.unknown.zone": "Zone not stated",
  "fire.unknown.region": "Region not stated",
  "fire.unknown.mrc": "RCM not stated",
  "fire.unknown.city": "Municipality not stated",
  "fire.unknown.unit": "Unit not stated",
  "fire.unknown.position": "Location not published",
  "fire.unknown.name": "This fire has no name",
  "fire.unknown.modified": "Date not published",
  "fire.unknown.contained": "No date published",
  "fire.unknown.extinguished": "No date published",
  "fire.stillActive": "Not yet",

  "fire.status.0": "The fire is on record, most often in the northern zone. It is not being fought for now.",
  "fire.status.1":
    "The fire has just been reported and is being assessed. Its size and status may change fast.",
  "fire.status.2": "The fire is known and being monitored. It is not being fought for now.",
  "fire.status.3":
    "The fire is spreading and has not been stopped. If you are nearby, follow your municipality’s instructions and get ready to leave.",
  "fire.status.4":
    "The fire’s spread has been stopped for now. It is still burning; the agency does not expect it to grow by more than 10%.",
  "fire.status.5":
    "The fire’s spread has been stopped by a fire line or by the weather. It is not extinguished yet, and there may be smoke for days.",
  "fire.status.6": "The fire is extinguished: nothing is burning there any more.",

  "fire.unlisted.title": "The agency no longer lists this fire",
  "fire.unlisted.text":
    "This is its last known status. A fire leaves the list when it is merged with another or when its record is corrected.",
  "fire.missing.title": "Fire {{id}}",
  "fire.missing.description":
    "The list of fires is not available right now. This page will be complete as soon as it is back.",
};
