import { formatPaise, paiseFromRupees } from '@aaram/shared-domain/money';
import type { Order } from '@aaram/shared-domain/order';
import { priceTotal } from '@aaram/shared-domain/pricing';
import type { StoreSettings } from '@aaram/shared-domain/settings';
import { formatDate } from '#lib/format-date.ts';
import styles from './invoice.module.css';

const money = (rupees: number) => formatPaise(paiseFromRupees(rupees));
const sizeOf = (size: string) => (size === '' || size === 'Quantity' ? 'N/A' : size);

function Parties({ order, settings }: { order: Order; settings: StoreSettings }) {
  const { shippingAddress: to } = order;
  return (
    <div className={styles.parties}>
      <section>
        <h2 className={styles.label}>Sold by</h2>
        <p>
          <b>{settings.legalName}</b>
        </p>
        <p>{settings.legalAddress}</p>
        <p>GSTIN: {settings.gstin}</p>
        <p>{settings.supportEmail}</p>
        <p>{settings.phone}</p>
      </section>
      <section>
        <h2 className={styles.label}>Billed and shipped to</h2>
        <p>
          <b>{to.name}</b>
        </p>
        <p>{to.address}</p>
        {to.landmark ? <p>Landmark: {to.landmark}</p> : null}
        <p>
          {to.city}, {to.state} {to.pincode}
        </p>
        <p>{to.phone}</p>
        <p>{order.user.email}</p>
      </section>
    </div>
  );
}

function Lines({ order }: { order: Order }) {
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">#</th>
          <th scope="col">Product</th>
          <th scope="col">Size</th>
          <th scope="col" className={styles.end}>
            Quantity
          </th>
          <th scope="col" className={styles.end}>
            Price
          </th>
          <th scope="col" className={styles.end}>
            Amount
          </th>
        </tr>
      </thead>
      <tbody>
        {order.product.map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines of an order never change
          <tr key={index}>
            <td>{index + 1}</td>
            <td>{line.product.name}</td>
            <td>{sizeOf(line.size)}</td>
            <td className={styles.end}>{line.quantity}</td>
            <td className={styles.end}>{money(line.product.price)}</td>
            <td className={styles.end}>{money(line.product.price * line.quantity)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The invoice of one order: numbers come from the order as it was bought, never reckoned again. */
export function Invoice({ order, settings }: { order: Order; settings: StoreSettings }) {
  const { gstRatePercent } = priceTotal(paiseFromRupees(order.totalAmount));
  return (
    <article className={styles.sheet}>
      <header className={styles.top}>
        <div>
          <p className={styles.brand}>{settings.brandName}</p>
          <p className={styles.quiet}>{settings.tagline}</p>
        </div>
        <div className={styles.number}>
          <h1 className={styles.title}>Invoice</h1>
          <p>{order.invoiceNumber ?? 'No number yet: the order is not paid.'}</p>
        </div>
      </header>
      <dl className={styles.facts}>
        <div>
          <dt>Order</dt>
          <dd>{order._id}</dd>
        </div>
        <div>
          <dt>Date</dt>
          <dd>{formatDate(order.createdAt)}</dd>
        </div>
        <div>
          <dt>Payment</dt>
          <dd>
            {order.paymentMethod}, {order.paymentStatus}
          </dd>
        </div>
      </dl>
      <Parties order={order} settings={settings} />
      <Lines order={order} />
      <dl className={styles.totals}>
        <div>
          <dt>Product total</dt>
          <dd>{money(order.totalAmount)}</dd>
        </div>
        <div>
          <dt>Delivery charges</dt>
          <dd>{money(order.deliveryCharges)}</dd>
        </div>
        <div>
          <dt>GST ({gstRatePercent}%)</dt>
          <dd>{money(order.gstAmount)}</dd>
        </div>
        <div className={styles.payable}>
          <dt>Payable amount</dt>
          <dd>{money(order.payableAmount)}</dd>
        </div>
      </dl>
      <p className={styles.quiet}>This invoice was made by a computer and needs no signature.</p>
    </article>
  );
}
