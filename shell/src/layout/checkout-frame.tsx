import { IconLock } from '@aaram/shared-ui/icon';
import type { ReactNode } from 'react';
import styles from './checkout-frame.module.css';
import { HomeLink } from './header/home-link.tsx';
import { SkipLink } from './skip-link.tsx';

type CheckoutFrameProps = {
  /** Around the login of the panel on its own. */
  isPanel?: boolean;
  children: ReactNode;
};

/** The frame of checkout, and of the panel's own login: the way home and nothing else to walk off to. */
export function CheckoutFrame({ isPanel, children }: CheckoutFrameProps) {
  return (
    <>
      <SkipLink />
      <header className={styles.header}>
        <div className={styles.row}>
          <HomeLink />
          <p className={styles.note} data-panel={isPanel}>
            <IconLock />
            {isPanel ? 'Seller Panel' : 'Secure checkout'}
          </p>
        </div>
      </header>
      <main id="main" tabIndex={-1} className={styles.main}>
        {children}
      </main>
    </>
  );
}
