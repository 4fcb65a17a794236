import { IconLock } from '@aaram/shared-ui/icon';
import type { ReactNode } from 'react';
import * as common from '#texts/common.ts';
import * as texts from '#texts/layout.ts';
import styles from './checkout-frame.module.css';
import { HomeLink } from './header/home-link.tsx';
import { SkipLink } from './skip-link.tsx';

type CheckoutFrameProps = {
  /** Whether this is the login of the panel alone. */
  isPanel?: boolean;
  children: ReactNode;
};

/** The frame of checkout, and of the panel's own login: a link home and no other way to leave. */
export function CheckoutFrame({ isPanel, children }: CheckoutFrameProps) {
  return (
    <>
      <SkipLink />
      <header className={styles.header}>
        <div className={styles.row}>
          <HomeLink />
          <p className={styles.note} data-panel={isPanel}>
            <IconLock />
            {isPanel ? common.sellerPanel : texts.secureCheckout}
          </p>
        </div>
      </header>
      <main id="main" tabIndex={-1} className={styles.main}>
        {children}
      </main>
    </>
  );
}
