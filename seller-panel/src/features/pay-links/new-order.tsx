import { createAttemptKey } from '@aaram/shared-domain/attempt-key';
import { failureText } from '@aaram/shared-domain/contract';
import { linkHours, MAX_LINK_NOTE, type OutsideOrderInput, type PayLink } from '@aaram/shared-domain/pay-link';
import { describeAgreedCharges, priceAgreed, type Quote } from '@aaram/shared-domain/pricing';
import { PanelBox } from '@aaram/shared-panel';
import { usePriceRule } from '@aaram/shared-platform';
import { Button } from '@aaram/shared-ui/button';
import { Notice } from '@aaram/shared-ui/notice';
import { SelectField } from '@aaram/shared-ui/select';
import { SummaryList } from '@aaram/shared-ui/summary-list';
import { TextField } from '@aaram/shared-ui/text-field';
import { useId, useState } from 'react';
import { AmountField } from '#lib/amount-field.tsx';
import { Form } from '#lib/form/form.tsx';
import { useForm } from '#lib/form/use-form.ts';
import * as texts from '#texts/pay-links.ts';
import { CustomerFields, type FieldsProps } from './customer-fields.tsx';
import { blankDraft, isBlankDraft, type OrderDraft, quoteOf, readDiscount } from './order-draft.ts';
import { useMakeOrder } from './pay-link-queries.ts';
import styles from './pay-links.module.css';
import { ProductPicker } from './product-picker.tsx';

function AgreedFields({ form }: FieldsProps) {
  return (
    <div className={styles.fields}>
      <AmountField
        {...form.amount('discount')}
        label={texts.discount}
        hint={texts.discountHint}
        optional
        error={readDiscount(form.values) === undefined ? texts.checkAmount : form.problems.discount}
      />
      <TextField {...form.field('reason')} label={texts.reason} autoComplete="off" maxLength={MAX_LINK_NOTE} />
      <TextField
        {...form.field('note')}
        label={texts.note}
        hint={texts.noteHint}
        optional
        autoComplete="off"
        maxLength={MAX_LINK_NOTE}
      />
      <SelectField
        {...form.field('hours')}
        label={texts.validFor}
        options={linkHours.map((hours) => ({ value: String(hours), label: texts.hours(hours) }))}
      />
    </div>
  );
}

/** A form for an order that somebody makes for a customer. What was typed stays until the order is made. */
export function NewOrder({ onMade }: { onMade: (link: PayLink) => void }) {
  const [attempt] = useState(createAttemptKey);
  const alertId = useId();
  const make = useMakeOrder((link) => {
    attempt.forget();
    form.reset();
    onMade(link);
  });
  const form = useForm<OrderDraft, OutsideOrderInput>({
    start: blankDraft,
    schema: async () => {
      const { orderForm } = await import(/* webpackChunkName: "form-schemas" */ './order-schema.ts');
      return orderForm(quote ?? priceAgreed([], 0, rule).quote);
    },
    send: async (input) => {
      if (quote !== undefined) {
        await make.mutateAsync({ input, key: attempt.keyOf(input) });
      }
    },
    isUnsaved: (draft) => !isBlankDraft(draft) && !make.isSuccess,
  });
  const rule = usePriceRule();
  const quote: Quote | undefined = quoteOf(form.values, rule);
  return (
    <PanelBox title={texts.newOrder}>
      <Form of={form} className={styles.form}>
        <p className={styles.quiet}>{texts.intro}</p>
        <fieldset className={styles.part}>
          <legend>{texts.itemsTitle}</legend>
          <ProductPicker lines={form.values.lines} onChange={(lines) => form.change({ lines })} />
        </fieldset>
        <fieldset className={styles.part}>
          <legend>{texts.customerTitle}</legend>
          <CustomerFields form={form} />
        </fieldset>
        <fieldset className={styles.part}>
          <legend>{texts.agreedTitle}</legend>
          <AgreedFields form={form} />
        </fieldset>
        {quote === undefined ? null : (
          <div className={styles.sum}>
            <SummaryList rows={describeAgreedCharges(quote, texts.payable)} />
          </div>
        )}
        {make.isError ? (
          <Notice tone="danger" role="alert" id={alertId}>
            {failureText(make.error, texts.notMade)}
          </Notice>
        ) : null}
        <div>
          <Button type="submit" disabled={quote === undefined} busy={form.isBusy}>
            {texts.makeOrder}
          </Button>
        </div>
      </Form>
    </PanelBox>
  );
}
