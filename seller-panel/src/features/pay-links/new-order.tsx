import { ApiError, failureText } from '@aaram/shared-domain/contract';
import { linkHours, MAX_LINK_NOTE, type OutsideOrderInput, type PayLink } from '@aaram/shared-domain/pay-link';
import { describeAgreedCharges, type Quote } from '@aaram/shared-domain/pricing';
import { PanelBox, useUnsavedWork } from '@aaram/shared-panel';
import { usePriceRule } from '@aaram/shared-platform';
import { Button } from '@aaram/shared-ui/button';
import { Notice } from '@aaram/shared-ui/notice';
import { SelectField } from '@aaram/shared-ui/select';
import { SummaryList } from '@aaram/shared-ui/summary-list';
import { TextField } from '@aaram/shared-ui/text-field';
import { type FormEvent, useId, useRef, useState } from 'react';
import { AmountField } from '#lib/amount-field.tsx';
import * as texts from '#texts/pay-links.ts';
import { CustomerFields } from './customer-fields.tsx';
import { blankDraft, inputOf, isBlankDraft, type OrderDraft, quoteOf, readDiscount } from './order-draft.ts';
import { useMakeOrder } from './pay-link-queries.ts';
import styles from './pay-links.module.css';
import { ProductPicker } from './product-picker.tsx';

type Errors = Readonly<Partial<Record<string, string>>>;
type PartProps = { draft: OrderDraft; errors: Errors; onChange: (part: Partial<OrderDraft>) => void };

/** The fields that the server names as wrong, by the name of the field. */
const errorsOf = (error: unknown): Errors =>
  error instanceof ApiError
    ? Object.fromEntries(
        (error.issues ?? []).map(({ path, message }) => [path.split('.').at(-1) ?? path, message] as const),
      )
    : {};

function AgreedFields({ draft, errors, onChange }: PartProps) {
  return (
    <div className={styles.fields}>
      <AmountField
        name="discount"
        label={texts.discount}
        hint={texts.discountHint}
        optional
        error={readDiscount(draft) === undefined ? texts.checkAmount : errors.discount}
        value={draft.discount}
        onValue={(discount) => onChange({ discount })}
      />
      <TextField
        name="reason"
        label={texts.reason}
        autoComplete="off"
        maxLength={MAX_LINK_NOTE}
        error={errors.reason}
        value={draft.reason}
        onChange={({ currentTarget }) => onChange({ reason: currentTarget.value })}
      />
      <TextField
        name="note"
        label={texts.note}
        hint={texts.noteHint}
        optional
        autoComplete="off"
        maxLength={MAX_LINK_NOTE}
        error={errors.note}
        value={draft.note}
        onChange={({ currentTarget }) => onChange({ note: currentTarget.value })}
      />
      <SelectField
        name="hours"
        label={texts.validFor}
        options={linkHours.map((hours) => ({ value: String(hours), label: texts.hours(hours) }))}
        value={String(draft.hours)}
        onChange={({ currentTarget }) =>
          onChange({ hours: linkHours.find((one) => String(one) === currentTarget.value) ?? draft.hours })
        }
      />
    </div>
  );
}

/** The same key for the same order, so that one that is sent twice is made once. */
function useAttemptKey() {
  const attempt = useRef({ content: '', key: '' });
  return (input: OutsideOrderInput): string => {
    const content = JSON.stringify(input);
    if (attempt.current.content !== content) {
      attempt.current = { content, key: crypto.randomUUID() };
    }
    return attempt.current.key;
  };
}

/** A form for an order that somebody makes for a customer. What was typed stays until the order is made. */
export function NewOrder({ onMade }: { onMade: (link: PayLink) => void }) {
  const [draft, setDraft] = useState(blankDraft);
  const keyOf = useAttemptKey();
  const alertId = useId();
  const make = useMakeOrder((link) => {
    setDraft(blankDraft);
    onMade(link);
  });
  const quote: Quote | undefined = quoteOf(draft, usePriceRule());
  const errors = errorsOf(make.error);
  const change = (part: Partial<OrderDraft>) => setDraft((before) => ({ ...before, ...part }));
  useUnsavedWork(!isBlankDraft(draft) && !make.isSuccess);
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (quote !== undefined && !make.isPending) {
      const input = inputOf(draft, quote);
      make.mutate({ input, key: keyOf(input) });
    }
  };
  const part = { draft, errors, onChange: change };
  return (
    <PanelBox title={texts.newOrder}>
      <form className={styles.form} noValidate onSubmit={send}>
        <p className={styles.quiet}>{texts.intro}</p>
        <fieldset className={styles.part}>
          <legend>{texts.itemsTitle}</legend>
          <ProductPicker lines={draft.lines} onChange={(lines) => change({ lines })} />
        </fieldset>
        <fieldset className={styles.part}>
          <legend>{texts.customerTitle}</legend>
          <CustomerFields {...part} />
        </fieldset>
        <fieldset className={styles.part}>
          <legend>{texts.agreedTitle}</legend>
          <AgreedFields {...part} />
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
          <Button type="submit" disabled={quote === undefined} busy={make.isPending}>
            {texts.makeOrder}
          </Button>
        </div>
      </form>
    </PanelBox>
  );
}
