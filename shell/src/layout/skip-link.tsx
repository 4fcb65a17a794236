import * as texts from '#texts/common.ts';
import styles from './skip-link.module.css';

/** The first link for the keyboard: skips the navigation. */
export function SkipLink() {
  return (
    <a href="#main" className={styles.skip}>
      {texts.skipToContent}
    </a>
  );
}
