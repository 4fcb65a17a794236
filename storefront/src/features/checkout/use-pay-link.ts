import { ApiError, createPayPageCalls, payLinkPage } from '@aaram/shared-domain/contract';
import { usePlatform } from '@aaram/shared-platform';
import * as common from '#texts/common.ts';
import { payPageKey } from './pay-page-query.ts';
import { describeTrouble } from './trouble.ts';
import { usePayment } from './use-payment.ts';

/** Pays the order of a link in the payment window; the page then says what has become of it. */
export function usePayLink(token: string, name: string) {
  const { api, queryClient } = usePlatform();
  const calls = createPayPageCalls(api.call);
  const reload = () => queryClient.invalidateQueries({ queryKey: payPageKey(token) });
  const { phase, trouble, begin, pay, stop } = usePayment({
    button: common.payNow,
    onPaid: () => {
      stop(undefined);
      void reload();
    },
    resultPage: () => payLinkPage(token),
    verify: (response) => calls.verifyByLink({ token, ...response }),
  });

  async function start() {
    try {
      const { number, razorpayOrder, razorpayKey } = await calls.payByLink(token);
      // The payer types how they are reached: a link says nothing of that.
      await pay({ orderId: '', number, razorpayOrder, razorpayKey }, { name, email: '', contact: '' });
    } catch (error) {
      stop(describeTrouble(error, []));
      if (error instanceof ApiError && error.status === 409) {
        await reload();
      }
    }
  }

  return { phase, trouble, payNow: () => begin('opening', start) };
}
