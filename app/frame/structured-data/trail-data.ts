import type { BreadcrumbList, WithContext } from "schema-dts";

/** Where a page stands, from home down. */
export const trailData = (
  crumbs: readonly { readonly to: string; readonly label: string }[],
  siteUrl: string,
): WithContext<BreadcrumbList> => ({
  "@context": "https://schema.org",
  "@type": "BreadcrumbList",
  itemListElement: crumbs.map(({ to, label }, i) => ({
    "@type": "ListItem",
    position: i + 1,
    name: label,
    item: siteUrl + to,
  })),
});
