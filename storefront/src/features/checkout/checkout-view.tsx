import type { Cart } from '@aaram/shared-domain/cart';
import type { Quote } from '@aaram/shared-domain/pricing';
import { Container } from '@aaram/shared-ui/page-frame';
import { Steps } from '@aaram/shared-ui/steps';
import { VisuallyHidden } from '@aaram/shared-ui/visually-hidden';
import { type ReactNode, useEffect } from 'react';
import * as texts from '#texts/checkout.ts';
import * as common from '#texts/common.ts';
import { buildOrder } from './build-order.ts';
import { BusinessChoice } from './business-choice.tsx';
import styles from './checkout.module.css';
import { CreditChoice } from './credit-choice.tsx';
import { DeliverTo } from './deliver-to.tsx';
import { MissingList } from './missing-list.tsx';
import { OrderSummary } from './order-summary.tsx';
import { PaymentMethod } from './payment/payment-method.tsx';
import { loadMainWindow } from './payment/payment-providers.ts';
import { PlaceOrderBar } from './place-order-bar.tsx';
import { stepNames } from './step-names.ts';
import { useCheckoutForm } from './use-checkout-form.ts';
import { usePlaceOrder } from './use-place-order.ts';
import { useSaveAddress, useSavedAddresses } from './use-saved-addresses.ts';

type CheckoutViewProps = {
  cart: Cart;
  quote: Quote;
  /** The cart's lines and the free-delivery progress, from the cart feature. */
  lines: ReactNode;
  /** Shown instead of everything else when the cart is empty. */
  empty: ReactNode;
};

const MISSING_ID = 'checkout-missing';

type CheckoutForm = ReturnType<typeof useCheckoutForm>;

/** Address, business, credits and payment, and what is missing of them. */
function Choices({ form, saved }: { form: CheckoutForm } & Pick<ReturnType<typeof useSavedAddresses>, 'saved'>) {
  const { draft, credits, problems } = form;
  return (
    <div className={styles.choices}>
      <DeliverTo
        saved={saved}
        selected={form.selected}
        draft={draft}
        onChange={form.change}
        fields={{ errors: form.errors, onChange: form.changeAddress, onLeave: form.leaveField }}
      />
      <BusinessChoice
        business={draft.business}
        errors={form.errors}
        onChange={(business) => form.change({ business })}
        onLeave={form.leaveField}
      />
      <CreditChoice credits={credits} onChange={(ids) => form.change({ credits: ids })} />
      {credits.split.left === 0 ? null : (
        <PaymentMethod value={draft.paymentMethod} onChange={(chosen) => form.change({ paymentMethod: chosen })} />
      )}
      <MissingList id={MISSING_ID} problems={problems} shown={new Set(Object.keys(form.errors))} />
    </div>
  );
}

/** Checkout of a cart that has loaded: address, payment, summary, Place Order. */
export function CheckoutView({ cart, quote, lines, empty }: CheckoutViewProps) {
  const { saved, email } = useSavedAddresses();
  const form = useCheckoutForm(saved, { itemCount: cart.items.length, payablePaise: quote.payable });
  const { userId, draft, credits, problems, shippingAddress, paymentMethod } = form;
  const { split } = credits;
  const saveAddress = useSaveAddress();
  const { phase, trouble, placeOrder } = usePlaceOrder({ userId, onPaid: form.forget });

  useEffect(() => {
    if (draft.paymentMethod !== '') {
      // Loaded early, so that Place Order opens the window at once. A failure shows only when paying.
      loadMainWindow().catch(() => undefined);
    }
  }, [draft.paymentMethod]);

  if (cart.items.length === 0 && phase === 'idle') {
    return (
      <Container className={styles.nothing}>
        <VisuallyHidden as="h1">{common.checkout}</VisuallyHidden>
        {empty}
      </Container>
    );
  }

  function submit() {
    if (form.selected === 'new' && draft.saveAddress) {
      saveAddress(shippingAddress, draft.editingId);
      form.change({ saveAddress: false });
    }
    void placeOrder({
      input: buildOrder({
        userId,
        items: cart.items,
        quote,
        shippingAddress,
        paymentMethod,
        credits: credits.ids,
        creditPaise: split.credit,
        business: form.business,
      }),
      payer: { name: shippingAddress.name, email, contact: shippingAddress.phone },
      items: cart.items,
    });
  }

  return (
    <Container className={styles.page}>
      <VisuallyHidden as="h1">{common.checkout}</VisuallyHidden>
      <Steps steps={stepNames} current={form.hasAddress ? 2 : 1} className={styles.steps} aria-label={texts.steps} />
      <div className={styles.columns}>
        <Choices form={form} saved={saved} />
        <OrderSummary
          quote={quote}
          split={split}
          lines={lines}
          count={cart.items.length}
          pincode={shippingAddress.pincode}
        >
          <PlaceOrderBar
            payablePaise={split.left}
            pieces={cart.items.reduce((sum, item) => sum + item.quantity, 0)}
            problems={problems}
            missingId={MISSING_ID}
            phase={phase}
            trouble={trouble}
            onPlaceOrder={submit}
          />
        </OrderSummary>
      </div>
    </Container>
  );
}
