import { test } from "../support/browse.ts";
import { auditedIn } from "../support/screens.ts";
import { audit } from "./audit.ts";

test.for(auditedIn("en"))("$path holds in every way it is looked at", (page, { open }) => audit(open, page));
