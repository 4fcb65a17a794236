import { PanelBox } from '@aaram/shared-panel';
import { Button } from '@aaram/shared-ui/button';
import { TextField } from '@aaram/shared-ui/text-field';
import { AmountField } from '#lib/amount-field.tsx';
import { Form, FormFailure } from '#lib/form/form.tsx';
import { useForm } from '#lib/form/use-form.ts';
import * as texts from '#texts/accounts.ts';
import styles from './accounts.module.css';
import { useRecordPayout } from './accounts-query.ts';
import type { TypedPayout } from './payout-schema.ts';

type PayoutFormProps = { seller: { _id: string; name: string }; today: string };

/** Records what was paid out to a seller. What was typed stays until it is recorded. */
export function PayoutForm({ seller, today }: PayoutFormProps) {
  const empty: TypedPayout = { seller: seller._id, amount: '', reference: '', paidOn: today };
  const record = useRecordPayout(() => form.reset(empty));
  const form = useForm({
    start: empty,
    schema: async () => (await import(/* webpackChunkName: "form-schemas" */ './payout-schema.ts')).payoutForm,
    send: (payout) => record.mutateAsync(payout),
    isUnsaved: ({ amount, reference }) => amount !== '' || reference !== '',
  });
  return (
    <PanelBox title={texts.recordFor(seller.name)}>
      <Form of={form} className={styles.form}>
        <AmountField {...form.amount('amount')} label={texts.amount} />
        <TextField
          {...form.field('reference')}
          label={texts.reference}
          hint={texts.referenceHint}
          maxLength={60}
          autoComplete="off"
        />
        <TextField {...form.field('paidOn')} label={texts.paidOn} type="date" max={today} required />
        <Button type="submit" size="sm" busy={form.isBusy}>
          {texts.record}
        </Button>
        <FormFailure of={form} otherwise={texts.notRecorded} />
      </Form>
    </PanelBox>
  );
}
