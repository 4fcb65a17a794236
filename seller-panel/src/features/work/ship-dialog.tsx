import { createOrderCalls, createPanelCalls } from '@aaram/shared-domain/contract';
import { type CarrierId, carrierIds, nameCarrier, readTracking } from '@aaram/shared-domain/order';
import type { WorkParcel } from '@aaram/shared-domain/work';
import { panelToast } from '@aaram/shared-panel';
import { useMutation, usePlatform } from '@aaram/shared-platform';
import { Button } from '@aaram/shared-ui/button';
import { Dialog } from '@aaram/shared-ui/dialog';
import { SelectField } from '@aaram/shared-ui/select';
import { TextField } from '@aaram/shared-ui/text-field';
import { useId } from 'react';
import { Failure, Form } from '#lib/form/form.tsx';
import { useForm } from '#lib/form/use-form.ts';
import { useReloadWork } from '#lib/parcel/work-query.ts';
import { withProof } from '#lib/proof-queue.ts';
import * as texts from '#texts/ship.ts';
import styles from './ship-dialog.module.css';

const OTHER = 'other';
/** A whole link may be pasted. */
const MAX_PASTED = 500;
const options = [
  ...carrierIds.map((id) => ({ value: String(id), label: nameCarrier(id) })),
  { value: OTHER, label: texts.otherCarrier },
];

/** Saves the tracking id where there is one, then the status: again it does what is left. */
function useShip({ order, _id: parcel, number }: WorkParcel, onDone: () => void) {
  const { api } = usePlatform();
  const reload = useReloadWork();
  return useMutation({
    mutationFn: (tracked: { trackingId: string; carrier: CarrierId | '' } | undefined) =>
      withProof(async () => {
        if (tracked !== undefined) {
          await createOrderCalls(api.call).updateCarrier(order, { ...tracked, parcel });
        }
        await createPanelCalls(api.call).updateOrderStatus(order, 'Shipped', parcel);
      }),
    onSuccess: async () => {
      panelToast.success(texts.shipped(number));
      onDone();
      await reload();
    },
  });
}

/** Asks who carries a parcel and under which tracking id, and ships it (product-rules.md#tracking-id). */
export function ShipDialog({ parcel, onClose }: { parcel: WorkParcel; onClose: () => void }) {
  const id = useId();
  const ship = useShip(parcel, onClose);
  const form = useForm({
    start: { trackingId: '', carrier: '' },
    schema: async () => (await import(/* webpackChunkName: "form-schemas" */ './ship-schema.ts')).shipForm,
    send: ({ trackingId, carrier = '' }) => ship.mutateAsync({ trackingId, carrier }),
    isUnsaved: ({ trackingId }) => trackingId.trim() !== '' && !ship.isSuccess,
  });
  const typed = form.values.trackingId;
  const read = readTracking(typed);
  const isReadAs = read.trackingId !== '' && read.trackingId !== typed.trim();
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={texts.title(parcel.number)}
      description={texts.about}
      footer={
        <>
          <Button variant="secondary" disabled={ship.isPending} onClick={() => ship.mutate(undefined)}>
            {texts.shipWithout}
          </Button>
          <Button type="submit" form={id} busy={form.isBusy}>
            {texts.ship}
          </Button>
        </>
      }
    >
      <Form of={form} id={id} className={styles.form}>
        <Failure error={form.failure?.isAtFields ? undefined : ship.error} otherwise={texts.notShipped} />
        <TextField
          {...form.field('trackingId')}
          label={texts.trackingId}
          autoComplete="off"
          maxLength={MAX_PASTED}
          hint={isReadAs ? texts.readAs(read.trackingId) : texts.pasteIt}
        />
        <SelectField
          {...form.field('carrier')}
          label={texts.carrier}
          placeholder={texts.chooseCarrier}
          options={options}
          value={form.values.carrier || (read.carrier ?? '')}
        />
      </Form>
    </Dialog>
  );
}
