import type { WorkParcel } from '@aaram/shared-domain/work';
import { usePlatform, useQuery } from '@aaram/shared-platform';
import { Button } from '@aaram/shared-ui/button';
import { useState } from 'react';
import * as texts from '#texts/work.ts';
import { BookDialog } from './book-dialog.tsx';
import { workCountsQuery } from './work-query.ts';

/** Whether a carrier is connected; not before that is known. */
export const useHasCarrier = () => useQuery(workCountsQuery(usePlatform())).data?.hasCarrier ?? false;

/** Whether a parcel can be booked: it is not on its way, and is not booked. */
export const canBook = ({ stage, shipment }: WorkParcel) =>
  shipment === undefined && (stage === 'to-pack' || stage === 'to-ship');

/** Books one parcel at the carrier, in a dialog. */
export function BookButton({ parcel }: { parcel: WorkParcel }) {
  const hasCarrier = useHasCarrier();
  const [isOpen, setOpen] = useState(false);
  return hasCarrier && canBook(parcel) ? (
    <>
      <Button variant="secondary" size="sm" aria-label={texts.bookOf(parcel.number)} onClick={() => setOpen(true)}>
        {texts.book}
      </Button>
      {isOpen ? <BookDialog parcel={parcel} onClose={() => setOpen(false)} /> : null}
    </>
  ) : null;
}
