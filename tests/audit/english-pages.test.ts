import { test } from "../support/browse.ts";
import { pagesIn } from "../support/screens.ts";
import { audit } from "./audit.ts";

test.for(pagesIn("en"))("$path holds in every way it is looked at", (page, { open }) => audit(open, page));
