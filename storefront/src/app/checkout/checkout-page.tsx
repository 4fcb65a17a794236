import { useCart, usePriceRule, useSearchParams } from '@aaram/shared-platform';
import { CartLines } from '#features/cart/cart-lines.tsx';
import { EmptyCart } from '#features/cart/cart-view.tsx';
import { DeliveryProgress } from '#features/cart/delivery-progress.tsx';
import { priceItems } from '#features/cart/price-items.ts';
import { useRemovedToasts } from '#features/cart/use-removed-toasts.ts';
import { CheckoutView } from '#features/checkout/checkout-view.tsx';
import { GiftCheckout } from '#features/checkout/gift/gift-checkout.tsx';
import { GiftResult } from '#features/checkout/gift/gift-result.tsx';
import { LoadState } from '#lib/load-state.tsx';
import { useLostFocus } from '#lib/use-lost-focus.ts';
import * as texts from '#texts/checkout.ts';
import * as common from '#texts/common.ts';
import { PageSkeleton } from '../page-skeleton.tsx';
import styles from './checkout-page.module.css';
import { PayOrder } from './pay-order.tsx';

/** What `buy` names in the URL. */
const GIFT_CARD = 'gift-card';

/** Checkout of the cart, of the order that the URL names, or of a gift card. */
export function CheckoutPage() {
  const [search] = useSearchParams();
  const orderId = search.get('order');
  if (search.get('buy') === GIFT_CARD) {
    return orderId ? <GiftResult key={orderId} orderId={orderId} /> : <GiftCheckout />;
  }
  return orderId ? <PayOrder orderId={orderId} /> : <CartCheckout />;
}

/** Checkout of the cart: the cart's lines and figures, and the checkout form. */
function CartCheckout() {
  const query = useCart();
  useRemovedToasts(query.data);
  const rule = usePriceRule();
  const content = useLostFocus();
  return (
    <div ref={content} tabIndex={-1}>
      <LoadState query={query} failed={common.cartNotLoaded} loading={<PageSkeleton />} className={styles.failed}>
        {(cart) => {
          const quote = priceItems(cart.items, rule);
          return (
            <CheckoutView
              cart={cart}
              quote={quote}
              lines={
                <>
                  <CartLines items={cart.items} size="small" />
                  <DeliveryProgress quote={quote} />
                </>
              }
              empty={<EmptyCart title={texts.cartEmpty} />}
            />
          );
        }}
      </LoadState>
    </div>
  );
}
