import { Checkbox } from '@aaram/shared-ui/checkbox';
import { IconChevronDown, IconChevronUp, IconMenu } from '@aaram/shared-ui/icon';
import { IconButton } from '@aaram/shared-ui/icon-button';
import { VisuallyHidden } from '@aaram/shared-ui/visually-hidden';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { moved } from '#lib/sorting/moved.ts';
import { SortableList } from '#lib/sorting/sortable-list.tsx';
import { useSortableItem } from '#lib/sorting/use-sortable-item.ts';
import * as texts from '#texts/columns.ts';
import styles from './arrange-dialog.module.css';
import { showColumn } from './choose-columns.ts';

/** What the dialog needs to know of a column. */
export type DataColumn = {
  id: string;
  label: string;
  isFixed?: boolean | undefined;
  isUsual?: boolean | undefined;
  isLast?: boolean | undefined;
};

/** What is read out while one is dragged. */
const spoken = {
  lifted: texts.lifted,
  over: texts.over,
  movedTo: texts.movedTo,
  dragCancelled: texts.dragCancelled,
  howToDrag: texts.howToDrag,
};

function MovableColumn({ id, label, children }: { id: string; label: string; children: ReactNode }) {
  const { item, handle } = useSortableItem(id, texts.draggable);
  return (
    <li {...item} data-column={id} className={styles.column}>
      <button type="button" {...handle} aria-label={texts.drag(label)} className={styles.handle}>
        <IconMenu size={16} />
      </button>
      {children}
    </li>
  );
}

type ColumnListProps = {
  columns: readonly DataColumn[];
  shown: readonly string[];
  onChange: (shown: string[]) => void;
};

/**
 * The columns of a list: first those that are shown, in their order, to be dragged or moved by buttons, then the others.
 * The focus stays with the column that was moved, shown or hidden.
 */
export function ColumnList({ columns, shown, onChange }: ColumnListProps) {
  const [said, setSaid] = useState('');
  const box = useRef<HTMLDivElement>(null);
  const focusAfter = useRef<{ id: string; action: string }>(undefined);
  useEffect(() => {
    const wanted = focusAfter.current;
    focusAfter.current = undefined;
    const item = wanted && box.current?.querySelector(`[data-column="${wanted.id}"]`);
    const control = item?.querySelector<HTMLElement>(`[data-action="${wanted?.action}"]:not(:disabled)`);
    (control ?? item?.querySelector<HTMLElement>('[data-action]:not(:disabled)'))?.focus();
  });
  const byId = new Map(columns.map((column) => [column.id, column]));
  const listed = shown.flatMap((id) => byId.get(id) ?? []);
  const ids = listed.filter(({ isLast }) => !isLast).map(({ id }) => id);
  const last = listed.filter(({ isLast }) => isLast).map(({ id }) => id);
  const move = (from: number, to: number) => onChange([...moved(ids, from, to), ...last]);
  const press = (from: number, to: number, action: string) => {
    focusAfter.current = { id: ids[from] ?? '', action };
    setSaid(texts.movedTo(to + 1, ids.length));
    move(from, to);
  };
  const tick = ({ id, label, isFixed = false }: DataColumn) => (
    <Checkbox
      label={label}
      data-action="show"
      className={styles.tick}
      checked={shown.includes(id)}
      disabled={isFixed}
      onChange={({ currentTarget }) => {
        focusAfter.current = { id, action: 'show' };
        onChange(currentTarget.checked ? showColumn(columns, shown, id) : shown.filter((other) => other !== id));
      }}
    />
  );
  return (
    <div ref={box}>
      <SortableList ids={ids} layout="column" spoken={spoken} onMove={move}>
        <ol className={styles.columns} aria-label={texts.shown}>
          {listed.map((column, at) =>
            column.isLast ? null : (
              <MovableColumn key={column.id} id={column.id} label={column.label}>
                {tick(column)}
                <IconButton
                  size="sm"
                  data-action="up"
                  label={texts.moveUp(column.label)}
                  disabled={at === 0}
                  onClick={() => press(at, at - 1, 'up')}
                >
                  <IconChevronUp size={16} />
                </IconButton>
                <IconButton
                  size="sm"
                  data-action="down"
                  label={texts.moveDown(column.label)}
                  disabled={at === ids.length - 1}
                  onClick={() => press(at, at + 1, 'down')}
                >
                  <IconChevronDown size={16} />
                </IconButton>
              </MovableColumn>
            ),
          )}
        </ol>
      </SortableList>
      <ul className={styles.others} aria-label={texts.notShown}>
        {columns
          .filter(({ id }) => !shown.includes(id))
          .map((column) => (
            <li key={column.id} data-column={column.id}>
              {tick(column)}
            </li>
          ))}
      </ul>
      <VisuallyHidden role="status">{said}</VisuallyHidden>
    </div>
  );
}
