import type { ReactNode } from 'react';
import { PanelKeys } from './keys/panel-keys.tsx';
import styles from './panel-page.module.css';

type PanelPageProps = {
  title: string;
  actions?: ReactNode;
  /** Class of the body, for a page with its own columns. */
  className?: string | undefined;
  children: ReactNode;
};

/** Title row and body of one page of the panel; compact for mouse and pen, full touch targets for fingers. */
export function PanelPage({ title, actions, className, children }: PanelPageProps) {
  return (
    <div className={styles.page} data-density="compact">
      <header className={styles.top}>
        <h1 className={styles.title}>{title}</h1>
        <div className={styles.actions}>
          <PanelKeys />
          {actions}
        </div>
      </header>
      <div className={className ? `${styles.body} ${className}` : styles.body}>{children}</div>
    </div>
  );
}

type PanelBoxProps = {
  title?: string | undefined;
  action?: ReactNode;
  className?: string | undefined;
  children: ReactNode;
};

/** A framed area of a panel page. */
export function PanelBox({ title, action, className, children }: PanelBoxProps) {
  return (
    <section className={className ? `${styles.box} ${className}` : styles.box} aria-label={title}>
      {title === undefined ? null : (
        <header className={styles.boxTop}>
          <h2 className={styles.boxTitle}>{title}</h2>
          {action}
        </header>
      )}
      {children}
    </section>
  );
}
