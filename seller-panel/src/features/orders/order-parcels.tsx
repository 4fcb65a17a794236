import { linesOfParcel, nameParcel, type Order, statusLabel } from '@aaram/shared-domain/order';
import { StatusBadge } from '@aaram/shared-ui/status-badge';
import * as texts from '#texts/orders.ts';
import styles from './order-card.module.css';
import { OrderLines } from './order-lines.tsx';
import { StatusSelect } from './status-select.tsx';
import { TrackingField } from './tracking-field.tsx';

/** Each parcel of an order, with its seller, status and tracking id. */
export function OrderParcels({ order }: { order: Order }) {
  return order.parcels.map((parcel, index) => {
    const headingId = `parcel-${parcel._id}`;
    const number = index + 1;
    return (
      <section key={parcel._id} aria-labelledby={headingId} className={styles.parcel}>
        <div className={styles.parcelHead}>
          <h3 id={headingId} className={styles.id}>
            {nameParcel(order, parcel)}
          </h3>
          {parcel.sellerName === undefined ? null : <span className={styles.quiet}>{parcel.sellerName}</span>}
          <StatusBadge status={parcel.orderStatus} label={statusLabel(parcel.orderStatus)} />
        </div>
        <OrderLines lines={linesOfParcel(order, parcel)} />
        <div className={styles.parcelControls}>
          <StatusSelect order={order} parcel={parcel} label={texts.statusOfParcel(number)} />
          <TrackingField
            order={order}
            parcel={parcel}
            label={texts.trackingIdOfParcel(number)}
            carrierLabel={texts.carrierOfParcel(number)}
          />
        </div>
      </section>
    );
  });
}
