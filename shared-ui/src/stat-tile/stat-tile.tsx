import type { ComponentProps, ElementType, ReactNode } from 'react';
import { cx } from '#lib/cx.ts';
import { linkTarget } from '#lib/link-target.ts';
import styles from './stat-tile.module.css';

export type StatTileProps = Omit<ComponentProps<'div'>, 'children'> & {
  label: string;
  value: ReactNode;
  hint?: ReactNode;
  /** Makes the whole tile a link to this address. */
  href?: string | undefined;
  linkAs?: ElementType | undefined;
};

/** One number and what it counts. */
export function StatTile(props: StatTileProps) {
  const { label, value, hint, href, linkAs: Link = 'a', className, ...rest } = props;
  return (
    <div {...rest} className={cx(styles.tile, className)}>
      <p className={styles.label}>
        {href ? (
          <Link {...linkTarget(Link, href)} className={styles.link}>
            {label}
          </Link>
        ) : (
          label
        )}
      </p>
      <p className={styles.value}>{value}</p>
      {hint ? <p className={styles.hint}>{hint}</p> : null}
    </div>
  );
}
