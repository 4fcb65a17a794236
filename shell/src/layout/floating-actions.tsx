import { usePlatform } from '@aaram/shared-platform';
import { IconArrowUp, IconPhone, IconWhatsapp } from '@aaram/shared-ui/icon';
import { useSyncExternalStore } from 'react';
import styles from './floating-actions.module.css';

/** The scroll-to-top button shows after this many pixels (specification §2, §9). */
const SCROLL_TOP_AFTER_PX = 100;

function subscribe(listener: () => void) {
  window.addEventListener('scroll', listener, { passive: true });
  return () => window.removeEventListener('scroll', listener);
}

function scrollToTop() {
  const isStill = window.matchMedia?.('(prefers-reduced-motion: reduce)').matches;
  window.scrollTo({ top: 0, behavior: isStill ? 'instant' : 'smooth' });
}

function ScrollTopButton() {
  const isScrolled = useSyncExternalStore(
    subscribe,
    () => window.scrollY > SCROLL_TOP_AFTER_PX,
    () => false,
  );
  return isScrolled ? (
    <button
      type="button"
      aria-label="Scroll to top"
      title="Scroll to top"
      className={styles.button}
      onClick={scrollToTop}
    >
      <IconArrowUp />
    </button>
  ) : null;
}

/** Scroll to top, call and WhatsApp chat, stacked in the corner. */
export function FloatingActions() {
  const { phone } = usePlatform().settings;
  return (
    <aside aria-label="Contact" className={styles.stack}>
      <ScrollTopButton />
      <a href={`tel:${phone}`} aria-label="Call us" title="Call us" className={styles.button}>
        <IconPhone />
      </a>
      <a
        href={`https://wa.me/${phone.replace(/\D/g, '')}`}
        target="_blank"
        rel="noreferrer"
        aria-label="Chat on WhatsApp"
        title="Chat on WhatsApp"
        className={styles.whatsapp}
      >
        <IconWhatsapp />
      </a>
    </aside>
  );
}
