import { Table, TableScroll } from '@aaram/shared-ui/table';
import type { ComponentProps, ReactNode } from 'react';
import styles from './row-table.module.css';

/** A column: its header, the content of a cell, whether that may wrap, and whether it names its row. */
export type Column<Row> = {
  head: string;
  cell: (row: Row) => ReactNode;
  isNumber?: true;
  breaks?: true;
  isName?: true;
};

type CellProps = ComponentProps<'td'> & { isName: true | undefined };

const Cell = ({ isName, ...cell }: CellProps) => (isName ? <th scope="row" {...cell} /> : <td {...cell} />);

type RowTableProps<Row> = { title: string; items: readonly Row[]; columns: readonly Column<Row>[] };

/** Rows of a list in a table without choices of its own; on a phone every row is a card. */
export function RowTable<Row extends { _id: string }>({ title, items, columns }: RowTableProps<Row>) {
  const align = ({ isNumber }: Column<Row>) => (isNumber ? { 'data-align': 'end' } : {});
  return (
    <TableScroll label={title}>
      <Table caption={title} className={styles.table}>
        <thead className={styles.head}>
          <tr>
            {columns.map((column) => (
              <th key={column.head} scope="col" {...align(column)}>
                {column.head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {items.map((item) => (
            <tr key={item._id} className={styles.row}>
              {columns.map((column) => (
                <Cell
                  key={column.head}
                  isName={column.isName}
                  className={column.breaks ? styles.breaks : styles.whole}
                  data-label={column.head}
                  {...align(column)}
                >
                  <div>{column.cell(item)}</div>
                </Cell>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
    </TableScroll>
  );
}
