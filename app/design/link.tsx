import { type ComponentProps, type ComponentType, createContext, use } from "react";

export interface LinkProps extends Omit<ComponentProps<"a">, "href"> {
  readonly to: string;
  /** Whether the next page keeps the scroll position. */
  readonly preventScrollReset?: boolean;
}

function PlainLink({ to, preventScrollReset: _, ...rest }: LinkProps) {
  return <a href={to} {...rest} />;
}

/** Component for the site's internal links. By default, as on error pages, they are plain anchors. */
export const LinkContext = createContext<ComponentType<LinkProps>>(PlainLink);

export function DesignLink(props: LinkProps) {
  const Link = use(LinkContext);
  return <Link {...props} />;
}
