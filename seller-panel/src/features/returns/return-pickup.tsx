import { createReturnCalls, failureText, panelKeys } from '@aaram/shared-domain/contract';
import type { Return } from '@aaram/shared-domain/return';
import { panelToast } from '@aaram/shared-panel';
import { useMutation, usePlatform, useQueryClient } from '@aaram/shared-platform';
import { Button } from '@aaram/shared-ui/button';
import { Notice } from '@aaram/shared-ui/notice';
import { useHasCarrier } from '#lib/parcel/book-button.tsx';
import record from '#lib/record-card/record-card.module.css';
import * as texts from '#texts/return-pickup.ts';

/** Has the carrier fetch what an approved return brings back (product-rules.md#return-pick-ups). */
export function ReturnPickup({ row: { _id, state, pickupTrackingId, order } }: { row: Return }) {
  const { call } = usePlatform().api;
  const client = useQueryClient();
  const hasCarrier = useHasCarrier();
  const book = useMutation({
    mutationFn: () => createReturnCalls(call).bookReturnPickup(_id),
    onSuccess: async () => {
      panelToast.success(texts.booked);
      await client.invalidateQueries({ queryKey: panelKeys.sellerOrders() });
    },
  });
  if (pickupTrackingId !== undefined) {
    return <p className={record.quiet}>{texts.fetchedUnder(pickupTrackingId)}</p>;
  }
  if (state !== 'approved' || !hasCarrier) {
    return null;
  }
  return (
    <div className={record.actions}>
      <Button
        variant="secondary"
        size="sm"
        busy={book.isPending}
        aria-label={texts.bookOf(order.number)}
        onClick={() => book.mutate()}
      >
        {texts.book}
      </Button>
      {book.isError ? (
        <Notice role="alert" tone="danger">
          {failureText(book.error, texts.notBooked)}
        </Notice>
      ) : null}
    </div>
  );
}
