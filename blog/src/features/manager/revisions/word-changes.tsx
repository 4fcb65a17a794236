import { VisuallyHidden } from '@aaram/shared-ui/visually-hidden';
import { diffWordsWithSpace } from 'diff';
import * as texts from '#texts/revisions.ts';
import styles from './revisions.module.css';

/** Which words of a text were removed and added; a screen reader hears both. */
export function WordChanges({ before, after }: { before: string; after: string }) {
  return (
    <p className={styles.changes}>
      {diffWordsWithSpace(before, after).map((part, index) => {
        const key = index;
        if (!part.added && !part.removed) {
          return <span key={key}>{part.value}</span>;
        }
        return part.added ? (
          <ins key={key} className={styles.added}>
            <VisuallyHidden>{texts.addedWords}</VisuallyHidden>
            {part.value}
            <VisuallyHidden>{texts.endOfWords}</VisuallyHidden>
          </ins>
        ) : (
          <del key={key} className={styles.removed}>
            <VisuallyHidden>{texts.removedWords}</VisuallyHidden>
            {part.value}
            <VisuallyHidden>{texts.endOfWords}</VisuallyHidden>
          </del>
        );
      })}
    </p>
  );
}
