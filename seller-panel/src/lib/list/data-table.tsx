import { IconArrowUp } from '@aaram/shared-ui/icon';
import { tableFeatures, useTable } from '@tanstack/react-table';
import { createContext, Fragment, memo, type ReactNode, use, useCallback, useEffect, useMemo, useRef } from 'react';
import * as texts from '#texts/list.ts';
import styles from './data-table.module.css';
import type { Selection } from './selection.ts';
import { useDrawnRows } from './use-drawn-rows.ts';

/** A column of a list; `sort` is the server's name of its order. */
export type ListColumn<Row> = {
  id: string;
  label: string;
  sort?: string;
  /** Not to be chosen away nor moved: the last one. */
  isLast?: boolean;
  /** Not to be chosen away. */
  isFixed?: boolean;
  /** Shown unless somebody chose other columns. */
  isUsual?: boolean;
  isEnd?: boolean;
  /** Px where the list is a table; without it, the column takes what is left. */
  width?: number;
  cell: (row: Row, number: number) => ReactNode;
};

/** What a row is drawn with. */
export type RowFrame<Row> = {
  row: Row;
  /** Of the first row of the first page it is 1. */
  number: number;
  columns: readonly ListColumn<Row>[];
  /** Id of the row after it, or before it: where the focus goes when it is gone. */
  neighbour: string | undefined;
  /** What `stateOf` says of it. */
  state: string | undefined;
  /** The checkbox that selects it. */
  select: ReactNode;
  props: {
    'data-row': string;
    'data-active': true | undefined;
    'aria-rowindex': number;
    tabIndex: -1;
  };
};

type DataTableProps<Row extends { _id: string }> = {
  caption: string;
  columns: readonly ListColumn<Row>[];
  /** Ids of the columns to show, in their order. */
  shown: readonly string[];
  rows: readonly Row[];
  firstNumber: number;
  total: number;
  sort: string | undefined;
  onSort: (column: string) => void;
  /** Ids of rows that stay drawn wherever the window is: something is typed in them. */
  held: { has(id: string): boolean };
  selection: Selection;
  nameOf: (row: Row) => string;
  /** Id of the row that the keyboard is at. */
  active: string | undefined;
  density: 'compact' | 'roomy';
  /** What is going on with a row: it is drawn again when this changes. */
  stateOf?: (row: Row) => string | undefined;
  /** The same function each time, or all rows are drawn again. */
  renderRow: (frame: RowFrame<Row>) => ReactNode;
};

// Which columns are shown, and where, is ours: the library would work it out again for each row.
const features = tableFeatures({});
const heights = { compact: 59, roomy: 76 };

/** The same function each time, which does what the latest one does. */
export function useStable<Values extends unknown[]>(latest: (...values: Values) => void) {
  const newest = useRef(latest);
  useEffect(() => {
    newest.current = latest;
  });
  return useCallback((...values: Values) => newest.current(...values), []);
}

type HeadProps = { column: ListColumn<never>; sort: string | undefined; onSort: (column: string) => void };

function Head({ column: { label, sort: name, isEnd }, sort = '', onSort }: HeadProps) {
  const isSorted = name !== undefined && sort.replace('-', '') === name;
  const way = sort.startsWith('-') ? 'descending' : 'ascending';
  return (
    <th
      scope="col"
      className={styles.head}
      data-end={isEnd || undefined}
      aria-sort={name === undefined ? undefined : isSorted ? way : 'none'}
    >
      {name === undefined ? (
        label
      ) : (
        <button
          type="button"
          className={styles.sort}
          data-way={isSorted ? way : undefined}
          onClick={() => onSort(name)}
        >
          {label}
          <IconArrowUp size={14} className={styles.arrow} />
        </button>
      )}
    </th>
  );
}

const Space = ({ height, columns }: { height: number; columns: number }) =>
  height > 0 ? (
    <tbody aria-hidden className={styles.space}>
      <tr className={styles.space}>
        <td colSpan={columns} height={height} />
      </tr>
    </tbody>
  ) : null;

/** Apart from the rows: a click on a box changes boxes and nothing else of the page's rows. */
const Selected = createContext<(id: string) => boolean>(() => false);

type RowTickProps = { id: string; name: string; onToggle: (id: string, isRange: boolean) => void };

function RowTick({ id, name, onToggle }: RowTickProps) {
  const isSelected = use(Selected);
  return (
    <label className={styles.tick}>
      <input
        type="checkbox"
        aria-label={texts.selectRow(name)}
        checked={isSelected(id)}
        onChange={({ nativeEvent }) => onToggle(id, 'shiftKey' in nativeEvent && nativeEvent.shiftKey === true)}
      />
    </label>
  );
}

type RowSlotProps<Row> = Pick<RowFrame<Row>, 'row' | 'number' | 'columns' | 'neighbour' | 'state'> & {
  index: number;
  isActive: boolean;
  name: string;
  measure: (body: HTMLTableSectionElement | null) => void;
  onToggle: (id: string, isRange: boolean) => void;
  renderRow: (frame: RowFrame<Row>) => ReactNode;
};

/**
 * A row, drawn again only when something of it changes: a page has many, and a click changes one. It has a body of its
 * own, whose height is that of all it opens.
 */
function RowSlot<Row extends { _id: string }>(props: RowSlotProps<Row>) {
  const { index, isActive, name, measure, onToggle, renderRow, ...frame } = props;
  return (
    <tbody ref={measure} data-index={index} className={styles.body}>
      {renderRow({
        ...frame,
        select: <RowTick id={frame.row._id} name={name} onToggle={onToggle} />,
        props: {
          'data-row': frame.row._id,
          'data-active': isActive || undefined,
          'aria-rowindex': frame.number + 1,
          tabIndex: -1,
        },
      })}
    </tbody>
  );
}
const MemoRow = memo(RowSlot) as typeof RowSlot;

type Drawn = Pick<ReturnType<typeof useDrawnRows>, 'table' | 'scrollTo'>;

/** Scrolls to the active row and gives it the focus, when it is not drawn yet. */
function useActiveRow(activeIndex: number, { table, scrollTo }: Drawn) {
  useEffect(() => {
    if (activeIndex < 0) {
      return;
    }
    const find = () => table.current?.querySelector<HTMLElement>(`[data-index="${activeIndex}"] > [data-row]`);
    if (find() !== null) {
      return;
    }
    scrollTo.current(activeIndex);
    // A row that was not drawn is there in the next frame.
    const frame = requestAnimationFrame(() => find()?.focus());
    return () => cancelAnimationFrame(frame);
  }, [activeIndex, scrollTo, table]);
}

type PageTickProps = { isSelected: boolean; isPart: boolean; onToggle: () => void };

/** Selects all rows of the page. */
function PageTick({ isSelected, isPart, onToggle }: PageTickProps) {
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (box.current !== null) {
      box.current.indeterminate = isPart;
    }
  }, [isPart]);
  return (
    <td className={`${styles.head} ${styles.select}`}>
      <label className={styles.tick}>
        <input ref={box} type="checkbox" aria-label={texts.selectPage} checked={isSelected} onChange={onToggle} />
      </label>
    </td>
  );
}

/**
 * A list of the panel as a table; below 1280 px every row is a card. Only rows near the window are drawn when there are
 * many; their numbers say where they stand among all.
 */
export function DataTable<Row extends { _id: string }>(props: DataTableProps<Row>) {
  const { caption, columns, shown, rows, firstNumber, total, sort, onSort, held, selection, active, density } = props;
  const model = useMemo(() => columns.map(({ id, label }) => ({ id, header: label })), [columns]);
  const table = useTable({
    features,
    columns: model,
    data: useMemo(() => [...rows], [rows]),
    getRowId: ({ _id }) => _id,
  });
  const byId = useMemo(() => new Map(columns.map((column) => [column.id, column])), [columns]);
  const visible = useMemo(() => shown.flatMap((id) => byId.get(id) ?? []), [shown, byId]);
  const toggle = useStable(selection.toggle);
  const heldRows = rows.flatMap(({ _id }, index) => (held.has(_id) ? [index] : []));
  const {
    table: element,
    drawn,
    below,
    measure,
    scrollTo,
  } = useDrawnRows(rows.length, {
    heldRows,
    height: heights[density],
  });
  useActiveRow(active === undefined ? -1 : rows.findIndex(({ _id }) => _id === active), { table: element, scrollTo });
  const tableRows = table.getRowModel().rows;
  const width = visible.length + 1;
  return (
    <div className={styles.box} data-wide={visible.length > 8 || undefined}>
      <table ref={element} className={styles.table} data-density={density} aria-rowcount={total + 1}>
        <caption className={styles.caption}>{caption}</caption>
        <colgroup>
          <col className={styles.selectColumn} />
          {visible.map((column) => (
            <col key={column.id} width={column.width} />
          ))}
        </colgroup>
        <thead className={styles.tableHead}>
          <tr aria-rowindex={1}>
            <PageTick
              isSelected={selection.isPageSelected}
              isPart={selection.isPartSelected && !selection.isPageSelected}
              onToggle={selection.togglePage}
            />
            {visible.map((column) => (
              <Head key={column.id} column={column as ListColumn<never>} sort={sort} onSort={onSort} />
            ))}
          </tr>
        </thead>
        <Selected value={selection.isSelected}>
          {drawn.map(({ index, above }) => {
            const row = tableRows[index]?.original;
            if (row === undefined) {
              return null;
            }
            return (
              <Fragment key={row._id}>
                <Space height={above} columns={width} />
                <MemoRow
                  row={row}
                  number={firstNumber + index}
                  columns={visible}
                  neighbour={(rows[index + 1] ?? rows[index - 1])?._id}
                  state={props.stateOf?.(row)}
                  index={index}
                  isActive={row._id === active}
                  name={props.nameOf(row)}
                  measure={measure}
                  onToggle={toggle}
                  renderRow={props.renderRow}
                />
              </Fragment>
            );
          })}
        </Selected>
        <Space height={below} columns={width} />
      </table>
    </div>
  );
}
