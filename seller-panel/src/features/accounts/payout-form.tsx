import { failureText } from '@aaram/shared-domain/contract';
import { readRupees } from '@aaram/shared-domain/read';
import { PanelBox, useUnsavedWork } from '@aaram/shared-panel';
import { Button } from '@aaram/shared-ui/button';
import { Notice } from '@aaram/shared-ui/notice';
import { TextField } from '@aaram/shared-ui/text-field';
import { useRef, useState } from 'react';
import { AmountField } from '#lib/amount-field.tsx';
import * as texts from '#texts/accounts.ts';
import styles from './accounts.module.css';
import { useRecordPayout } from './accounts-query.ts';

type PayoutFormProps = { seller: { _id: string; name: string }; today: string };
type Typed = { amount: string; reference: string; paidOn: string };

/** Records what was paid out to a seller. What was typed stays until it is recorded. */
export function PayoutForm({ seller, today }: PayoutFormProps) {
  const empty: Typed = { amount: '', reference: '', paidOn: today };
  const [typed, setTyped] = useState(empty);
  const [isTried, setTried] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const record = useRecordPayout(() => {
    setTyped(empty);
    setTried(false);
  });
  useUnsavedWork(typed.amount !== '' || typed.reference !== '');
  const amount = readRupees(typed.amount) ?? 0;
  const problems = {
    amount: amount > 0 ? undefined : texts.enterAmount,
    reference: typed.reference.trim() === '' ? texts.enterReference : undefined,
  };
  const field = (name: keyof Typed) => ({
    name,
    value: typed[name],
    onChange: ({ currentTarget: { value } }: { currentTarget: { value: string } }) =>
      setTyped((before) => ({ ...before, [name]: value })),
  });
  return (
    <PanelBox title={texts.recordFor(seller.name)}>
      <form
        ref={form}
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          setTried(true);
          const wrong = (['amount', 'reference'] as const).find((name) => problems[name] !== undefined);
          if (wrong !== undefined) {
            form.current?.querySelector<HTMLInputElement>(`[name="${wrong}"]`)?.focus();
          } else if (!record.isPending) {
            record.mutate({ seller: seller._id, amount, reference: typed.reference.trim(), paidOn: typed.paidOn });
          }
        }}
      >
        <AmountField
          name="amount"
          value={typed.amount}
          onValue={(text) => setTyped((before) => ({ ...before, amount: text }))}
          label={texts.amount}
          error={isTried ? problems.amount : undefined}
        />
        <TextField
          {...field('reference')}
          label={texts.reference}
          hint={texts.referenceHint}
          maxLength={60}
          autoComplete="off"
          error={isTried ? problems.reference : undefined}
        />
        <TextField {...field('paidOn')} label={texts.paidOn} type="date" max={today} required />
        <Button type="submit" size="sm" busy={record.isPending}>
          {texts.record}
        </Button>
        {record.isError ? (
          <Notice tone="danger" role="alert">
            {failureText(record.error, texts.notRecorded)}
          </Notice>
        ) : null}
      </form>
    </PanelBox>
  );
}
