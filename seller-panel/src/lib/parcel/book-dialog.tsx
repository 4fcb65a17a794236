import { failureText } from '@aaram/shared-domain/contract';
import { formatPaise, paiseFromRupees } from '@aaram/shared-domain/money';
import type { ParcelRoute, WorkParcel } from '@aaram/shared-domain/work';
import { useSettled } from '@aaram/shared-panel';
import { usePlatform, useQuery } from '@aaram/shared-platform';
import { Button } from '@aaram/shared-ui/button';
import { Dialog } from '@aaram/shared-ui/dialog';
import { Notice } from '@aaram/shared-ui/notice';
import { TextField } from '@aaram/shared-ui/text-field';
import { useId } from 'react';
import { Form, FormFailure } from '#lib/form/form.tsx';
import { useForm } from '#lib/form/use-form.ts';
import * as texts from '#texts/carrier.ts';
import styles from './book-dialog.module.css';
import { routeQuery, useBook } from './carrier-query.ts';
import { readGrams } from './read-grams.ts';

function Facts({ route: { place, isOwnPlace, pincode, cost } }: { route: ParcelRoute }) {
  const facts = [
    [texts.fetchedAt, isOwnPlace ? place : texts.storesPlace(place)],
    [texts.deliveredTo, pincode],
    [texts.price, cost === null ? texts.noPrice : texts.withTax(formatPaise(paiseFromRupees(cost)))],
  ] as const;
  return (
    <dl className={styles.facts}>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

const sayUnserved = { unknown: texts.notServed, 'for-now': texts.notServedNow };

type BookDialogProps = { parcel: WorkParcel; onClose: () => void };

/** Books a parcel, once it is said whether the carrier delivers there and what it costs (product-rules.md#carrier-desk). */
export function BookDialog({ parcel, onClose }: BookDialogProps) {
  const id = useId();
  const book = useBook(parcel, onClose);
  const form = useForm({
    start: { grams: '' },
    schema: async () => (await import(/* webpackChunkName: "form-schemas" */ './book-schema.ts')).bookForm,
    send: async (input) => {
      if (unserved === null) {
        await book.mutateAsync(input?.grams);
      }
    },
    isUnsaved: false,
  });
  const settled = useSettled(readGrams(form.values.grams) ?? undefined);
  const route = useQuery(routeQuery(usePlatform(), parcel._id, settled));
  const unserved = route.data?.unserved ?? null;
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={texts.bookOrder(parcel.number)}
      footer={
        unserved === null ? (
          <Button type="submit" form={id} busy={form.isBusy}>
            {texts.book}
          </Button>
        ) : undefined
      }
    >
      <Form of={form} id={id} className={styles.form}>
        <FormFailure of={form} otherwise={texts.notBooked} />
        <TextField
          {...form.field('grams')}
          label={texts.weight}
          inputMode="numeric"
          autoComplete="off"
          maxLength={5}
          placeholder={route.data === undefined ? undefined : String(route.data.grams)}
          hint={texts.weightHint}
        />
        <div role="status">
          {route.isError ? <Notice tone="warning">{failureText(route.error, texts.notAsked)}</Notice> : null}
          {route.isPending ? texts.asking : null}
          {route.data === undefined ? null : unserved === null ? (
            <Facts route={route.data} />
          ) : (
            <Notice tone="warning">{sayUnserved[unserved](route.data.pincode)}</Notice>
          )}
        </div>
      </Form>
    </Dialog>
  );
}
