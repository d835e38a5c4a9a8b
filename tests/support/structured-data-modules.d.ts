// Packages without types of their own: what the tests use of them.

declare module "@marbec/web-auto-extractor" {
  /** Microdata, RDFa and JSON-LD of a page, as they stand. */
  export default class WebAutoExtractor {
    constructor(options: { readonly addLocation: boolean });
    parse(html: string): unknown;
  }
}

declare module "@adobe/structured-data-validator" {
  export default class Validator {
    /** Without schema.org's own definitions, by the rules of search engines. */
    constructor(schemaOrg: null);
    validate(
      extracted: unknown,
    ): Promise<readonly { readonly severity: string; readonly issueMessage: string }[]>;
  }
}
