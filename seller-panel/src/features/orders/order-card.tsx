import { pages } from '@aaram/shared-domain/contract';
import { formatPaise, paiseFromRupees } from '@aaram/shared-domain/money';
import type { Order, OrderLine } from '@aaram/shared-domain/order';
import { describeOrderCharges } from '@aaram/shared-domain/pricing';
import { Link } from '@aaram/shared-platform';
import { ButtonLink } from '@aaram/shared-ui/button';
import { IconFile } from '@aaram/shared-ui/icon';
import { StatusBadge } from '@aaram/shared-ui/status-badge';
import { formatDateTime } from '#lib/format-date.ts';
import { OptionalPicture } from '#lib/optional-picture.tsx';
import styles from './order-card.module.css';
import { StatusSelect } from './status-select.tsx';
import { TrackingField } from './tracking-field.tsx';

const money = (rupees: number) => formatPaise(paiseFromRupees(rupees));
/** A product without size choice is stored under the size Quantity. */
const sizeOf = (line: OrderLine) => (line.size === '' || line.size === 'Quantity' ? 'N/A' : line.size);

function Line({ line }: { line: OrderLine }) {
  const picture = line.customImages?.previewImage ?? line.product.images[0];
  return (
    <li className={styles.line}>
      <OptionalPicture src={picture} alt="" sizes="48px" ratio="3:4" />
      <div>
        <b className={styles.lineName}>{line.product.name}</b>
        <span className={styles.quiet}>
          Quantity: {line.quantity} · Size: {sizeOf(line)}
        </span>
        {line.customImages ? (
          <a href={line.customImages.rawImage} target="_blank" rel="noreferrer" className={styles.design}>
            Print file
          </a>
        ) : null}
      </div>
      <span className={styles.amount}>{money(line.product.price * line.quantity)}</span>
    </li>
  );
}

function Facts({ order }: { order: Order }) {
  const { shippingAddress: to } = order;
  return (
    <dl className={styles.facts}>
      <div>
        <dt>Customer</dt>
        <dd>
          <b>{order.user.name}</b>
          <a href={`mailto:${order.user.email}`}>{order.user.email}</a>
          <a href={`tel:${to.phone}`}>{to.phone}</a>
        </dd>
      </div>
      <div>
        <dt>Shipping address</dt>
        <dd>
          <span>{to.name}</span>
          <span>{to.address}</span>
          {to.landmark ? <span>Landmark: {to.landmark}</span> : null}
          <span>
            {to.city}, {to.state} {to.pincode}
          </span>
        </dd>
      </div>
      <div>
        <dt>Payment</dt>
        <dd>
          <span>{order.paymentMethod}</span>
          <span>
            <StatusBadge status={order.paymentStatus} />
          </span>
        </dd>
      </div>
      <div>
        <dt>Total</dt>
        <dd>
          <b>{money(order.payableAmount)}</b>
          {describeOrderCharges(order)
            .slice(0, -1)
            .filter(({ value }) => value !== 'Free')
            .map(({ label, value }) => (
              <span key={label} className={styles.quiet}>
                {label}: {value}
              </span>
            ))}
        </dd>
      </div>
    </dl>
  );
}

/** Everything about one order, with its two controls and its invoice. */
export function OrderCard({ order }: { order: Order }) {
  return (
    <article className={styles.card} aria-label={`Order ${order.number}`}>
      <header className={styles.top}>
        <div className={styles.heading}>
          <h2 className={styles.id}>{order.number}</h2>
          <time dateTime={order.createdAt} className={styles.quiet}>
            {formatDateTime(order.createdAt)}
          </time>
        </div>
        <StatusBadge status={order.orderStatus} />
        <ButtonLink
          as={Link}
          to={pages.adminInvoice(order._id)}
          variant="secondary"
          size="sm"
          className={styles.invoice}
        >
          <IconFile size={16} />
          Invoice
        </ButtonLink>
      </header>
      <div className={styles.about}>
        <Facts order={order} />
        <ul className={styles.lines}>
          {order.product.map((line, index) => (
            // Two lines may be alike in all but their design.
            // biome-ignore lint/suspicious/noArrayIndexKey: lines of an order never change
            <Line key={index} line={line} />
          ))}
        </ul>
      </div>
      <div className={styles.controls}>
        <StatusSelect order={order} />
        <TrackingField order={order} />
      </div>
    </article>
  );
}
