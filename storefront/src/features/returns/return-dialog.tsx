import { connectionAdvice, failureText } from '@aaram/shared-domain/contract';
import type { OrderLine } from '@aaram/shared-domain/order';
import { Button } from '@aaram/shared-ui/button';
import { Dialog } from '@aaram/shared-ui/dialog';
import { Notice } from '@aaram/shared-ui/notice';
import { QuantityStepper } from '@aaram/shared-ui/quantity-stepper';
import { type FormEvent, useEffect, useId, useRef } from 'react';
import * as texts from '#texts/returns.ts';
import { ReturnFields } from './return-fields.tsx';
import { describeMoney, ReturnMoney } from './return-money.tsx';
import styles from './returns.module.css';
import { type AskReturn, type LineOffer, readDraft } from './use-ask-return.ts';

type ReturnDialogProps = {
  line: OrderLine;
  offer: LineOffer;
  /** Whether pieces are cancelled; otherwise they are returned or exchanged. */
  isCancel: boolean;
  ask: AskReturn;
  onClose: () => void;
};

const askFor = { return: texts.askForReturn, exchange: texts.askForExchange };
/** Fields that show their own problem. */
const fields = ['reason', 'size', 'pictures', 'comment'];

function Failure({ ask: { problem, error } }: Pick<ReturnDialogProps, 'ask'>) {
  if (problem !== undefined && fields.includes(problem.path)) {
    return null;
  }
  const text = problem?.message ?? (error ? failureText(error, texts.somethingWentWrong) : undefined);
  const advice = connectionAdvice(error);
  return text === undefined ? null : (
    <Notice tone="danger" role="alert">
      <p>{text}</p>
      {advice ? <p>{advice}</p> : null}
    </Notice>
  );
}

/** Asks which pieces, why and what should happen, and says what goes back before anything is sent. */
export function ReturnDialog({ line, offer, isCancel, ask, onClose }: ReturnDialogProps) {
  const form = useRef<HTMLFormElement>(null);
  const id = useId();
  const { problem, isPending } = ask;
  const { reason, kind, payout, quantity } = readDraft(ask.draft, offer);
  const most = offer.refunds.length;
  const paid = offer.refunds[quantity - 1] ?? 0;
  const asked = reason && { kind, paid, fee: reason.fee, isCredit: kind === 'return' && payout === 'credit-note' };
  const money = isCancel ? { kind: 'cancel' as const, paid, fee: 0 } : asked;
  useEffect(() => {
    if (problem !== undefined) {
      form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
    }
  }, [problem]);

  function submit(event: FormEvent) {
    event.preventDefault();
    ask.send(offer, isCancel);
  }
  return (
    <Dialog
      open
      onOpenChange={onClose}
      className={isCancel ? undefined : styles.dialog}
      title={isCancel ? texts.cancelBeforeSent : texts.returnOrExchange}
      description={line.size === 'Quantity' ? line.product.name : texts.nameAndSize(line.product.name, line.size)}
      footer={
        <>
          <p className={styles.sum}>{money ? describeMoney(money) : null}</p>
          <Button variant="secondary" onClick={onClose}>
            {texts.back}
          </Button>
          <Button type="submit" form={id} variant={isCancel ? 'danger' : 'primary'} busy={isPending}>
            {isCancel ? texts.cancelPieces(quantity) : askFor[kind]}
          </Button>
        </>
      }
    >
      <form ref={form} id={id} noValidate className={styles.form} onSubmit={submit}>
        {most > 1 ? (
          <div className={styles.quantity}>
            <span>{texts.howManyPieces}</span>
            <QuantityStepper
              label={texts.howManyPieces}
              value={quantity}
              max={most}
              onChange={(next) => ask.change({ quantity: next })}
            />
          </div>
        ) : null}
        {isCancel ? null : <ReturnFields offer={offer} ask={ask} />}
        {money ? <ReturnMoney {...money} /> : null}
        <Failure ask={ask} />
      </form>
    </Dialog>
  );
}
