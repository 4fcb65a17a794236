import { ApiError, createPayPageCalls, payLinkPage } from '@aaram/shared-domain/contract';
import { usePlatform } from '@aaram/shared-platform';
import * as common from '#texts/common.ts';
import { describeTrouble } from '../payment/trouble.ts';
import { usePayment } from '../payment/use-payment.ts';
import { payPageKey } from './pay-page-query.ts';

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
    verify: (proof) => calls.verifyByLink({ token, ...proof }),
  });

  async function start() {
    try {
      const { number, provider, session } = await calls.payByLink(token);
      if (session === null) return;
      // The payer types how they are reached: a link says nothing of that.
      await pay({ orderId: '', number, provider, session }, { name, email: '', contact: '' });
    } catch (error) {
      stop(describeTrouble(error, []));
      if (error instanceof ApiError && error.status === 409) {
        await reload();
      }
    }
  }

  return { phase, trouble, payNow: () => begin('opening', start) };
}
