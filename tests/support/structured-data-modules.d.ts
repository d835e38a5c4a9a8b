// Types that the tests use, of packages that have no types.

declare module "@marbec/web-auto-extractor" {
  /** Extracts the microdata, RDFa and JSON-LD of a page, unchanged. */
  export default class WebAutoExtractor {
    constructor(options: { readonly addLocation: boolean });
    parse(html: string): unknown;
  }
}

declare module "@adobe/structured-data-validator" {
  export default class Validator {
    /** Pass null to check by the rules of search engines, without schema.org's definitions. */
    constructor(schemaOrg: null);
    validate(
      extracted: unknown,
    ): Promise<readonly { readonly severity: string; readonly issueMessage: string }[]>;
  }
}
