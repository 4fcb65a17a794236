import { failureText } from '@aaram/shared-domain/contract';
import { carrierIds, nameCarrier, type Order, type Parcel } from '@aaram/shared-domain/order';
import { findOneOf } from '@aaram/shared-domain/records';
import { SelectField } from '@aaram/shared-ui/select';
import * as common from '#texts/common.ts';
import * as texts from '#texts/orders.ts';
import { useUpdateCarrier } from './orders-query.ts';

const options = carrierIds.map((id) => ({ value: id, label: nameCarrier(id) }));

type CarrierSelectProps = { order: Order; parcel: Parcel; label?: string | undefined };

/** Who carries a parcel, for the shopper's link; asked once there is a tracking id. Saves at once. */
export function CarrierSelect({ order, parcel, label = texts.carrier }: CarrierSelectProps) {
  const update = useUpdateCarrier(order._id, parcel);
  if (parcel.trackingId === null) {
    return null;
  }
  return (
    <SelectField
      label={label}
      placeholder={texts.carrierNotKnown}
      options={options}
      value={(update.isPending ? update.variables : parcel.carrier) ?? ''}
      aria-busy={update.isPending || undefined}
      error={update.isError ? failureText(update.error, common.notSavedYet) : undefined}
      onChange={(event) => update.mutate(findOneOf(carrierIds, event.currentTarget.value) ?? '')}
    />
  );
}
