import { ApiError, connectionAdvice, createOrderCalls, failureText, pages } from '@aaram/shared-domain/contract';
import type { OrderProgress } from '@aaram/shared-domain/order';
import { Link, Sentence, useMutation, usePlatform } from '@aaram/shared-platform';
import { Button } from '@aaram/shared-ui/button';
import { TextLink } from '@aaram/shared-ui/link';
import { Notice } from '@aaram/shared-ui/notice';
import { TextField } from '@aaram/shared-ui/text-field';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import * as texts from '#texts/find-order.ts';
import styles from './find-order.module.css';
import { FoundOrder } from './found-order.tsx';

const fields = ['order', 'phone'] as const;
type Field = (typeof fields)[number];
type Problems = Partial<Record<Field, string>>;
const blank: Record<Field, string> = {
  order: texts.enterOrderNumber,
  phone: texts.enterPhone,
};

const readField = (form: HTMLFormElement, field: Field) => String(new FormData(form).get(field) ?? '').trim();
/** The server's messages, by field. */
const problemsOf = (error: unknown): Problems =>
  error instanceof ApiError ? Object.fromEntries(error.issues.map(({ path, message }) => [path, message])) : {};

function useFindOrder() {
  const { call } = usePlatform().api;
  const [problems, setProblems] = useState<Problems>({});
  const find = useMutation({
    mutationFn: ({ order, phone }: Record<Field, string>) => createOrderCalls(call).findOrder(order, phone),
  });
  function show(form: HTMLFormElement, found: Problems) {
    setProblems(found);
    const first = fields.find((field) => found[field] !== undefined);
    const control = first === undefined ? null : form.elements.namedItem(first);
    if (control instanceof HTMLElement) {
      control.focus();
    }
  }
  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (find.isPending) {
      return;
    }
    const form = event.currentTarget;
    const asked = { order: readField(form, 'order'), phone: readField(form, 'phone') };
    const missing = fields.filter((field) => asked[field] === '');
    show(form, Object.fromEntries(missing.map((field) => [field, blank[field]])));
    if (missing.length === 0) {
      find.mutate(asked, { onError: (error) => show(form, problemsOf(error)) });
    }
  }
  const isOther = find.isError && Object.keys(problems).length === 0;
  return { problems, error: isOther ? find.error : undefined, isBusy: find.isPending, found: find.data, onSubmit };
}

/** What was found. Takes the focus, so that a keyboard and a screen reader arrive there. */
function Found({ order }: { order: OrderProgress }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <div ref={box} tabIndex={-1} className={styles.found}>
      <FoundOrder order={order} />
    </div>
  );
}

/** Finds an order by its number and the phone number that it is delivered to. */
export function FindOrderForm() {
  const { problems, error, isBusy, found, onSubmit } = useFindOrder();
  const advice = connectionAdvice(error);
  return (
    <div className={styles.page}>
      <form method="post" noValidate className={styles.form} onSubmit={onSubmit}>
        {error === undefined ? null : (
          <Notice tone="danger" role="alert">
            <p>{failureText(error, texts.orderNotLookedUp)}</p>
            {advice ? <p>{advice}</p> : null}
          </Notice>
        )}
        <TextField
          label={texts.orderNumber}
          name="order"
          required
          maxLength={60}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          hint={texts.orderNumberHint}
          error={problems.order}
        />
        <TextField
          label={texts.phone}
          name="phone"
          type="tel"
          required
          maxLength={24}
          autoComplete="tel"
          error={problems.phone}
        />
        <div>
          <Button type="submit" busy={isBusy}>
            {texts.findOrder}
          </Button>
        </div>
        <p className={styles.note}>
          <Sentence
            parts={texts.logInForMore((words) => (
              <TextLink quiet as={Link} to={pages.trackOrder()}>
                {words}
              </TextLink>
            ))}
          />
        </p>
      </form>
      {found === undefined ? null : <Found key={found.number} order={found} />}
    </div>
  );
}
