import { type ComponentProps, type ReactNode, useId } from 'react';
import { cx } from '#lib/cx.ts';
import styles from './radio-card.module.css';

export type RadioCardProps = Omit<ComponentProps<'input'>, 'type' | 'title'> & {
  name: string;
  value: string;
  title: ReactNode;
  /** Details under the title. */
  children?: ReactNode;
  /** At the far end, outside the label: a button such as Edit. */
  aside?: ReactNode;
};

/** One of several choices that need more than one line, e.g. an address. */
export function RadioCard({ title, children, aside, className, ...rest }: RadioCardProps) {
  const ownId = useId();
  const id = rest.id ?? ownId;
  return (
    <div className={cx(styles.card, className)}>
      <input {...rest} id={id} type="radio" className={styles.radio} />
      <label htmlFor={id} className={styles.label}>
        <span className={styles.title}>{title}</span>
        {children ? <span className={styles.details}>{children}</span> : null}
      </label>
      {aside ? <div className={styles.aside}>{aside}</div> : null}
    </div>
  );
}
