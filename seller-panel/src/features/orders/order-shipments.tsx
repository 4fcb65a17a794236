import { usePlatform, useQuery } from '@aaram/shared-platform';
import { ErrorState } from '@aaram/shared-ui/error-state';
import { Skeleton } from '@aaram/shared-ui/skeleton';
import { BookButton } from '#lib/parcel/book-button.tsx';
import { ShipmentBox } from '#lib/parcel/shipment-box.tsx';
import { workQuery } from '#lib/parcel/work-query.ts';
import * as texts from '#texts/work.ts';
import styles from './order-card.module.css';

/** The parcels of an order at the carrier: booked, labelled, followed. */
export function OrderShipments({ number }: { number: string }) {
  const parcels = useQuery(workQuery(usePlatform(), { stage: 'to-pack', order: number }));
  if (parcels.isLoadingError) {
    return <ErrorState title={texts.workNotLoaded} onRetry={() => parcels.refetch()} busy={parcels.isFetching} />;
  }
  if (parcels.data === undefined) {
    return <Skeleton lines={2} />;
  }
  if (parcels.data.items.length === 0) {
    return <p className={styles.quiet}>{texts.noParcels}</p>;
  }
  return parcels.data.items.map((parcel) => (
    <div key={parcel._id} className={styles.shipment}>
      {parcel.trackingId === null ? null : <span>{texts.tracked(parcel.trackingId)}</span>}
      <BookButton parcel={parcel} />
      {parcel.shipment === undefined ? null : <ShipmentBox parcel={parcel} shipment={parcel.shipment} />}
    </div>
  ));
}
