import type { ComponentProps, ElementType } from 'react';
import { cx } from '#lib/cx.ts';
import { linkTarget } from '#lib/link-target.ts';
import * as texts from '#texts/breadcrumb.ts';
import styles from './breadcrumb.module.css';

export type BreadcrumbProps = Omit<ComponentProps<'nav'>, 'children'> & {
  /** From the top level down; the last one is this page and needs no address. */
  items: readonly { label: string; href?: string | undefined }[];
  /** Link component. @default 'a' */
  linkAs?: ElementType | undefined;
};

/** Shows where this page is in the store. */
export function Breadcrumb({ items, linkAs: Link = 'a', className, ...rest }: BreadcrumbProps) {
  return (
    <nav aria-label={texts.breadcrumb} {...rest} className={cx(styles.breadcrumb, className)}>
      <ol>
        {items.map(({ label, href }) => (
          <li key={label}>
            {href ? <Link {...linkTarget(Link, href)}>{label}</Link> : <span aria-current="page">{label}</span>}
          </li>
        ))}
      </ol>
    </nav>
  );
}
