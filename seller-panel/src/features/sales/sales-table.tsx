import { adminPages, type Sales } from '@aaram/shared-domain/contract';
import { formatCount } from '@aaram/shared-domain/format';
import { formatPaise } from '@aaram/shared-domain/money';
import { Link } from '@aaram/shared-platform';
import { Table, TableScroll } from '@aaram/shared-ui/table';
import * as texts from '#texts/sales.ts';
import styles from './sales-box.module.css';

const money = (rupees: number) => formatPaise(Math.round(rupees * 100));

/** Sales by group as a table; the bar of the first row sets the scale. */
export function SalesTable({ sales: { by, rows, others } }: { sales: Sales }) {
  const most = Math.max(1, ...rows.map(({ revenue }) => revenue));
  if (rows.length === 0) {
    return null;
  }
  return (
    <TableScroll label={texts.salesTable(texts.groups[by])} className={styles.frame}>
      <Table caption={texts.salesTable(texts.groups[by])}>
        <thead>
          <tr>
            <th scope="col">{texts.groups[by]}</th>
            <th scope="col" data-align="end">
              {texts.orders}
            </th>
            <th scope="col" data-align="end">
              {texts.pieces}
            </th>
            <th scope="col" data-align="end">
              {texts.revenue}
            </th>
            <th scope="col" data-align="end">
              {texts.revenueBefore}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, label, orders, pieces, revenue, revenueBefore }) => (
            <tr key={key}>
              <th scope="row" className={styles.name}>
                {by === 'product' ? <Link to={adminPages.editProduct(key)}>{label}</Link> : label}
                <svg className={styles.bar} aria-hidden>
                  <rect width="100%" height="4" rx="2" className={styles.track} />
                  <rect width={`${(revenue / most) * 100}%`} height="4" rx="2" className={styles.fill} />
                </svg>
              </th>
              <td data-align="end">{formatCount(orders)}</td>
              <td data-align="end">{formatCount(pieces)}</td>
              <td data-align="end">{money(revenue)}</td>
              <td data-align="end">{money(revenueBefore)}</td>
            </tr>
          ))}
          {others.rows === 0 ? null : (
            <tr>
              <th scope="row" className={styles.name}>
                {texts.othersOf(others.rows)}
              </th>
              <td />
              <td data-align="end">{formatCount(others.pieces)}</td>
              <td data-align="end">{money(others.revenue)}</td>
              <td />
            </tr>
          )}
        </tbody>
      </Table>
    </TableScroll>
  );
}
