import type { ComponentProps } from 'react';
import { cx } from '#lib/cx.ts';
import styles from './logo.module.css';
import { LogoMark } from './logo-mark.tsx';

export type LogoProps = Omit<ComponentProps<'span'>, 'children'> & {
  name: string;
  /** Beside the name; below it on screens under 1024 px. */
  tagline?: string | undefined;
  /** For the panel's side bar. */
  compact?: boolean | undefined;
};

/** Mark, name and tagline. Wrap it in the link to the home page. */
export function Logo({ name, tagline, compact = false, className, ...rest }: LogoProps) {
  return (
    <span {...rest} className={cx(styles.logo, compact && styles.compact, className)}>
      <LogoMark className={styles.mark} />
      <span className={styles.name}>{name}</span>
      {tagline ? <span className={styles.tagline}>{tagline}</span> : null}
    </span>
  );
}
