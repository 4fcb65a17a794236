import { usePlatform } from '@aaram/shared-platform';
import { IconLock } from '@aaram/shared-ui/icon';
import type { ReactNode } from 'react';
import * as common from '#texts/common.ts';
import * as texts from '#texts/layout.ts';
import styles from './checkout-frame.module.css';
import { COPYRIGHT_YEAR } from './copyright-year.ts';
import { HomeLink } from './header/home-link.tsx';
import { SkipLink } from './skip-link.tsx';

/** One line: whose store it is, and a person to call or write to (product-rules.md#checkout-frame). */
function CheckoutFoot() {
  const { brandName, phone } = usePlatform().settings;
  return (
    <footer className={styles.foot}>
      <p>{texts.copyright(COPYRIGHT_YEAR, brandName)}</p>
      <a href={`tel:${phone}`}>{texts.callUs}</a>
      <a href={`https://wa.me/${phone.replace(/\D/g, '')}`} target="_blank" rel="noreferrer">
        {texts.chatOnWhatsapp}
      </a>
    </footer>
  );
}

type CheckoutFrameProps = {
  /** Whether this is the login of the panel alone. */
  isPanel?: boolean;
  children: ReactNode;
};

/**
 * The frame of checkout, and of the panel's own login: logo and tagline, no other page to leave for, and below checkout one
 * line with call and chat.
 */
export function CheckoutFrame({ isPanel, children }: CheckoutFrameProps) {
  return (
    <>
      <SkipLink />
      <header className={styles.header}>
        <div className={styles.row}>
          <HomeLink tagline />
          <p className={styles.note} data-panel={isPanel}>
            <IconLock />
            {isPanel ? common.sellerPanel : texts.secureCheckout}
          </p>
        </div>
      </header>
      <main id="main" tabIndex={-1} className={styles.main}>
        {children}
      </main>
      {isPanel ? null : <CheckoutFoot />}
    </>
  );
}
