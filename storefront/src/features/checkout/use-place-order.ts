import type { CartItem } from '@aaram/shared-domain/cart';
import { queryKeys } from '@aaram/shared-domain/contract';
import type { CreateOrderInput } from '@aaram/shared-domain/order';
import { usePlatform } from '@aaram/shared-platform';
import * as texts from '#texts/checkout.ts';
import { forgetAttempt, obtainOrder, orderRecord } from './payment/order-attempt.ts';
import { describeTrouble } from './payment/trouble.ts';
import { type Payer, usePayment } from './payment/use-payment.ts';

type Attempt = { input: CreateOrderInput; payer: Payer; items: readonly CartItem[] };

type PlaceOrderOptions = {
  userId: string;
  /** Called when the order is paid: the form's values are no longer needed. */
  onPaid: () => void;
};

/** Place Order: one order per attempt, then the payment window, then the confirmation page. */
export function usePlaceOrder({ userId, onPaid }: PlaceOrderOptions) {
  const { api, queryClient } = usePlatform();
  const record = orderRecord(userId);
  const { phase, trouble, begin, pay, finish, stop } = usePayment({
    button: texts.placeOrder,
    onPaid: () => {
      forgetAttempt(record);
      onPaid();
    },
  });

  async function start({ input, payer, items }: Attempt) {
    try {
      const obtained = await obtainOrder(api, { record, input, create: (key) => api.createOrder(input, key) });
      if (obtained.isPaid) {
        await finish(obtained.orderId, obtained.paymentStatus);
      } else {
        await pay(obtained.order, payer);
      }
    } catch (error) {
      const why = describeTrouble(error, items);
      stop(why);
      if (why.kind !== 'failed') {
        // The cart's prices or stock, or the credits, are out of date: fetch the server's.
        void queryClient.invalidateQueries({ queryKey: queryKeys.credits() });
        void queryClient.invalidateQueries({ queryKey: queryKeys.cart() });
      }
    }
  }

  return { phase, trouble, placeOrder: (attempt: Attempt) => begin('ordering', () => start(attempt)) };
}
