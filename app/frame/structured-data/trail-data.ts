import type { BreadcrumbList, WithContext } from "schema-dts";

/** Returns a page's breadcrumbs from home down, in schema.org terms. */
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
