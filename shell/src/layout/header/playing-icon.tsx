import styles from './playing-icon.module.css';

/**
 * Lucide's audio lines, moving. Boxes instead of the paths of a picture: these can move without the page's own thread,
 * which would draw sixty times a second for as long as the music plays.
 */
export const PlayingIcon = () => (
  <span className={styles.lines} aria-hidden>
    <span />
    <span />
    <span />
    <span />
    <span />
    <span />
  </span>
);
