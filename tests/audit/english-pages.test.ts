import { test } from "../support/browse.ts";
import { auditedIn } from "../support/screens.ts";
import { audit } from "./audit.ts";

test.for(auditedIn("en"))("$path passes every check of the audit", (page, { open }) => audit(open, page));
