import { formatDateTime } from '@aaram/shared-domain/format';
import { linkCarrier, type OrderProgress, statusLabel } from '@aaram/shared-domain/order';
import { Sentence } from '@aaram/shared-platform';
import { TextLink } from '@aaram/shared-ui/link';
import { StatusBadge } from '@aaram/shared-ui/status-badge';
import * as texts from '#texts/find-order.ts';
import styles from './find-order.module.css';

type Parcel = OrderProgress['parcels'][number];
/** What a status means to who waits for the parcel. */
const names = {
  Pending: texts.placed,
  Processing: texts.beingPacked,
  Shipped: texts.shipped,
  Delivered: texts.delivered,
  Cancelled: texts.cancelled,
} as const;

function ParcelProgress({ parcel, name }: { parcel: Parcel; name: string }) {
  const carrier = linkCarrier(parcel);
  return (
    <section className={styles.parcel} aria-label={name}>
      <p className={styles.head}>
        <b>{name}</b> <StatusBadge status={parcel.orderStatus} label={statusLabel(parcel.orderStatus)} />
      </p>
      <ol className={styles.events}>
        {parcel.history.map(({ orderStatus, at }) => (
          <li key={`${orderStatus} ${at}`}>
            <span>{names[orderStatus]}</span> <time dateTime={at}>{formatDateTime(at)}</time>
          </li>
        ))}
      </ol>
      {parcel.trackingId === null ? null : (
        <p className={styles.tracking}>
          <Sentence parts={texts.trackingId(<strong>{parcel.trackingId}</strong>)} />{' '}
          {carrier === undefined ? null : (
            <TextLink quiet href={carrier.href} target="_blank" rel="noreferrer">
              {carrier.label}
            </TextLink>
          )}
        </p>
      )}
    </section>
  );
}

/** How far an order has come: each status with its time, and where its parcels can be followed. */
export function FoundOrder({ order }: { order: OrderProgress }) {
  const { number, parcels, paymentStatus } = order;
  return (
    <article aria-label={texts.orderNamed(number)} className={styles.card}>
      <header className={styles.head}>
        <h2>{texts.orderNamed(number)}</h2>
        <span>
          <Sentence parts={texts.payment(<StatusBadge status={paymentStatus} label={statusLabel(paymentStatus)} />)} />
        </span>
      </header>
      {parcels.map((parcel, index) => (
        <ParcelProgress
          key={parcel._id}
          parcel={parcel}
          name={parcels.length > 1 ? texts.parcelOf(index + 1, parcels.length) : texts.onlyParcel}
        />
      ))}
    </article>
  );
}
