import type { texts as french } from "./texts.fr.ts";

export const texts: Readonly<Record<keyof typeof french, string>> = {
  "api.title": "Open data",
  "api.description":
    "Vigie’s public API: wildfires, fire danger and restrictions in Quebec in JSON and GeoJSON, free and with no key, with examples and licence.",
  "api.lead":
    "Your programs can read everything this site says about fires: for a town map, a spreadsheet, an app or a news story. It is free, with no key and no sign-up.",
  "api.contents": "API endpoints",
  "api.start": "Getting started",
  "api.start.text":
    "The API returns JSON from simple URLs. The fires burning right now, for a map or a terminal:",
  "api.start.label": "A first request",
  "api.start.browser": "Any web page can call it too, from any site. What applies at a point:",
  "api.start.browserLabel": "A request from a web page",
  "api.files": "Files, without programming",
  "api.files.text":
    "The same lists open in a spreadsheet (CSV) or in mapping software (GeoJSON). The situation pages offer the same files, filtered like the list on screen.",
  "api.files.openapi": "For tools that read the OpenAPI 3.1 standard:",
  "api.feeds": "News feeds",
  "api.feeds.text":
    "Subscribe a feed reader, a bulletin board or a team channel: news arrives there as soon as we have it.",
  "api.endpoints": "What you can ask for",
  "api.endpoints.text":
    "Every endpoint uses GET and starts with /api/v1. Field and code names are in English and do not change; names of places, levels and restrictions come in both languages. In the examples, { … } stands for what is shown above.",
  "api.try": "See the response",
  "api.parameters": "Parameters",
  "api.parameter": "Parameter",
  "api.required": "required",
  "api.meaning": "Meaning",
  "api.example": "Sample response",
  "api.exampleOf": "Sample response from {{path}}",
  "api.fields": "Response fields",
  "api.shared": "Shared fields",
  "api.shared.text":
    "Numbers are metric, dates are in universal time (ISO 8601, with Z), coordinates in decimal degrees, longitude first in GeoJSON.",
  "api.shared.meta": "Age and terms: “meta”, in every response",
  "api.shared.fireFields": "A fire",
  "api.shared.restrictionFields": "A restriction",
  "api.codes": "Codes",
  "api.codes.text": "These words are stable: build on them, never on a label.",
  "api.codes.restriction": "type (of a restriction)",
  "api.codes.danger": "level and code (of danger)",
  "api.codes.intensive": "Every fire is fought",
  "api.codes.northern": "Only fires that threaten people or facilities are fought",
  "api.use": "Freshness and good use",
  "api.use.fresh":
    "We read the agency’s data every minute. In each response, “readAt” says when; “isStale” turns true after 15 minutes, “isFailing” when the last reading failed. Show that age to your readers.",
  "api.use.etag":
    "Store the ETag header and send it back in If-None-Match: an unchanged response comes back as a 304, without a body.",
  "api.use.pace":
    "There is no quota. One request a minute for each endpoint is enough. For all fires, request the list rather than each fire.",
  "api.use.empty":
    "If data has never been read, the response is a 503 error, never an empty list: an empty list means that there is nothing.",
  "api.use.null": "A field that is “null” is unknown; it is not zero.",
  "api.versions": "Our promise",
  "api.versions.add":
    "Under /api/v1 no field, code or parameter disappears or changes its meaning. Fields, codes and endpoints may be added.",
  "api.versions.break":
    "A change that would break your programs gets a new number, /api/v2, beside the old one.",
  "api.versions.notice":
    "A replaced version keeps working for at least 12 more months, and says so in its headers (Deprecation, Sunset).",
  "api.versions.ignore":
    "In return, ignore what you do not know: a new field should not break your programs.",
  "api.problems": "When something is wrong",
  "api.problems.text":
    "An error is always JSON (application/problem+json), with a stable “code” and a sentence in English for whoever reads your logs.",
  "api.problem.bad-parameter":
    "A parameter is unknown or cannot be read; “parameters” gives its name and the values it accepts. Parameters that social networks and newsletters add to links (utm_source, fbclid) are ignored.",
  "api.problem.bad-request": "The address cannot be read.",
  "api.problem.unknown-path": "This address does not exist.",
  "api.problem.unknown-fire": "No fire this year has that number.",
  "api.problem.outside-quebec": "The point is not in any region of Quebec.",
  "api.problem.method-not-allowed": "Use GET or HEAD.",
  "api.problem.body-too-large": "The request body is too large. Do not send one.",
  "api.problem.address-too-long": "The address is longer than 2,048 characters.",
  "api.problem.internal-error":
    "The error is on our side. Try again in a minute. If it continues, send us the X-Request-Id header.",
  "api.problem.too-busy": "The server is busy preparing other responses. Retry-After says when to ask again.",
  "api.problem.no-data-yet":
    "This data has not been read since the site started. Retry-After says when to ask again.",
  "api.problem.no-site": "The site does not answer. Retry-After says when to ask again.",
  "api.licence": "Licence",
  "api.licence.text":
    "The data is offered under the Creative Commons Attribution 4.0 licence: copy, transform, publish, even sell it, as long as you name the source and say what you changed.",
  "api.licence.link": "Text of the CC BY 4.0 licence",
  "api.licence.label": "Credit line to copy",
  "api.licence.mention": "Source: Vigie, Quebec wildfires (CC BY 4.0)",
  "api.licence.limits":
    "Zone boundaries may be approximate: “isApproximate” tells you. Only the bans that the agency publishes are official. What a program works out from them is not.",
  "api.help": "Help",
  "api.help.text":
    "A question, an error in the data, something missing from the API? Write to us in French or in English, with the address you requested and the time.",
  "api.help.emergency": "Never report a fire by email: call {{number}}.",
};
