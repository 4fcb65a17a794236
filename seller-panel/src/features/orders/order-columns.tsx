import { adminPages, pages } from '@aaram/shared-domain/contract';
import { formatCount, formatDateTime } from '@aaram/shared-domain/format';
import { formatPaise, paiseFromRupees } from '@aaram/shared-domain/money';
import { type Order, statusLabel } from '@aaram/shared-domain/order';
import { Link } from '@aaram/shared-platform';
import { ButtonLink } from '@aaram/shared-ui/button';
import { TextLink } from '@aaram/shared-ui/link';
import { StatusBadge } from '@aaram/shared-ui/status-badge';
import type { ListColumn } from '#lib/list/data-table.tsx';
import * as common from '#texts/common.ts';
import * as texts from '#texts/orders.ts';
import styles from './orders-table.module.css';
import { StatusSelect } from './status-select.tsx';
import { TrackingField } from './tracking-field.tsx';

/** So many lines of an order stand in its row, so that eight orders fit a screen; the row opens to all. */
const MAX_ITEMS = 2;
const usual = { isFixed: true, isUsual: true } as const;
const isInParcels = (order: Order) => order.parcels.length > 1;

/** The columns of the table of orders; a row opens to the whole order. */
export const orderColumns: readonly ListColumn<Order>[] = [
  {
    ...usual,
    id: 'number',
    label: texts.number,
    sort: 'number',
    width: 122,
    cell: ({ number }) => (
      <TextLink as={Link} quiet to={adminPages.order(number)} data-key="Enter" className={styles.numberLink}>
        {number}
      </TextLink>
    ),
  },
  {
    isUsual: true,
    id: 'placed',
    label: texts.placed,
    sort: 'placed',
    width: 104,
    cell: ({ createdAt }) => <time dateTime={createdAt}>{formatDateTime(createdAt)}</time>,
  },
  {
    ...usual,
    id: 'customer',
    label: common.customer,
    sort: 'customer',
    width: 132,
    cell: ({ user, shippingAddress: { city, state } }) =>
      user.name === '' ? (
        <span className={styles.quiet}>{texts.shownWhenPaid}</span>
      ) : (
        <>
          {user.name}
          <span className={styles.quiet}>{[city, state].filter(Boolean).join(', ')}</span>
        </>
      ),
  },
  {
    ...usual,
    id: 'items',
    label: texts.items,
    cell: ({ product }) => (
      <ul className={styles.items}>
        {product.slice(0, MAX_ITEMS).map((line) => (
          <li key={`${line.product._id} ${line.size}`}>
            {texts.pieces(formatCount(line.quantity - (line.cancelled ?? 0)))} {line.product.name}
          </li>
        ))}
        {product.length > MAX_ITEMS ? (
          <li className={styles.quiet}>{texts.moreItems(product.length - MAX_ITEMS)}</li>
        ) : null}
      </ul>
    ),
  },
  {
    ...usual,
    id: 'total',
    label: common.total,
    sort: 'total',
    isEnd: true,
    width: 100,
    cell: ({ payableAmount, paymentStatus }) => (
      <>
        <b className={styles.strong}>{formatPaise(paiseFromRupees(payableAmount))}</b>
        <span className={styles.quiet}>{statusLabel(paymentStatus)}</span>
      </>
    ),
  },
  {
    id: 'payment',
    label: common.payment,
    sort: 'payment',
    width: 100,
    cell: ({ paymentStatus }) => <StatusBadge status={paymentStatus} label={statusLabel(paymentStatus)} />,
  },
  {
    ...usual,
    id: 'status',
    label: common.status,
    sort: 'status',
    width: 146,
    cell: (order) => <StatusSelect order={order} label={texts.statusOf(order.number)} hideLabel />,
  },
  {
    ...usual,
    id: 'tracking',
    label: common.trackingId,
    width: 134,
    cell: (order) =>
      isInParcels(order) ? (
        <span className={styles.quiet}>{texts.inParcels}</span>
      ) : (
        <TrackingField order={order} label={texts.trackingIdOf(order.number)} hideLabel />
      ),
  },
  {
    ...usual,
    isLast: true,
    id: 'actions',
    label: common.actions,
    isEnd: true,
    width: 132,
    cell: (order) => (
      <ButtonLink as={Link} to={pages.adminInvoice(order._id)} variant="secondary" size="sm">
        {common.invoice}
      </ButtonLink>
    ),
  },
];
