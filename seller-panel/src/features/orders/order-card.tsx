import { adminPages, pages } from '@aaram/shared-domain/contract';
import { formatDateTime } from '@aaram/shared-domain/format';
import { formatPaise, paiseFromRupees } from '@aaram/shared-domain/money';
import { type Order, statusLabel } from '@aaram/shared-domain/order';
import { describeOrderCharges } from '@aaram/shared-domain/pricing';
import { Link } from '@aaram/shared-platform';
import { ButtonLink } from '@aaram/shared-ui/button';
import { IconFile } from '@aaram/shared-ui/icon';
import { TextLink } from '@aaram/shared-ui/link';
import { Notice } from '@aaram/shared-ui/notice';
import { Skeleton } from '@aaram/shared-ui/skeleton';
import { StatusBadge } from '@aaram/shared-ui/status-badge';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import * as common from '#texts/common.ts';
import * as texts from '#texts/orders.ts';
import * as work from '#texts/work.ts';
import { HoldDecision } from './hold-decision.tsx';
import { MailAgain } from './mail-again.tsx';
import styles from './order-card.module.css';
import { OrderLines } from './order-lines.tsx';
import { OrderParcels } from './order-parcels.tsx';
import { StatusSelect } from './status-select.tsx';
import { TrackingField } from './tracking-field.tsx';

const money = (rupees: number) => formatPaise(paiseFromRupees(rupees));
/** Sellers see the buyer only after the order is paid. */
const UnknownBuyer = () => (
  <div>
    <dt>{common.customer}</dt>
    <dd>{texts.shownWhenPaid}</dd>
  </div>
);

/** The buyer and where it goes; of a deleted account little is left. */
function Buyer({ order }: { order: Order }) {
  const { shippingAddress: to } = order;
  return (
    <>
      <div>
        <dt>{common.customer}</dt>
        <dd>
          <b>{order.user.name}</b>
          {order.business === undefined ? null : (
            <span>{texts.boughtFor(order.business.company, order.business.gstin)}</span>
          )}
          {order.user.email ? <a href={`mailto:${order.user.email}`}>{order.user.email}</a> : null}
          {to.phone ? <a href={`tel:${to.phone}`}>{to.phone}</a> : null}
        </dd>
      </div>
      <div>
        <dt>{texts.shippingAddress}</dt>
        <dd>
          <span>{to.name}</span>
          {to.address ? <span>{to.address}</span> : null}
          {to.landmark ? <span>{texts.landmark(to.landmark)}</span> : null}
          <span>
            {to.city ? `${to.city}, ` : ''}
            {to.state} {to.pincode}
          </span>
        </dd>
      </div>
    </>
  );
}

function Facts({ order }: { order: Order }) {
  return (
    <dl className={styles.facts}>
      {order.user.name === '' ? <UnknownBuyer /> : <Buyer order={order} />}
      <div>
        <dt>{common.payment}</dt>
        <dd>
          <span>{order.paymentMethod}</span>
          <span>
            <StatusBadge status={order.paymentStatus} label={statusLabel(order.paymentStatus)} />
          </span>
        </dd>
      </div>
      <div>
        <dt>{common.total}</dt>
        <dd>
          <b>{money(order.payableAmount)}</b>
          {describeOrderCharges(order)
            .slice(0, -1)
            // Delivery that costs nothing has this tone.
            .filter(({ tone }) => tone !== 'success')
            .map(({ label, value }) => (
              <span key={label} className={styles.quiet}>
                {texts.charge(label, value)}
              </span>
            ))}
        </dd>
      </div>
    </dl>
  );
}

const OrderShipments = lazy(async () => ({
  default: (await import(/* webpackChunkName: "order-shipments" */ './order-shipments.tsx')).OrderShipments,
}));

/** What the carrier knows of the order's parcels, read when somebody opens it. */
function Shipments({ order }: { order: Order }) {
  const [isOpen, setOpen] = useState(false);
  if (order.paymentStatus !== 'Paid' && order.paymentStatus !== 'Refunded') {
    return null;
  }
  return (
    <details className={styles.shipments} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary aria-label={work.parcelsOf(order.number)}>{work.parcelsOfOrder}</summary>
      {isOpen ? (
        <Suspense fallback={<Skeleton lines={2} />}>
          <OrderShipments number={order.number} />
        </Suspense>
      ) : null}
    </details>
  );
}

type OrderCardProps = {
  order: Order;
  select?: ReactNode;
  /** On the page of the order, which its number leads to elsewhere. */
  isAlone?: boolean;
};

/**
 * All data of one order, with its two controls and its invoice. Admins see several parcels: they set each parcel's
 * status and that of the whole order. `select` is the checkbox that selects it in a list.
 */
export function OrderCard({ order, select, isAlone = false }: OrderCardProps) {
  const isInParcels = order.parcels.length > 1;
  return (
    <article className={styles.card} aria-label={texts.orderNumbered(order.number)} data-row={order._id} tabIndex={-1}>
      <header className={styles.top}>
        {select}
        <div className={styles.heading}>
          <h2 className={styles.id}>
            {isAlone ? (
              order.number
            ) : (
              <TextLink as={Link} quiet to={adminPages.order(order.number)} data-key="Enter">
                {order.number}
              </TextLink>
            )}
          </h2>
          <time dateTime={order.createdAt} className={styles.quiet}>
            {formatDateTime(order.createdAt)}
          </time>
        </div>
        <StatusBadge status={order.orderStatus} label={statusLabel(order.orderStatus)} />
        <ButtonLink
          as={Link}
          to={pages.adminInvoice(order._id)}
          variant="secondary"
          size="sm"
          className={styles.invoice}
        >
          <IconFile size={16} />
          {common.invoice}
        </ButtonLink>
      </header>
      {order.attention === undefined ? null : (
        <Notice tone="warning" className={styles.attention}>
          {order.attention.map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
        </Notice>
      )}
      <HoldDecision order={order} />
      <div className={styles.about}>
        <Facts order={order} />
        {isInParcels ? <OrderParcels order={order} /> : <OrderLines lines={order.product} />}
      </div>
      <div className={styles.controls} data-key="e">
        {isInParcels ? (
          <StatusSelect order={order} label={texts.statusOfOrder} />
        ) : (
          <>
            <StatusSelect order={order} />
            <TrackingField order={order} />
          </>
        )}
        <MailAgain order={order} />
        <Shipments order={order} />
      </div>
    </article>
  );
}
