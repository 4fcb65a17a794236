import { ApiError, queryKeys } from '@aaram/shared-domain/contract';
import type { Order } from '@aaram/shared-domain/order';
import { usePlatform } from '@aaram/shared-platform';
import * as common from '#texts/common.ts';
import { describeTrouble } from './payment/trouble.ts';
import { usePayment } from './payment/use-payment.ts';

const nothing = () => undefined;

/** Pay now: opens the payment window of an existing order, then its confirmation page. */
export function usePayOrder(order: Order) {
  const { api, queryClient } = usePlatform();
  const { phase, trouble, begin, pay, finish, stop } = usePayment({ button: common.payNow, onPaid: nothing });
  const { _id: orderId, shippingAddress: to, user } = order;

  async function start() {
    try {
      const { order: open, provider, session } = await api.payOrder(orderId);
      if (session === null) {
        await finish(orderId, open.paymentStatus);
        return;
      }
      const payer = { name: to.name, email: user.email, contact: to.phone };
      await pay({ orderId, number: open.number, provider, session }, payer);
    } catch (error) {
      const code = error instanceof ApiError ? error.code : undefined;
      if (code === 'ALREADY_PAID' || code === 'IN_PROGRESS') {
        // Paid elsewhere, perhaps in another tab: the confirmation page shows its state.
        await finish(orderId, order.paymentStatus);
        return;
      }
      stop(describeTrouble(error, []));
      if (code === 'HOLD_ENDED') {
        void queryClient.invalidateQueries({ queryKey: queryKeys.myOrders() });
      }
    }
  }

  return { phase, trouble, payNow: () => begin('opening', start) };
}
