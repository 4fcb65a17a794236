import { usePlatform } from '@aaram/shared-platform';
import { IconArrowUp, IconMessage, IconPhone, IconWhatsapp } from '@aaram/shared-ui/icon';
import { IconButton } from '@aaram/shared-ui/icon-button';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import * as texts from '#texts/layout.ts';
import { keepCornerClear } from './clear-corner.ts';
import styles from './floating-actions.module.css';

/** The scroll-to-top button shows after this many pixels (product-rules.md#floating-buttons). */
const SCROLL_TOP_AFTER_PX = 100;
const ID = 'contact';

let lastY = 0;
let way = '';

/** Scroll direction: 'down', 'up', or empty at the start of the page. */
function readWay(): string {
  const y = window.scrollY;
  if (y !== lastY) {
    way = y > SCROLL_TOP_AFTER_PX ? (y > lastY ? 'down' : 'up') : '';
    lastY = y;
  }
  return way;
}

function subscribe(listener: () => void) {
  window.addEventListener('scroll', listener, { passive: true });
  return () => window.removeEventListener('scroll', listener);
}

function scrollToTop() {
  const isStill = window.matchMedia?.('(prefers-reduced-motion: reduce)').matches;
  window.scrollTo({ top: 0, behavior: isStill ? 'instant' : 'smooth' });
}

/**
 * Scroll to top, call and WhatsApp chat, stacked in the corner. On phones one button opens the two contacts in a native
 * popover. It is hidden while the visitor scrolls down. They cover nothing that can be pressed.
 */
export function FloatingActions() {
  const { phone } = usePlatform().settings;
  const at = useSyncExternalStore(subscribe, readWay, () => '');
  const corner = useRef<HTMLElement>(null);
  useEffect(() => (corner.current ? keepCornerClear(corner.current) : undefined), []);
  return (
    <aside ref={corner} aria-label={texts.contact} className={styles.stack} data-way={at}>
      {at ? (
        <IconButton label={texts.scrollToTop} className={styles.button} onClick={scrollToTop}>
          <IconArrowUp />
        </IconButton>
      ) : null}
      <IconButton label={texts.contactUs} popoverTarget={ID} className={`${styles.button} ${styles.opener}`}>
        <IconMessage />
      </IconButton>
      <div id={ID} popover="auto" className={styles.contacts}>
        <a href={`tel:${phone}`} title={texts.callUs} className={styles.button}>
          <IconPhone />
          <span>{texts.callUs}</span>
        </a>
        <a
          href={`https://wa.me/${phone.replace(/\D/g, '')}`}
          target="_blank"
          rel="noreferrer"
          title={texts.chatOnWhatsapp}
          className={`${styles.button} ${styles.whatsapp}`}
        >
          <IconWhatsapp />
          <span>{texts.chatOnWhatsapp}</span>
        </a>
      </div>
    </aside>
  );
}
