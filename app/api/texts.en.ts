import type { texts as french } from "./texts.fr.ts";

export const texts: Readonly<Record<keyof typeof french, string>> = {
  "api.title": "Open data",
  "api.description":
    "Vigie’s public API: forest fires, fire danger and restrictions in Quebec as JSON and GeoJSON, free to use, with examples, freshness and licence.",
  "api.lead":
    "Whatever the site says of the fires, your programs can read too: a town’s map, a spreadsheet, an app, a news story. It is free, with no key and no sign-up.",
  "api.contents": "The API’s addresses",
  "api.start": "Getting started",
  "api.start.text":
    "The API answers plain addresses with JSON. The fires that burn right now, for a map or a terminal:",
  "api.start.label": "A first request",
  "api.start.browser": "Any web page may read it too, wherever it comes from. What applies at a point:",
  "api.start.browserLabel": "A request from a web page",
  "api.files": "Files, without programming",
  "api.files.text":
    "The same lists open in a spreadsheet (CSV) or in mapping software (GeoJSON). The situation’s pages offer their own, filtered as the list on screen.",
  "api.files.openapi": "For tools that read the OpenAPI 3.1 standard:",
  "api.endpoints": "What you can ask for",
  "api.endpoints.text":
    "Every address is read with GET, from /api/v1 on. Names of fields and codes are English and stable; names of places, levels and measures come in both languages. In the examples, { … } stands for what is shown above.",
  "api.try": "See the answer",
  "api.parameters": "Parameters",
  "api.parameter": "Parameter",
  "api.required": "required",
  "api.meaning": "Meaning",
  "api.example": "Example of an answer",
  "api.exampleOf": "Example of an answer of {{path}}",
  "api.fields": "Fields of the answer",
  "api.shared": "Shared fields",
  "api.shared.text":
    "Numbers are metric, dates are in universal time (ISO 8601, with Z), coordinates in decimal degrees, longitude first in GeoJSON.",
  "api.shared.meta": "Age and terms: “meta”, in every answer",
  "api.shared.fireFields": "A fire",
  "api.shared.restrictionFields": "A restriction",
  "api.codes": "Codes",
  "api.codes.text": "These words are stable: build on them, never on a label.",
  "api.codes.restriction": "type (of a restriction)",
  "api.codes.danger": "level and code (of danger)",
  "api.codes.intensive": "Every fire is fought",
  "api.codes.northern": "Fires that threaten people or works are fought",
  "api.use": "Freshness and good use",
  "api.use.fresh":
    "Data is read from the agency every minute. In each answer “readAt” says when; “isStale” turns true after 15 minutes, “isFailing” when the last reading failed. Show that age to your readers.",
  "api.use.etag":
    "Keep the ETag header and send it back in If-None-Match: an unchanged answer comes as a 304, without a body.",
  "api.use.pace":
    "There is no quota. One request a minute for each address is enough; for all fires, ask for the list rather than each fire.",
  "api.use.empty":
    "If data has never been read, the answer is an error 503, never an empty list: an empty list means that there is nothing.",
  "api.use.null": "A field that is “null” is unknown; it is not zero.",
  "api.versions": "Our promise",
  "api.versions.add":
    "Under /api/v1 no field, code or parameter disappears or changes its meaning. Fields, codes and addresses may be added.",
  "api.versions.break":
    "A change that would break your programs gets a new number, /api/v2, beside the old one.",
  "api.versions.notice":
    "A version that was replaced answers for at least 12 more months, and says so in its headers (Deprecation, Sunset).",
  "api.versions.ignore":
    "In return, ignore what you do not know: one more field must break nothing of yours.",
  "api.problems": "When something is wrong",
  "api.problems.text":
    "An error is always JSON (application/problem+json), with a stable “code” and a sentence in English for whoever reads your logs.",
  "api.problem.bad-parameter":
    "A parameter is unknown or cannot be read; “parameters” names it and says what it may be.",
  "api.problem.bad-request": "The address cannot be read.",
  "api.problem.unknown-path": "There is no such address.",
  "api.problem.unknown-fire": "No fire of the year has that number.",
  "api.problem.outside-quebec": "The point is in no region of Quebec.",
  "api.problem.method-not-allowed": "The API is read with GET or HEAD.",
  "api.problem.body-too-large": "The request has too large a body; send none.",
  "api.problem.address-too-long": "The address is longer than 2,048 characters.",
  "api.problem.internal-error":
    "The fault is ours. Try again in a minute; if it lasts, send us the X-Request-Id header.",
  "api.problem.no-data-yet":
    "The data has never been read since the site started. Retry-After says when to ask again.",
  "api.licence": "Licence",
  "api.licence.text":
    "The data is offered under the Creative Commons Attribution 4.0 licence: copy, transform, publish, even sell it, as long as you name the source and say what you changed.",
  "api.licence.link": "Text of the CC BY 4.0 licence",
  "api.licence.label": "Mention to copy",
  "api.licence.mention": "Source: Vigie, Quebec wildfires (CC BY 4.0)",
  "api.licence.limits":
    "The zones’ limits may be approximate: “isApproximate” says so. An official ban is the one that the agency publishes, not the one that a program makes of it.",
  "api.help": "Help",
  "api.help.text":
    "A question, an error in the data, something the API lacks? Write to us in French or in English, with the address you asked for and the time.",
  "api.help.emergency": "Never report a fire by email: call {{number}}.",
};
