import type { ComponentProps, ElementType } from 'react';
import { cx } from '#lib/cx.ts';
import { type ButtonLook, buttonClass } from './button-class.ts';

export type ButtonLinkProps<As extends ElementType = 'a'> = ButtonLook & {
  /** Element or link component to render. @default 'a' */
  as?: As | undefined;
} & Omit<ComponentProps<As>, 'as' | keyof ButtonLook>;

/** A link that looks like a button; pass the router's `Link` as `as`. */
export function ButtonLink<As extends ElementType = 'a'>({
  as,
  variant,
  size,
  block,
  className,
  ...rest
}: ButtonLinkProps<As>) {
  const Root: ElementType = as ?? 'a';
  return <Root {...rest} className={cx(buttonClass({ variant, size, block }), className)} />;
}
