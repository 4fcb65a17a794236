import { failureText } from '@aaram/shared-domain/contract';
import type { OrderPage } from '@aaram/shared-domain/order-page';
import { readRupees } from '@aaram/shared-domain/read';
import { MAX_REFUND_REASON, type RefundAsk } from '@aaram/shared-domain/refund';
import { useSettled, useUnsavedWork } from '@aaram/shared-panel';
import { Button } from '@aaram/shared-ui/button';
import { Dialog } from '@aaram/shared-ui/dialog';
import { Notice } from '@aaram/shared-ui/notice';
import { QuantityStepper } from '@aaram/shared-ui/quantity-stepper';
import { TextField } from '@aaram/shared-ui/text-field';
import { type FormEvent, useId, useRef, useState } from 'react';
import { AmountField } from '#lib/amount-field.tsx';
import * as orders from '#texts/orders.ts';
import * as texts from '#texts/refund.ts';
import { money, RefundAmounts } from './refund-amounts.tsx';
import styles from './refund-dialog.module.css';
import { useRefund, useRefundQuote } from './refund-query.ts';

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

/**
 * Cancels pieces or gives a part of the price back, once every amount before and after has been shown
 * (product-rules.md#refunds-by-staff). What the server shows is what it owes.
 */
export function RefundDialog({ page, named, mode, onClose }: RefundDialogProps) {
  const lines = findChoices(page, mode);
  const form = useRef<HTMLFormElement>(null);
  const id = useId();
  const [counts, setCounts] = useState<Record<string, number>>({});
  const [typed, setTyped] = useState<Record<string, string>>({});
  const [reason, setReason] = useState('');
  const [problem, setProblem] = useState<string>();
  const ask = toAsk(mode, lines, { counts, typed });
  const wanted = ask === undefined ? '' : JSON.stringify(ask);
  const settled = useSettled(wanted);
  const quote = useRefundQuote(page.order._id, settled);
  const refund = useRefund(named, page, onClose);
  useUnsavedWork(reason.trim() !== '' && !refund.isSuccess);
  const isShown = settled === wanted && quote.data !== undefined && !quote.isFetching && quote.error === null;

  function submit(event: FormEvent) {
    event.preventDefault();
    if (reason.trim() === '') {
      setProblem(texts.sayWhy);
      form.current?.querySelector('textarea')?.focus();
    } else if (ask !== undefined && quote.data !== undefined && isShown && !refund.isPending) {
      const shown = { before: quote.data.before.total, refund: quote.data.refund.total };
      refund.mutate({ input: { ...ask, reason: reason.trim(), shown }, quote: quote.data });
    }
  }
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
          <Button type="submit" form={id} variant="danger" disabled={!isShown} busy={refund.isPending}>
            {isShown ? (isCancel ? texts.confirmCancel : texts.confirmRefund)(amount) : texts.goesBack}
          </Button>
        </>
      }
    >
      <form ref={form} id={id} className={styles.form} noValidate onSubmit={submit}>
        {refund.isError ? (
          <Notice tone="danger" role="alert">
            <p>{failureText(refund.error, texts.notDone)}</p>
          </Notice>
        ) : null}
        {isCancel ? (
          <Pieces
            lines={lines}
            chosen={counts}
            onChoose={(line, count) => setCounts((all) => ({ ...all, [line]: count }))}
          />
        ) : (
          <Amounts
            lines={lines}
            chosen={typed}
            onChoose={(line, text) => setTyped((all) => ({ ...all, [line]: text }))}
          />
        )}
        <TextField
          multiline
          name="refund-reason"
          rows={2}
          required
          label={texts.reason}
          hint={texts.reasonHint}
          maxLength={MAX_REFUND_REASON}
          error={problem}
          value={reason}
          onChange={({ currentTarget: { value } }) => {
            setReason(value);
            setProblem(undefined);
          }}
        />
        <RefundAmounts
          query={{ data: quote.data, error: quote.error, isFetching: quote.isFetching }}
          isChosen={settled !== ''}
          hint={isCancel ? texts.chooseFirst : texts.enterFirst}
          parcels={page.order.parcels.length}
        />
      </form>
    </Dialog>
  );
}
