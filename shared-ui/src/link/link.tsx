import type { ComponentProps, ElementType } from 'react';
import { cx } from '#lib/cx.ts';
import styles from './link.module.css';

export type TextLinkProps<As extends ElementType = 'a'> = {
  /** Element or link component to render. @default 'a' */
  as?: As | undefined;
  /** A plain underline, for links inside running text. */
  quiet?: boolean | undefined;
} & Omit<ComponentProps<As>, 'as' | 'quiet'>;

/** A link with the stitched underline. */
export function TextLink<As extends ElementType = 'a'>({ as, quiet = false, className, ...rest }: TextLinkProps<As>) {
  const Root: ElementType = as ?? 'a';
  return <Root {...rest} className={cx(quiet ? styles.quiet : styles.link, className)} />;
}
