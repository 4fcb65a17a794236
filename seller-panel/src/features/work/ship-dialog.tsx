import { createOrderCalls, createPanelCalls, failureText } from '@aaram/shared-domain/contract';
import { type CarrierId, carrierIds, nameCarrier, readTracking } from '@aaram/shared-domain/order';
import type { WorkParcel } from '@aaram/shared-domain/work';
import { panelToast, useUnsavedWork } from '@aaram/shared-panel';
import { useMutation, usePlatform } from '@aaram/shared-platform';
import { Button } from '@aaram/shared-ui/button';
import { Dialog } from '@aaram/shared-ui/dialog';
import { Notice } from '@aaram/shared-ui/notice';
import { SelectField } from '@aaram/shared-ui/select';
import { TextField } from '@aaram/shared-ui/text-field';
import { type FormEvent, useId, useRef, useState } from 'react';
import { useReloadWork } from '#lib/parcel/work-query.ts';
import { withProof } from '#lib/proof-queue.ts';
import * as texts from '#texts/ship.ts';
import styles from './ship-dialog.module.css';

const OTHER = 'other';
/** A whole link may be pasted. */
const MAX_PASTED = 500;
const options = [
  ...carrierIds.map((id) => ({ value: id as string, label: nameCarrier(id) })),
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
  const form = useRef<HTMLFormElement>(null);
  const [chosen, setChosen] = useState<string>();
  const [typed, setTyped] = useState('');
  const [isTried, setTried] = useState(false);
  const ship = useShip(parcel, onClose);
  useUnsavedWork(typed.trim() !== '' && !ship.isSuccess);
  const read = readTracking(typed);
  const carrier = chosen ?? read.carrier ?? '';

  function submit(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    if (carrier === '' || read.trackingId === '') {
      form.current?.querySelector<HTMLElement>(read.trackingId === '' ? 'input' : 'select')?.focus();
    } else if (!ship.isPending) {
      ship.mutate({ trackingId: read.trackingId, carrier: carrierIds.find((one) => one === carrier) ?? '' });
    }
  }
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
          <Button type="submit" form={id} busy={ship.isPending}>
            {texts.ship}
          </Button>
        </>
      }
    >
      <form id={id} ref={form} noValidate onSubmit={submit} className={styles.form}>
        {ship.isError ? (
          <Notice role="alert" tone="danger">
            {failureText(ship.error, texts.notShipped)}
          </Notice>
        ) : null}
        <TextField
          name="trackingId"
          label={texts.trackingId}
          autoComplete="off"
          maxLength={MAX_PASTED}
          value={typed}
          hint={isReadAs ? texts.readAs(read.trackingId) : texts.pasteIt}
          error={isTried && read.trackingId === '' ? texts.trackingMissing : undefined}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
        <SelectField
          label={texts.carrier}
          placeholder={texts.chooseCarrier}
          options={options}
          value={carrier}
          error={isTried && carrier === '' ? texts.carrierMissing : undefined}
          onChange={(event) => setChosen(event.currentTarget.value)}
        />
      </form>
    </Dialog>
  );
}
