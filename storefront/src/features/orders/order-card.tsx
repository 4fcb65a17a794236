import { pages } from '@aaram/shared-domain/contract';
import { formatDay } from '@aaram/shared-domain/format';
import { formatRupees } from '@aaram/shared-domain/money';
import { type Order, statusLabel } from '@aaram/shared-domain/order';
import { describeOrderCharges } from '@aaram/shared-domain/pricing';
import { Link, Sentence } from '@aaram/shared-platform';
import { ButtonLink } from '@aaram/shared-ui/button';
import { IconDownload } from '@aaram/shared-ui/icon';
import { StatusBadge } from '@aaram/shared-ui/status-badge';
import { SummaryList } from '@aaram/shared-ui/summary-list';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { AddressLines } from '#lib/address/address-lines.tsx';
import * as texts from '#texts/orders.ts';
import styles from './order-card.module.css';
import { OrderHelp } from './order-help.tsx';
import { OrderParcels, WholeProgress } from './order-parcels.tsx';
import type { OrderView } from './order-view.ts';
import { PayNow } from './pay-now.tsx';

const AllSteps = lazy(async () => ({
  default: (await import(/* webpackChunkName: "later" */ './all-steps.tsx')).AllSteps,
}));

/** Everything that happened to an order, read when somebody opens it. */
function WhatHappened({ orderId }: { orderId: string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details className={styles.more} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{texts.whatHappened}</summary>
      <div>
        {isOpen ? (
          <Suspense fallback={null}>
            <AllSteps orderId={orderId} />
          </Suspense>
        ) : null}
      </div>
    </details>
  );
}

type OrderCardProps = {
  order: Order;
  /** A link at the end of the header. */
  action?: ReactNode;
  /** Below everything else: the review forms. */
  children?: ReactNode;
} & OrderView;

/** One order: date, items, figures, progress. */
export function OrderCard({ order, action, children, ...view }: OrderCardProps) {
  const { shippingAddress: to } = order;
  const charges = describeOrderCharges(order);
  const headingId = `order-${order._id}`;
  return (
    <article className={styles.card} aria-labelledby={headingId}>
      <header className={styles.head}>
        <div>
          <h2 id={headingId} className={styles.id}>
            {texts.orderNamed(order.number)}
          </h2>
          <time dateTime={order.createdAt} className={styles.strong}>
            {formatDay(order.createdAt)}
          </time>
        </div>
        <div>
          <p className={styles.id}>{charges.at(-1)?.label}</p>
          <p className={styles.strong}>{formatRupees(order.payableAmount)}</p>
        </div>
        <div className={styles.state}>
          <StatusBadge status={order.orderStatus} label={statusLabel(order.orderStatus)} />
          {action}
        </div>
      </header>
      <PayNow order={order} className={styles.waiting} />
      {order.parcels.length > 1 ? <OrderParcels order={order} {...view} /> : <WholeProgress order={order} {...view} />}
      <div className={styles.paid}>
        <p className={styles.note}>
          <Sentence
            parts={texts.paidBy(
              order.paymentMethod,
              <StatusBadge status={order.paymentStatus} label={statusLabel(order.paymentStatus)} />,
            )}
          />
        </p>
        {order.invoiceNumber ? (
          <p className={styles.note}>
            <ButtonLink as={Link} to={pages.invoice(order._id)} variant="ghost" size="sm" className={styles.invoice}>
              <IconDownload size={16} />
              {texts.downloadInvoice}
            </ButtonLink>
            {order.invoiceNumber}
          </p>
        ) : null}
      </div>
      <details className={styles.more}>
        <summary>{texts.amountsAndAddress}</summary>
        <div className={styles.moreBody}>
          <SummaryList rows={charges} />
          <address className={styles.address}>
            <AddressLines to={to} />
            {order.business === undefined ? null : (
              <p>{texts.boughtFor(order.business.company, order.business.gstin)}</p>
            )}
          </address>
        </div>
      </details>
      {view.isAlone ? <WhatHappened orderId={order._id} /> : null}
      {view.isAlone ? <OrderHelp number={order.number} /> : null}
      {children}
    </article>
  );
}
