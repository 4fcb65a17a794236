import { failureText } from '@aaram/shared-domain/contract';
import { type Order, type Parcel, readTracking } from '@aaram/shared-domain/order';
import { useUnsavedWork } from '@aaram/shared-panel';
import { Button } from '@aaram/shared-ui/button';
import { TextField } from '@aaram/shared-ui/text-field';
import { useState } from 'react';
import * as common from '#texts/common.ts';
import { CarrierSelect } from './carrier-select.tsx';
import { useUpdateTracking } from './orders-query.ts';

/** A whole link of a carrier may be pasted. */
const MAX_PASTED = 500;

type TrackingFieldProps = {
  order: Order;
  parcel?: Parcel;
  label?: string;
  carrierLabel?: string | undefined;
  hideLabel?: boolean;
};

/**
 * Saves on blur when it was changed, as it was meant (product-rules.md#tracking-id). What was typed stays when saving
 * fails. Who works on it is asked for the carrier too.
 */
export function TrackingField({
  order,
  parcel,
  label = common.trackingId,
  carrierLabel,
  hideLabel,
}: TrackingFieldProps) {
  const saved = (parcel ?? order).trackingId ?? '';
  const [typed, setTyped] = useState<string>();
  const [isOpen, setOpen] = useState(false);
  const one = parcel ?? order.parcels[0];
  const update = useUpdateTracking(order._id, parcel?._id);
  const text = typed ?? saved;
  const read = text === saved ? { trackingId: saved } : readTracking(text);
  const isUnsaved = read.trackingId !== saved && !update.isPending;
  // Going back in history leaves the field without a blur event.
  useUnsavedWork(isUnsaved);
  const save = () => {
    if (isUnsaved) {
      update.mutate(read, { onSuccess: () => setTyped(undefined) });
    }
  };
  const field = (
    <TextField
      name="trackingId"
      label={label}
      hideLabel={hideLabel}
      autoComplete="off"
      maxLength={MAX_PASTED}
      value={text}
      aria-busy={update.isPending || undefined}
      error={update.isError ? failureText(update.error, common.notSavedYet) : undefined}
      trailing={
        update.isError ? (
          <Button variant="ghost" size="sm" onClick={save}>
            {common.tryAgain}
          </Button>
        ) : undefined
      }
      onChange={(event) => setTyped(event.currentTarget.value)}
      onFocus={() => setOpen(true)}
      onBlur={save}
      onKeyDown={(event) => {
        if (event.key === 'Enter') {
          event.currentTarget.blur();
        }
      }}
    />
  );
  return (
    <>
      {field}
      {one !== undefined && (isOpen || one.carrier !== undefined) ? (
        <CarrierSelect order={order} parcel={one} label={carrierLabel} />
      ) : null}
    </>
  );
}
