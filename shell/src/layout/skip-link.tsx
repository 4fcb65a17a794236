import styles from './skip-link.module.css';

/** First stop of the keyboard: past the navigation, to the page itself. */
export function SkipLink() {
  return (
    <a href="#main" className={styles.skip}>
      Skip to content
    </a>
  );
}
