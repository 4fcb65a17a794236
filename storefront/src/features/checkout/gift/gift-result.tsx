import { pages, queryKeys } from '@aaram/shared-domain/contract';
import { type CheckStatus, judgeOrder } from '@aaram/shared-domain/order';
import { useQueryClient } from '@aaram/shared-platform';
import { Button, ButtonLink } from '@aaram/shared-ui/button';
import { IconAlert, IconCheckCircle } from '@aaram/shared-ui/icon';
import { Container } from '@aaram/shared-ui/page-frame';
import { useEffect } from 'react';
import { useOrderCheck } from '#lib/use-order-check.ts';
import * as texts from '#texts/gift-cards.ts';
import styles from './gift.module.css';

type GiftResult = { isGood: boolean; title: string; text: string };

function describe(status: CheckStatus | undefined): GiftResult {
  const judged = status === undefined ? 'waiting' : judgeOrder(status);
  if (judged === 'confirmed') {
    return { isGood: true, title: texts.isBought, text: texts.isBeingSent };
  }
  if (judged === 'refunded' || judged === 'cancelled') {
    return { isGood: false, title: texts.isRefunded, text: texts.moneyGoesBack };
  }
  return judged === 'failed'
    ? { isGood: false, title: texts.isNotPaid, text: texts.nothingWasSold }
    : { isGood: false, title: texts.isUnknown, text: texts.willBeSettled };
}

/** What became of a gift card's payment, as the server states it. */
export function GiftResult({ orderId }: { orderId: string }) {
  const client = useQueryClient();
  const { check, again } = useOrderCheck(orderId);
  const isChecking = check.state === 'checking';
  useEffect(() => {
    if (!isChecking) {
      void client.invalidateQueries({ queryKey: queryKeys.boughtGiftCards() });
    }
  }, [isChecking, client]);
  if (isChecking) {
    return (
      <Container className={styles.result}>
        <div role="status" aria-busy="true">
          <h1>{texts.checkingPayment}</h1>
          <p>{texts.youCanLeave}</p>
        </div>
      </Container>
    );
  }
  const { isGood, title, text } = describe(check.state === 'answered' ? check.status : undefined);
  const Icon = isGood ? IconCheckCircle : IconAlert;
  return (
    <Container className={styles.result}>
      <div role={isGood ? 'status' : 'alert'} data-good={isGood}>
        <Icon size={56} />
        <h1>{title}</h1>
        <p>{text}</p>
      </div>
      <div className={styles.actions}>
        {/* A new document: this one may load the payment provider's script. */}
        <ButtonLink href={pages.account('credits')}>{texts.seeGiftCards}</ButtonLink>
        {isGood ? (
          <ButtonLink variant="secondary" href={pages.buyGiftCard()}>
            {texts.buyAnother}
          </ButtonLink>
        ) : (
          <Button variant="secondary" onClick={again}>
            {texts.checkAgain}
          </Button>
        )}
      </div>
    </Container>
  );
}
