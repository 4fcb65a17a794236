import { failureText } from '@aaram/shared-domain/contract';
import { formatCount } from '@aaram/shared-domain/format';
import { formatPaise, paiseFromRupees } from '@aaram/shared-domain/money';
import { MAX_PARCEL_GRAMS, type ParcelRoute, type WorkParcel } from '@aaram/shared-domain/work';
import { useSettled } from '@aaram/shared-panel';
import { usePlatform, useQuery } from '@aaram/shared-platform';
import { Button } from '@aaram/shared-ui/button';
import { Dialog } from '@aaram/shared-ui/dialog';
import { Notice } from '@aaram/shared-ui/notice';
import { TextField } from '@aaram/shared-ui/text-field';
import { type FormEvent, useId, useRef, useState } from 'react';
import * as texts from '#texts/carrier.ts';
import styles from './book-dialog.module.css';
import { routeQuery, useBook } from './carrier-query.ts';

/** Whole grams as typed, undefined for an empty field; null for anything else. */
function readGrams(typed: string): number | undefined | null {
  const text = typed.trim();
  const grams = Number(text);
  return text === '' ? undefined : Number.isInteger(grams) && grams > 0 && grams <= MAX_PARCEL_GRAMS ? grams : null;
}

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
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const [isTried, setTried] = useState(false);
  const grams = readGrams(typed);
  const settled = useSettled(grams ?? undefined);
  const route = useQuery(routeQuery(usePlatform(), parcel._id, settled));
  const book = useBook(parcel, onClose);
  const unserved = route.data?.unserved ?? null;

  function submit(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    if (grams === null) {
      field.current?.focus();
    } else if (unserved === null && !book.isPending) {
      book.mutate(grams);
    }
  }
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={texts.bookOrder(parcel.number)}
      footer={
        unserved === null ? (
          <Button type="submit" form={id} busy={book.isPending}>
            {texts.book}
          </Button>
        ) : undefined
      }
    >
      <form id={id} noValidate onSubmit={submit} className={styles.form}>
        {book.isError ? (
          <Notice role="alert" tone="danger">
            {failureText(book.error, texts.notBooked)}
          </Notice>
        ) : null}
        <TextField
          ref={field}
          name="grams"
          label={texts.weight}
          inputMode="numeric"
          autoComplete="off"
          maxLength={5}
          placeholder={route.data === undefined ? undefined : String(route.data.grams)}
          hint={texts.weightHint}
          error={isTried && grams === null ? texts.enterWeight(formatCount(MAX_PARCEL_GRAMS)) : undefined}
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
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
      </form>
    </Dialog>
  );
}
