import { formatDateTime } from '@aaram/shared-domain/format';
import {
  linesOfParcel,
  linkCarrier,
  nameParcel,
  type Order,
  type OrderLine,
  type Parcel,
  statusLabel,
} from '@aaram/shared-domain/order';
import { Sentence } from '@aaram/shared-platform';
import { TextLink } from '@aaram/shared-ui/link';
import { StatusBadge } from '@aaram/shared-ui/status-badge';
import { TrackLine } from '@aaram/shared-ui/track-line';
import * as texts from '#texts/orders.ts';
import styles from './order-card.module.css';
import { OrderItems } from './order-items.tsx';
import { describeSteps } from './order-steps.ts';
import type { OrderView } from './order-view.ts';

type ProgressProps = {
  lines: readonly OrderLine[];
  /** The status and history of these lines. */
  of: Pick<Parcel, 'orderStatus' | 'trackingId' | 'carrier' | 'scans' | 'history'>;
  createdAt: string;
  label: string;
} & OrderView;

function Progress({ lines, of, createdAt, label, isAlone = false, renderLine }: ProgressProps) {
  const carrier = linkCarrier(of);
  return (
    <>
      <OrderItems lines={lines} renderLine={renderLine} />
      <TrackLine
        steps={describeSteps({ ...of, createdAt, isTimed: isAlone })}
        aria-label={label}
        className={styles.track}
      />
      {of.trackingId ? (
        <p className={styles.note}>
          <Sentence parts={texts.trackingId(<strong>{of.trackingId}</strong>)} />
          {carrier === undefined ? null : (
            <TextLink quiet href={carrier.href} target="_blank" rel="noreferrer" className={styles.carrier}>
              {carrier.label}
            </TextLink>
          )}
        </p>
      ) : null}
      {isAlone && of.scans !== undefined ? <Scans scans={of.scans} /> : null}
    </>
  );
}

/** What the carrier has seen of a parcel, the latest first. */
const Scans = ({ scans }: { scans: NonNullable<Parcel['scans']> }) => (
  <details className={styles.scans}>
    <summary>{texts.seenByCarrier}</summary>
    <ol>
      {scans.toReversed().map(({ at, location, text }) => (
        <li key={`${at} ${text}`}>
          <time dateTime={at}>{formatDateTime(at)}</time> {texts.scan(text, location)}
        </li>
      ))}
    </ol>
  </details>
);

export function WholeProgress({ order, ...view }: { order: Order } & OrderView) {
  const { carrier, scans } = order.parcels[0] ?? {};
  const of = { ...order, carrier, scans };
  return <Progress lines={order.product} of={of} createdAt={order.createdAt} label={texts.progress} {...view} />;
}

/** Parts of an order that several sellers send, each with its own progress. */
export function OrderParcels({ order, ...view }: { order: Order } & OrderView) {
  return order.parcels.map((parcel, index) => {
    const name = nameParcel(order, parcel);
    const headingId = `parcel-${parcel._id}`;
    return (
      <section key={parcel._id} aria-labelledby={headingId} className={styles.parcel}>
        <div className={styles.parcelHead}>
          <h3 id={headingId} className={styles.strong}>
            {name}
          </h3>
          <StatusBadge status={parcel.orderStatus} label={statusLabel(parcel.orderStatus)} />
        </div>
        <Progress
          lines={linesOfParcel(order, parcel)}
          of={parcel}
          createdAt={order.createdAt}
          label={texts.parcelProgress(index + 1, order.parcels.length)}
          {...view}
        />
      </section>
    );
  });
}
