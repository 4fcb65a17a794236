import { IconArrowUp } from '@aaram/shared-ui/icon';
import { columnVisibilityFeature, tableFeatures, useTable } from '@tanstack/react-table';
import { useWindowVirtualizer } from '@tanstack/react-virtual';
import {
  memo,
  type ReactNode,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import * as texts from '#texts/list.ts';
import styles from './data-table.module.css';
import type { Selection } from './selection.ts';

/** A column of a list; `sort` is the server's name of its order. */
export type ListColumn<Row> = {
  id: string;
  label: string;
  sort?: string;
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
    ref: (row: HTMLTableRowElement | null) => void;
    'data-index': number;
    'data-row': string;
    'data-active': true | undefined;
    'data-selected': true | undefined;
    'aria-rowindex': number;
    tabIndex: -1;
  };
};

type DataTableProps<Row extends { _id: string }> = {
  caption: string;
  columns: readonly ListColumn<Row>[];
  /** Ids of the columns to show, in the order of `columns`. */
  shown: readonly string[];
  rows: readonly Row[];
  firstNumber: number;
  total: number;
  sort: string | undefined;
  onSort: (column: string) => void;
  /** While a row is edited: other rows must not leave the page. */
  isHeld: boolean;
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

const features = tableFeatures({ columnVisibilityFeature });
/** Up to so many rows, all are drawn: a browser's own search then finds everything. */
const FEW = 30;
const OVERSCAN = 6;
const heights = { compact: 59, roomy: 76 };

/** As in the styles: below it every row is a card, whose height nobody knows before it is drawn. */
const tableWidth = '(width >= 1280px)';
const askWidth = () => window.matchMedia?.(tableWidth);
function listenToWidth(onChange: () => void) {
  const asked = askWidth();
  asked?.addEventListener('change', onChange);
  return () => asked?.removeEventListener('change', onChange);
}

const unmeasured = () => {};

/** The same function each time, which does what the latest one does. */
export function useStable<Values extends unknown[]>(latest: (...values: Values) => void) {
  const kept = useRef(latest);
  useEffect(() => {
    kept.current = latest;
  });
  return useCallback((...values: Values) => kept.current(...values), []);
}

/** Which rows are drawn, and the space that the others leave above and below. */
function useDrawnRows(count: number, { isHeld, height }: { isHeld: boolean; height: number }) {
  const body = useRef<HTMLTableSectionElement>(null);
  const [top, setTop] = useState(0);
  const isTable = useSyncExternalStore(listenToWidth, () => askWidth()?.matches ?? true);
  const isWhole = count <= FEW || isHeld || !isTable;
  useLayoutEffect(() => {
    if (!isWhole && body.current !== null) {
      setTop(body.current.getBoundingClientRect().top + window.scrollY);
    }
  }, [isWhole]);
  const virtual = useWindowVirtualizer({
    count,
    enabled: !isWhole,
    estimateSize: () => height,
    overscan: OVERSCAN,
    scrollMargin: top,
  });
  const scrollTo = useRef((_index: number) => {});
  useEffect(() => {
    scrollTo.current = (index) => virtual.scrollToIndex(index);
  });
  const items = virtual.getVirtualItems();
  const [first, last] = [items[0], items.at(-1)];
  const drawn = isWhole ? Array.from({ length: count }, (_, index) => index) : items.map(({ index }) => index);
  return {
    body,
    drawn,
    above: isWhole || first === undefined ? 0 : first.start - top,
    below: isWhole || last === undefined ? 0 : virtual.getTotalSize() - (last.end - top),
    measure: isWhole ? unmeasured : virtual.measureElement,
    scrollTo,
  };
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
    <tr aria-hidden className={styles.space}>
      <td colSpan={columns} height={height} />
    </tr>
  ) : null;

type RowSlotProps<Row> = Pick<RowFrame<Row>, 'row' | 'number' | 'columns' | 'neighbour' | 'state'> & {
  index: number;
  isActive: boolean;
  isSelected: boolean;
  name: string;
  measure: (row: HTMLTableRowElement | null) => void;
  onToggle: (id: string, isRange: boolean) => void;
  renderRow: (frame: RowFrame<Row>) => ReactNode;
};

/** A row, drawn again only when something of it changes: a page has many, and a click changes one. */
function RowSlot<Row extends { _id: string }>(props: RowSlotProps<Row>) {
  const { index, isActive, isSelected, name, measure, onToggle, renderRow, ...frame } = props;
  return renderRow({
    ...frame,
    select: (
      <label className={styles.tick}>
        <input
          type="checkbox"
          aria-label={texts.selectRow(name)}
          checked={isSelected}
          onChange={({ nativeEvent }) =>
            onToggle(frame.row._id, 'shiftKey' in nativeEvent && nativeEvent.shiftKey === true)
          }
        />
      </label>
    ),
    props: {
      ref: measure,
      'data-index': index,
      'data-row': frame.row._id,
      'data-active': isActive || undefined,
      'data-selected': isSelected || undefined,
      'aria-rowindex': frame.number + 1,
      tabIndex: -1,
    },
  });
}
const KeptRow = memo(RowSlot) as typeof RowSlot;

/**
 * A list of the panel as a table; below 1280 px every row is a card. Only rows near the window are drawn when there are
 * many; their numbers say where they stand among all.
 */
export function DataTable<Row extends { _id: string }>(props: DataTableProps<Row>) {
  const { caption, columns, shown, rows, firstNumber, total, sort, onSort, isHeld, selection, active, density } = props;
  const model = useMemo(() => columns.map(({ id, label }) => ({ id, header: label })), [columns]);
  const columnVisibility = useMemo(
    () => Object.fromEntries(columns.map(({ id }) => [id, shown.includes(id)])),
    [columns, shown],
  );
  const table = useTable({
    features,
    columns: model,
    data: rows as Row[],
    getRowId: ({ _id }) => _id,
    state: { columnVisibility },
  });
  const byId = useMemo(() => new Map(columns.map((column) => [column.id, column])), [columns]);
  const leaves = table.getVisibleLeafColumns();
  const visible = useMemo(() => leaves.flatMap(({ id }) => byId.get(id) ?? []), [leaves, byId]);
  const toggle = useStable(selection.toggle);
  const { body, drawn, above, below, measure, scrollTo } = useDrawnRows(rows.length, {
    isHeld,
    height: heights[density],
  });
  const activeIndex = active === undefined ? -1 : rows.findIndex(({ _id }) => _id === active);
  useEffect(() => {
    if (activeIndex < 0) {
      return;
    }
    const find = () => body.current?.querySelector<HTMLElement>(`[data-index="${activeIndex}"]`);
    if (find() !== null) {
      return;
    }
    scrollTo.current(activeIndex);
    // A row that was not drawn is there in the next frame.
    const frame = requestAnimationFrame(() => find()?.focus());
    return () => cancelAnimationFrame(frame);
  }, [activeIndex, scrollTo, body]);
  const pageBox = useRef<HTMLInputElement>(null);
  const isPart = selection.isPartSelected && !selection.isPageSelected;
  useEffect(() => {
    if (pageBox.current !== null) {
      pageBox.current.indeterminate = isPart;
    }
  }, [isPart]);
  const tableRows = table.getRowModel().rows;
  const width = visible.length + 1;
  return (
    <div className={styles.box} data-wide={visible.length > 8 || undefined}>
      <table className={styles.table} data-density={density} aria-rowcount={total + 1}>
        <caption className={styles.caption}>{caption}</caption>
        <colgroup>
          <col className={styles.selectColumn} />
          {visible.map((column) => (
            <col key={column.id} width={column.width} />
          ))}
        </colgroup>
        <thead className={styles.tableHead}>
          <tr aria-rowindex={1}>
            <td className={`${styles.head} ${styles.select}`}>
              <label className={styles.tick}>
                <input
                  ref={pageBox}
                  type="checkbox"
                  aria-label={texts.selectPage}
                  checked={selection.isPageSelected}
                  onChange={selection.togglePage}
                />
              </label>
            </td>
            {visible.map((column) => (
              <Head key={column.id} column={column as ListColumn<never>} sort={sort} onSort={onSort} />
            ))}
          </tr>
        </thead>
        <tbody ref={body} className={styles.body}>
          <Space height={above} columns={width} />
          {drawn.map((index) => {
            const row = tableRows[index]?.original;
            if (row === undefined) {
              return null;
            }
            return (
              <KeptRow
                key={row._id}
                row={row}
                number={firstNumber + index}
                columns={visible}
                neighbour={(rows[index + 1] ?? rows[index - 1])?._id}
                state={props.stateOf?.(row)}
                index={index}
                isActive={row._id === active}
                isSelected={selection.isSelected(row._id)}
                name={props.nameOf(row)}
                measure={measure}
                onToggle={toggle}
                renderRow={props.renderRow}
              />
            );
          })}
          <Space height={below} columns={width} />
        </tbody>
      </table>
    </div>
  );
}

/** Which columns a list shows: the chosen ones that it still has, and those that nobody can choose away. */
export function chooseColumns<Row>(columns: readonly ListColumn<Row>[], chosen: readonly string[] | null): string[] {
  const isShown = ({ id, isFixed, isUsual }: ListColumn<Row>) =>
    isFixed || (chosen === null ? isUsual : chosen.includes(id));
  return columns.filter(isShown).map(({ id }) => id);
}
