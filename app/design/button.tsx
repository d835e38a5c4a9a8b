import type { ComponentProps, ReactNode } from "react";
import styles from "./button.module.css";
import { classNames } from "./class-names.ts";
import { DesignLink } from "./link.tsx";

/** `light`: the page's main action, in ember; `pale`: secondary, outlined; `delete`: irreversible. */
export type ButtonTheme = "light" | "pale" | "delete";

interface Look {
  readonly theme?: ButtonTheme;
  readonly icon?: ReactNode;
}

type ButtonProps = Look & ComponentProps<"button">;

export function Button({
  theme = "light",
  icon,
  className,
  children,
  type = "button",
  ...rest
}: ButtonProps) {
  return (
    <button {...rest} type={type} className={classNames(styles.button, className)} data-theme={theme}>
      {icon}
      {children}
    </button>
  );
}

type ButtonLinkProps = Look & ComponentProps<typeof DesignLink>;

/** A link that looks like a button. It leads to a page; actions need a `Button`. */
export function ButtonLink({ theme = "light", icon, className, children, ...rest }: ButtonLinkProps) {
  return (
    <DesignLink {...rest} className={classNames(styles.button, className)} data-theme={theme}>
      {icon}
      {children}
    </DesignLink>
  );
}
