import type { WorkParcel } from '@aaram/shared-domain/work';
import { usePlatform, useQuery } from '@aaram/shared-platform';
import * as texts from '#texts/work.ts';
import { ActButton } from './act-button.tsx';
import { useWorkAction, workCountsQuery } from './work-query.ts';

/** Whether a carrier is connected; not before that is known. */
export const useHasCarrier = () => useQuery(workCountsQuery(usePlatform())).data?.hasCarrier ?? false;

/** Whether a parcel can be booked: it is not on its way, and is not booked. */
export const canBook = ({ stage, shipment }: WorkParcel) =>
  shipment === undefined && (stage === 'to-pack' || stage === 'to-ship');

/** Books one parcel at the carrier. */
export function BookButton({ parcel }: { parcel: WorkParcel }) {
  const act = useWorkAction(parcel);
  const hasCarrier = useHasCarrier();
  return hasCarrier && canBook(parcel) ? (
    <ActButton act={act} action="book" variant="secondary" name={texts.bookOf(parcel.number)} text={texts.book} />
  ) : null;
}
