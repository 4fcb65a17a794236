import type { OrderPage } from '@aaram/shared-domain/order-page';
import { readRupees } from '@aaram/shared-domain/read';
import { MAX_REFUND_REASON, type RefundAsk } from '@aaram/shared-domain/refund';
import { useSettled } from '@aaram/shared-panel';
import { Button } from '@aaram/shared-ui/button';
import { Dialog } from '@aaram/shared-ui/dialog';
import { QuantityStepper } from '@aaram/shared-ui/quantity-stepper';
import { TextField } from '@aaram/shared-ui/text-field';
import { useId } from 'react';
import { AmountField } from '#lib/amount-field.tsx';
import { Form, FormFailure } from '#lib/form/form.tsx';
import { useForm } from '#lib/form/use-form.ts';
import * as orders from '#texts/orders.ts';
import * as texts from '#texts/refund.ts';
import { money, RefundAmounts } from './refund-amounts.tsx';
import styles from './refund-dialog.module.css';
import { useRefund, useRefundQuote } from './refund-query.ts';
import type { TypedRefund } from './refund-schema.ts';

export type RefundMode = 'cancel' | 'adjust';
type Line = { id: string; name: string; size: string; cancellable: number; refundable: number };

const listLines = ({ order, lines }: OrderPage): Line[] =>
  lines.flatMap(({ _id, cancellable, refundable }, index) => {
    const line = order.product[index];
    const size = line?.size === undefined || line.size === 'Quantity' ? orders.noSize : line.size;
    return line === undefined ? [] : [{ id: _id, name: line.product.name, size, cancellable, refundable }];
  });

/** Which lines can be meant in this mode. */
export const findChoices = (page: OrderPage, mode: RefundMode) =>
  listLines(page).filter(({ cancellable, refundable }) => (mode === 'cancel' ? cancellable > 0 : refundable > 0));

/** How many pieces of each line are to be cancelled. */
function Pieces({ lines, chosen, onChoose }: { lines: readonly Line[] } & Chosen<number>) {
  return (
    <ul className={styles.lines}>
      {lines.map(({ id, name, size, cancellable }) => (
        <li key={id} className={styles.line}>
          <div>
            <b className={styles.name}>{name}</b>
            <span className={styles.quiet}>{texts.cancellable(size, cancellable)}</span>
          </div>
          <QuantityStepper
            label={texts.quantityOf(name)}
            min={0}
            max={cancellable}
            value={chosen[id] ?? 0}
            onChange={(count) => onChoose(id, count)}
          />
        </li>
      ))}
    </ul>
  );
}

type Chosen<Value> = { chosen: Readonly<Record<string, Value>>; onChoose: (id: string, value: Value) => void };

/** What is wrong with a typed amount; undefined for an empty field. */
function findProblem(typed: string, { refundable }: Line): string | undefined {
  const amount = readRupees(typed);
  const isRight = amount !== undefined && amount > 0 && amount <= refundable;
  return typed.trim() === '' || isRight ? undefined : texts.notAnAmount(money(refundable));
}

function Amounts({ lines, chosen, onChoose }: { lines: readonly Line[] } & Chosen<string>) {
  return (
    <ul className={styles.lines}>
      {lines.map((line) => (
        <li key={line.id}>
          <AmountField
            name={`back-${line.id}`}
            label={texts.amountFor(line.name)}
            optional
            leading="₹"
            hint={texts.upTo(money(line.refundable))}
            error={findProblem(chosen[line.id] ?? '', line)}
            value={chosen[line.id] ?? ''}
            onValue={(typed) => onChoose(line.id, typed)}
          />
        </li>
      ))}
    </ul>
  );
}

/** The call that is meant by what is chosen; undefined while nothing is, or something is wrong. */
function toAsk(
  mode: RefundMode,
  lines: readonly Line[],
  { counts, typed }: { counts: Readonly<Record<string, number>>; typed: Readonly<Record<string, string>> },
): RefundAsk | undefined {
  if (mode === 'cancel') {
    const cancel = lines.flatMap(({ id }) => ((counts[id] ?? 0) > 0 ? [{ line: id, quantity: counts[id] ?? 0 }] : []));
    return cancel.length === 0 ? undefined : { cancel };
  }
  if (lines.some((line) => findProblem(typed[line.id] ?? '', line) !== undefined)) {
    return undefined;
  }
  const adjust = lines.flatMap(({ id }) => {
    const amount = readRupees(typed[id] ?? '');
    return amount === undefined ? [] : [{ line: id, amount }];
  });
  return adjust.length === 0 ? undefined : { adjust };
}

type RefundDialogProps = { page: OrderPage; named: string; mode: RefundMode; onClose: () => void };

const start: TypedRefund = { counts: {}, amounts: {}, reason: '' };

/**
 * Cancels pieces or gives a part of the price back, once every amount before and after has been shown
 * (product-rules.md#refunds-by-staff). What the server shows is what it owes.
 */
export function RefundDialog({ page, named, mode, onClose }: RefundDialogProps) {
  const lines = findChoices(page, mode);
  const id = useId();
  const refund = useRefund(named, page, onClose);
  const form = useForm({
    start,
    schema: async () => {
      const { refundForm } = await import(/* webpackChunkName: "form-schemas" */ './refund-schema.ts');
      const { before, refund: back } = quote.data ?? { before: { total: 0 }, refund: { total: 0 } };
      return refundForm(ask ?? {}, { before: before.total, refund: back.total });
    },
    send: async (input) => {
      if (ask !== undefined && quote.data !== undefined && isShown) {
        await refund.mutateAsync({ input, quote: quote.data });
      }
    },
    isUnsaved: ({ reason }) => reason.trim() !== '' && !refund.isSuccess,
  });
  const { counts, amounts } = form.values;
  const ask = toAsk(mode, lines, { counts, typed: amounts });
  const wanted = ask === undefined ? '' : JSON.stringify(ask);
  const settled = useSettled(wanted);
  const quote = useRefundQuote(page.order._id, settled);
  const isShown = settled === wanted && quote.data !== undefined && !quote.isFetching && quote.error === null;
  const amount = money(quote.data?.refund.total ?? 0);
  const isCancel = mode === 'cancel';
  return (
    <Dialog
      open
      size="lg"
      onOpenChange={onClose}
      title={isCancel ? texts.cancelItems : texts.refundOnly}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {texts.keep}
          </Button>
          <Button type="submit" form={id} variant="danger" disabled={!isShown} busy={form.isBusy}>
            {isShown ? (isCancel ? texts.confirmCancel : texts.confirmRefund)(amount) : texts.goesBack}
          </Button>
        </>
      }
    >
      <Form of={form} id={id} className={styles.form}>
        <FormFailure of={form} otherwise={texts.notDone} />
        {isCancel ? (
          <Pieces
            lines={lines}
            chosen={counts}
            onChoose={(line, count) => form.change({ counts: { ...counts, [line]: count } })}
          />
        ) : (
          <Amounts
            lines={lines}
            chosen={amounts}
            onChoose={(line, text) => form.change({ amounts: { ...amounts, [line]: text } })}
          />
        )}
        <TextField
          multiline
          {...form.field('reason')}
          name="refund-reason"
          rows={2}
          required
          label={texts.reason}
          hint={texts.reasonHint}
          maxLength={MAX_REFUND_REASON}
        />
        <RefundAmounts
          query={{ data: quote.data, error: quote.error, isFetching: quote.isFetching }}
          isChosen={settled !== ''}
          hint={isCancel ? texts.chooseFirst : texts.enterFirst}
          parcels={page.order.parcels.length}
        />
      </Form>
    </Dialog>
  );
}
