import { type ComponentProps, type ComponentType, createContext, use } from "react";

export interface LinkProps extends Omit<ComponentProps<"a">, "href"> {
  readonly to: string;
  /** The page that comes stands as far down as the one that is left. */
  readonly preventScrollReset?: boolean;
}

function PlainLink({ to, preventScrollReset: _, ...rest }: LinkProps) {
  return <a href={to} {...rest} />;
}

/** How the site draws an internal link; plain anchors where nothing is given (error pages, gallery). */
export const LinkContext = createContext<ComponentType<LinkProps>>(PlainLink);

/** The link every design component draws. */
export function DesignLink(props: LinkProps) {
  const Link = use(LinkContext);
  return <Link {...props} />;
}
