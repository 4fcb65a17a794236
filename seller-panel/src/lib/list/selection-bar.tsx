import { formatCount } from '@aaram/shared-domain/format';
import { Button } from '@aaram/shared-ui/button';
import type { ComponentType } from 'react';
import * as texts from '#texts/list.ts';
import type { ListSelection, Selection } from './selection.ts';
import styles from './selection-bar.module.css';

/** Something that can be done with the selected rows: draws its own button. */
export type BulkAction = {
  id: string;
  Action: ComponentType<{ selection: ListSelection; count: number; onDone: () => void }>;
};

type SelectionBarProps = { selection: Selection; total: number; actions: readonly BulkAction[] };

/** At the bottom of the window while rows are selected: how many, all that match, and what can be done with them. */
export function SelectionBar({ selection, total, actions }: SelectionBarProps) {
  const { count, isAll, isPageSelected } = selection;
  return (
    <section aria-label={texts.selection} className={styles.bar} hidden={count === 0}>
      <span role="status" className={styles.count}>
        {count === 0 ? null : texts.selected(formatCount(count))}
      </span>
      {isPageSelected && !isAll && count < total ? (
        <Button variant="ghost" size="sm" onClick={selection.selectAll}>
          {texts.selectAll(formatCount(total))}
        </Button>
      ) : null}
      <span className={styles.actions}>
        {count === 0
          ? null
          : actions.map(({ id, Action }) => (
              <Action key={id} selection={selection.selection} count={count} onDone={selection.clear} />
            ))}
        <Button variant="ghost" size="sm" onClick={selection.clear}>
          {texts.clearSelection}
        </Button>
      </span>
    </section>
  );
}
