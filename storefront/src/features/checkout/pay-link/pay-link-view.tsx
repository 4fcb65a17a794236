import { pages } from '@aaram/shared-domain/contract';
import { formatRupees, paiseFromRupees } from '@aaram/shared-domain/money';
import type { PayPage } from '@aaram/shared-domain/pay-link';
import type { Quote } from '@aaram/shared-domain/pricing';
import { Link } from '@aaram/shared-platform';
import { ButtonLink } from '@aaram/shared-ui/button';
import { EmptyState } from '@aaram/shared-ui/empty-state';
import { Notice } from '@aaram/shared-ui/notice';
import { Container } from '@aaram/shared-ui/page-frame';
import { Picture } from '@aaram/shared-ui/picture';
import { formatEnd } from '#lib/format-end.ts';
import * as checkoutTexts from '#texts/checkout.ts';
import * as common from '#texts/common.ts';
import * as orderTexts from '#texts/orders.ts';
import * as texts from '#texts/pay-link.ts';
import checkout from '../checkout.module.css';
import { OrderSummary } from '../order-summary.tsx';
import { PlaceOrderBar } from '../place-order-bar.tsx';
import styles from './pay-link.module.css';
import { usePayLink } from './use-pay-link.ts';

/** The prices of the order as the server has them. */
function quoteOf({
  priceRule: rule,
  charges,
  gstAmount,
  deliveryCharges,
  payableAmount,
  discountAmount = 0,
}: PayPage): Quote {
  const [gst, delivery] = [paiseFromRupees(gstAmount), paiseFromRupees(deliveryCharges)];
  const payable = paiseFromRupees(payableAmount);
  const discount = paiseFromRupees(discountAmount);
  return { rule, charges, total: payable - gst - delivery, discount, delivery, gstRatePercent: 0, gst, payable };
}

function Lines({ lines }: Pick<PayPage, 'lines'>) {
  return (
    <ul className={styles.lines}>
      {lines.map(({ name, image, size, quantity, price }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a placed order stay as they are
        <li key={index}>
          <Picture src={image ?? ''} alt="" ratio="3:4" sizes="66px" />
          <div>
            <p className={styles.name}>{name}</p>
            <p>
              {[size === 'Quantity' ? '' : common.sizeIs(size), orderTexts.quantity(quantity), formatRupees(price)]
                .filter(Boolean)
                .join(' · ')}
            </p>
          </div>
        </li>
      ))}
    </ul>
  );
}

function DeliverTo({ to }: { to: NonNullable<PayPage['deliverTo']> }) {
  return (
    <address>
      {checkoutTexts.deliveryTo}
      <br />
      <strong>{to.name}</strong>
      <br />
      {to.address}
      {to.landmark ? `, ${to.landmark}` : ''}
      <br />
      {to.city}, {to.state} {to.pincode}
      <br />
      {texts.phoneEndsIn(to.phoneEnd)}
    </address>
  );
}

/** What became of an order that cannot be paid any more. */
function Outcome({ page }: { page: PayPage }) {
  const isPaid = page.state === 'paid';
  const says = { paid: texts.paid, checking: texts.checking, ended: texts.ended, open: '' }[page.state];
  return (
    <Container className={checkout.nothing}>
      <EmptyState
        title={says}
        headingLevel={1}
        role="status"
        action={
          isPaid ? (
            <ButtonLink as={Link} to={pages.findOrder()}>
              {texts.trackIt}
            </ButtonLink>
          ) : null
        }
      >
        {isPaid ? texts.paidHint(page.number) : page.state === 'ended' ? texts.askForAnother : texts.checkingHint}
      </EmptyState>
    </Container>
  );
}

/** An order by its link: what is bought, where it goes, what it costs, until when, and the button that pays. */
export function PayLinkView({ token, page }: { token: string; page: PayPage }) {
  const { phase, trouble, payNow } = usePayLink(token, page.deliverTo?.name ?? '');
  if (page.state !== 'open') {
    return <Outcome page={page} />;
  }
  const quote = quoteOf(page);
  return (
    <Container className={checkout.page}>
      <h1 className={styles.title}>{texts.title(page.number)}</h1>
      <div className={checkout.columns}>
        <div className={checkout.choices}>
          <section className={checkout.placed}>
            <Notice>{texts.validUntil(formatEnd(page.expiresAt))}</Notice>
            <Lines lines={page.lines} />
            {page.deliverTo === null ? null : <DeliverTo to={page.deliverTo} />}
            <p>{texts.soldBy(page.sellers.join(', '))}</p>
            <p>{texts.somethingWrong}</p>
          </section>
        </div>
        <OrderSummary
          quote={quote}
          split={{ credit: 0, left: quote.payable }}
          lines={null}
          count={page.lines.length}
          pincode={page.deliverTo?.pincode ?? ''}
          isPlaced
        >
          <PlaceOrderBar
            label={common.payNow}
            payablePaise={quote.payable}
            pieces={page.lines.reduce((sum, { quantity }) => sum + quantity, 0)}
            problems={[]}
            missingId=""
            phase={phase}
            trouble={trouble}
            onPlaceOrder={() => void payNow()}
          />
        </OrderSummary>
      </div>
    </Container>
  );
}
