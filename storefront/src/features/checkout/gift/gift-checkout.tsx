import { pages, queryKeys } from '@aaram/shared-domain/contract';
import { giftCardAmounts, MAX_GIFT_MESSAGE } from '@aaram/shared-domain/credit';
import { formatRupees, paiseFromRupees } from '@aaram/shared-domain/money';
import { policyFacts } from '@aaram/shared-domain/settings';
import { Sentence, usePlatform, useQuery, useSession } from '@aaram/shared-platform';
import { IconGift } from '@aaram/shared-ui/icon';
import { TextLink } from '@aaram/shared-ui/link';
import { Container } from '@aaram/shared-ui/page-frame';
import { SizePicker } from '@aaram/shared-ui/size-picker';
import { TextField } from '@aaram/shared-ui/text-field';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import * as texts from '#texts/gift-cards.ts';
import styles from '../checkout.module.css';
import { loadMainWindow } from '../payment/payment-providers.ts';
import { PlaceOrderBar } from '../place-order-bar.tsx';
import gift from './gift.module.css';
import { type GiftProblems, giftFields, useBuyGift } from './use-buy-gift.ts';

const amounts = giftCardAmounts.map((amount) => ({ value: String(amount), label: formatRupees(amount) }));

/** Puts the focus on the first field that is wrong. */
function focusFirst(form: HTMLFormElement | null, problems: GiftProblems) {
  const first = giftFields.find((field) => problems[field] !== undefined);
  form?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
}

/** Buying a gift card: how much, for whom, then the payment (product-rules.md#gift-cards). */
export function GiftCheckout() {
  const { api } = usePlatform();
  const { userId } = useSession();
  const form = useRef<HTMLFormElement>(null);
  const [amount, setAmount] = useState('');
  const profile = useQuery({ queryKey: queryKeys.profile(), queryFn: () => api.getProfile() }).data;
  const { phase, trouble, problems, buy } = useBuyGift({
    userId: userId ?? '',
    profile,
    onProblems: (found) => focusFirst(form.current, found),
  });
  useEffect(() => {
    const field = form.current?.elements.namedItem('senderName');
    if (field instanceof HTMLInputElement && field.value === '') {
      field.value = profile?.name ?? '';
    }
  }, [profile]);
  useEffect(() => {
    if (amount !== '') {
      // Loaded early, so that the window opens at once. A failure shows only when paying.
      loadMainWindow().catch(() => undefined);
    }
  }, [amount]);

  function submit() {
    if (form.current) {
      const data = new FormData(form.current);
      const read = (name: string) => String(data.get(name) ?? '').trim();
      buy({
        amount: Number(amount),
        recipientName: read('recipientName'),
        recipientEmail: read('recipientEmail'),
        senderName: read('senderName'),
        message: read('message'),
      });
    }
  }
  function submitForm(event: FormEvent) {
    event.preventDefault();
    submit();
  }

  return (
    <Container className={styles.page}>
      <div className={`${styles.columns} ${gift.columns}`}>
        <form ref={form} method="post" noValidate className={gift.form} onSubmit={submitForm}>
          <div>
            <h1 className={styles.heading}>{texts.buyGiftCard}</h1>
            <p className={gift.quiet}>{texts.intro}</p>
          </div>
          <SizePicker
            legend={texts.amount}
            name="amount"
            sizes={amounts}
            value={amount}
            onChange={setAmount}
            error={problems.amount}
          />
          <GiftFields problems={problems} />
          <button type="submit" hidden />
        </form>
        <aside className={gift.aside} aria-label={texts.aboutGiftCards}>
          <GiftFacts amount={amount} />
          <PlaceOrderBar
            label={texts.pay}
            payablePaise={amount === '' ? undefined : paiseFromRupees(Number(amount))}
            pieces={1}
            problems={[]}
            missingId=""
            phase={phase}
            trouble={trouble}
            onPlaceOrder={submit}
          />
          <TermsNote />
        </aside>
      </div>
    </Container>
  );
}

function TermsNote() {
  return (
    <p className={styles.terms}>
      <Sentence
        parts={texts.acceptTerms((words) => (
          <TextLink quiet href={pages.terms()} target="_blank" rel="noopener">
            {words}
          </TextLink>
        ))}
      />
    </p>
  );
}

/** Who it is for, and from whom. */
function GiftFields({ problems }: { problems: GiftProblems }) {
  return (
    <>
      <div className={gift.pair}>
        <TextField
          label={texts.recipientName}
          name="recipientName"
          autoComplete="off"
          required
          maxLength={60}
          error={problems.recipientName}
        />
        <TextField
          label={texts.recipientEmail}
          name="recipientEmail"
          type="email"
          autoComplete="off"
          required
          maxLength={254}
          error={problems.recipientEmail}
        />
      </div>
      <TextField
        label={texts.senderName}
        name="senderName"
        autoComplete="name"
        required
        maxLength={60}
        error={problems.senderName}
      />
      <TextField
        multiline
        rows={4}
        label={texts.message}
        name="message"
        optional
        maxLength={MAX_GIFT_MESSAGE}
        error={problems.message}
      />
    </>
  );
}

/** What the card looks like so far, and what it can do. */
function GiftFacts({ amount }: { amount: string }) {
  return (
    <>
      <div className={gift.card}>
        <IconGift size={28} />
        <p>{texts.giftCard}</p>
        <strong>{amount === '' ? texts.chooseAmount : formatRupees(Number(amount))}</strong>
      </div>
      <ul className={gift.facts}>
        {texts.facts(policyFacts.creditValidMonths).map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
      </ul>
    </>
  );
}
