import * as texts from '#texts/order.ts';
import { checkCheckoutAddress } from '../address/check-address.ts';
import { ONLINE_PAYMENT } from './status.ts';

type CheckoutDraft = {
  isAuthenticated: boolean;
  itemCount: number;
  shippingAddress: Parameters<typeof checkCheckoutAddress>[0];
  paymentMethod: string;
};

/** Why Place Order is disabled, in the order shown (product-rules.md#checkout-form); empty when it is enabled. */
export function checkCheckout(draft: CheckoutDraft): { path: string; message: string }[] {
  if (!draft.isAuthenticated) {
    return [{ path: 'session', message: texts.logInToProceed }];
  }
  if (draft.itemCount < 1) {
    return [{ path: 'cart', message: texts.cartInvalid }];
  }
  const problems: { path: string; message: string }[] = checkCheckoutAddress(draft.shippingAddress);
  if (draft.paymentMethod !== ONLINE_PAYMENT) {
    problems.push({ path: 'paymentMethod', message: texts.selectOnlinePayment });
  }
  return problems;
}
