import { linesOfParcel, nameParcel, type Order, type OrderLine, type Parcel } from '@aaram/shared-domain/order';
import { StatusBadge } from '@aaram/shared-ui/status-badge';
import { TrackLine } from '@aaram/shared-ui/track-line';
import styles from './order-card.module.css';
import { OrderItems } from './order-items.tsx';
import { describeSteps } from './order-steps.ts';

type ProgressProps = {
  lines: readonly OrderLine[];
  /** The status and history of these lines. */
  of: Pick<Parcel, 'orderStatus' | 'trackingId' | 'history'>;
  createdAt: string;
  label: string;
};

function Progress({ lines, of, createdAt, label }: ProgressProps) {
  return (
    <>
      <OrderItems lines={lines} />
      <TrackLine steps={describeSteps({ ...of, createdAt })} aria-label={label} className={styles.track} />
      {of.trackingId ? (
        <p className={styles.note}>
          Tracking ID <strong>{of.trackingId}</strong>
        </p>
      ) : null}
    </>
  );
}

export function WholeProgress({ order }: { order: Order }) {
  return <Progress lines={order.product} of={order} createdAt={order.createdAt} label="Progress of this order" />;
}

/** Parts of an order that several sellers send, each with its own progress. */
export function OrderParcels({ order }: { order: Order }) {
  return order.parcels.map((parcel) => {
    const name = nameParcel(order, parcel);
    const headingId = `parcel-${parcel._id}`;
    return (
      <section key={parcel._id} aria-labelledby={headingId} className={styles.parcel}>
        <div className={styles.parcelHead}>
          <h3 id={headingId} className={styles.strong}>
            {name}
          </h3>
          <StatusBadge status={parcel.orderStatus} />
        </div>
        <Progress
          lines={linesOfParcel(order, parcel)}
          of={parcel}
          createdAt={order.createdAt}
          label={`Progress of ${name?.toLowerCase()}`}
        />
      </section>
    );
  });
}
