import { ApiError, createCreditCalls, pages, queryKeys } from '@aaram/shared-domain/contract';
import { checkGiftCard, type GiftCardInput } from '@aaram/shared-domain/credit';
import type { UserProfile } from '@aaram/shared-domain/identity';
import { usePlatform } from '@aaram/shared-platform';
import { useState } from 'react';
import * as texts from '#texts/gift-cards.ts';
import { forgetAttempt, giftRecord, obtainOrder } from '../payment/order-attempt.ts';
import { describeTrouble } from '../payment/trouble.ts';
import { usePayment } from '../payment/use-payment.ts';

/** The fields in the order of the form. */
export const giftFields = ['amount', 'recipientName', 'recipientEmail', 'senderName', 'message'] as const;
export type GiftProblems = Partial<Record<(typeof giftFields)[number], string>>;

const byField = (found: readonly { path: string; message: string }[]): GiftProblems =>
  Object.fromEntries(found.map(({ path, message }) => [path, message]));

type BuyGiftOptions = {
  userId: string;
  profile: UserProfile | undefined;
  /** Called with what is wrong with the form, also when nothing is. */
  onProblems: (problems: GiftProblems) => void;
};

/** Buys a gift card: one order per attempt, then the payment window, then its result. */
export function useBuyGift({ userId, profile, onProblems }: BuyGiftOptions) {
  const { api, queryClient } = usePlatform();
  const record = giftRecord(userId);
  const [problems, setProblems] = useState<GiftProblems>({});
  const { phase, trouble, begin, pay, finish, stop } = usePayment({
    button: texts.pay,
    onPaid: () => {
      forgetAttempt(record);
      void queryClient.invalidateQueries({ queryKey: queryKeys.boughtGiftCards() });
    },
    resultPage: pages.giftCardResult,
  });

  function show(found: GiftProblems) {
    setProblems(found);
    onProblems(found);
  }

  async function start(input: GiftCardInput) {
    try {
      const create = (key: string) => createCreditCalls(api.call).buyGiftCard(input, key);
      const obtained = await obtainOrder(api, { record, input, create });
      if (obtained.isPaid) {
        await finish(obtained.orderId, obtained.paymentStatus);
      } else {
        const { email = '', mobile = '' } = profile ?? {};
        await pay(obtained.order, { name: input.senderName, email, contact: mobile });
      }
    } catch (error) {
      const found = byField(error instanceof ApiError ? error.issues : []);
      show(found);
      stop(Object.keys(found).length > 0 ? undefined : describeTrouble(error, []));
    }
  }

  function buy(input: GiftCardInput) {
    const found = byField(checkGiftCard(input));
    show(found);
    if (Object.keys(found).length === 0) {
      void begin('ordering', () => start(input));
    }
  }
  return { phase, trouble, problems, buy };
}
