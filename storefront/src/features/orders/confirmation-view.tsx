import { pages } from '@aaram/shared-domain/contract';
import { Link } from '@aaram/shared-platform';
import { Button, ButtonLink } from '@aaram/shared-ui/button';
import { IconAlert, IconCheckCircle } from '@aaram/shared-ui/icon';
import { LogoMark } from '@aaram/shared-ui/logo';
import { Container } from '@aaram/shared-ui/page-frame';
import type { ReactNode } from 'react';
import { useOrderCheck } from '#lib/use-order-check.ts';
import * as common from '#texts/common.ts';
import * as texts from '#texts/confirmation.ts';
import * as orderTexts from '#texts/orders.ts';
import styles from './confirmation.module.css';
import { describeOutcome, type OutcomeTone } from './describe-outcome.ts';
import { OrderCard } from './order-card.tsx';
import { PayNow } from './pay-now.tsx';
import { useMyOrder } from './use-my-order.ts';

/** Ids that a broken link or a script without a response produces. */
const isMissing = (orderId: string | undefined) => ['', 'undefined', 'null'].includes((orderId ?? '').trim());

type ConfirmationViewProps = { orderId: string | undefined };

/** The result of an order, as the server states it; the status in the URL is ignored. */
export function ConfirmationView({ orderId }: ConfirmationViewProps) {
  return (
    <Container className={styles.page}>
      {orderId === undefined || isMissing(orderId) ? (
        <Outcome tone="bad" title={texts.orderIdMissing} />
      ) : (
        <CheckedOrder key={orderId} orderId={orderId} />
      )}
    </Container>
  );
}

function CheckedOrder({ orderId }: { orderId: string }) {
  const { check, again } = useOrderCheck(orderId);
  const order = useMyOrder(orderId).data ?? undefined;
  if (check.state === 'checking') {
    return (
      <div className={styles.outcome} role="status" aria-busy="true">
        <LogoMark size={72} className={styles.pulse} />
        <h1>{texts.checkingOrder}</h1>
        <p>{texts.youCanLeave}</p>
      </div>
    );
  }
  const retry = (
    <Button variant="secondary" onClick={again}>
      {texts.checkAgain}
    </Button>
  );
  const number = order ? <p className={styles.id}>{orderTexts.orderNamed(order.number)}</p> : null;
  if (check.state === 'unverified') {
    return (
      <Outcome tone="bad" title={texts.notVerified} action={retry}>
        {number}
      </Outcome>
    );
  }
  const { tone, title, paragraphs } = describeOutcome(check.status);
  return (
    <>
      <Outcome tone={tone} title={title} action={tone === 'bad' ? retry : undefined}>
        {paragraphs.map((text) => (
          <p key={text}>{text}</p>
        ))}
        {number}
        {order && tone === 'bad' ? <PayNow order={order} className={styles.waiting} /> : null}
      </Outcome>
      {/* The order, once it has loaded; the confirmation does not wait for it. */}
      {order && tone !== 'bad' ? <OrderCard order={order} isAlone /> : null}
    </>
  );
}

type OutcomeProps = { tone: OutcomeTone; title: string; action?: ReactNode; children?: ReactNode };

function Outcome({ tone, title, action, children }: OutcomeProps) {
  const Icon = tone === 'good' ? IconCheckCircle : IconAlert;
  return (
    <div className={styles.outcome} data-tone={tone} role={tone === 'bad' ? 'alert' : 'status'}>
      <Icon size={56} className={styles.icon} />
      <h1>{title}</h1>
      {children}
      <div className={styles.actions}>
        {/* Opens the dashboard at the orders. */}
        <ButtonLink as={Link} to={pages.account()} state={{ tab: 'myorders' }}>
          {common.viewMyOrders}
        </ButtonLink>
        {action}
      </div>
    </div>
  );
}
