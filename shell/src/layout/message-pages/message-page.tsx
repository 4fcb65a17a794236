import { LogoMark } from '@aaram/shared-ui/logo';
import type { ReactNode } from 'react';
import styles from './message-page.module.css';

type MessagePageProps = { code: string; title: string; children: ReactNode; actions: ReactNode };

/** A whole page with one message and the links to go on. */
export function MessagePage({ code, title, children, actions }: MessagePageProps) {
  return (
    <div className={styles.page}>
      <LogoMark size={72} className={styles.mark} />
      <p className={styles.code}>{code}</p>
      <h1>{title}</h1>
      <p className={styles.text}>{children}</p>
      <div className={styles.actions}>{actions}</div>
    </div>
  );
}
