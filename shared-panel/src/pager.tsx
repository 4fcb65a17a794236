import { Button } from '@aaram/shared-ui/button';
import * as texts from '#texts/pager.ts';
import styles from './pager.module.css';
import type { CursorPages } from './use-cursor-pages.ts';

type PagerProps = {
  pages: CursorPages;
  /** Most items on a page. */
  size: number;
  /** Items on this page. */
  shown: number;
  total: number;
  nextCursor: string | null;
  /** Why paging is disabled now. */
  heldBecause?: string | undefined;
};

/** '1–10 of 86' with Previous and Next, below a list: another page starts at its top. */
export function Pager({ pages, size, shown, total, nextCursor, heldBecause }: PagerProps) {
  if (total === 0) {
    return null;
  }
  const first = (pages.page - 1) * size + 1;
  const isHeld = heldBecause !== undefined;
  const turn = (go: () => void) => {
    go();
    window.scrollTo(0, 0);
  };
  return (
    <nav className={styles.pager} aria-label={texts.pages}>
      <span className={styles.range} aria-live="polite">
        {shown === 0 ? texts.noneOf(total) : texts.rangeOf(first, first + shown - 1, total)}
      </span>
      {isHeld ? <span className={styles.held}>{heldBecause}</span> : null}
      <span className={styles.buttons}>
        <Button variant="secondary" size="sm" disabled={isHeld || pages.page === 1} onClick={() => turn(pages.goBack)}>
          {texts.previous}
        </Button>
        <Button
          variant="secondary"
          size="sm"
          disabled={isHeld || nextCursor === null}
          onClick={() => nextCursor !== null && turn(() => pages.goOn(nextCursor))}
        >
          {texts.next}
        </Button>
      </span>
    </nav>
  );
}
