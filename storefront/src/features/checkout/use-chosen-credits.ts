import type { Credit } from '@aaram/shared-domain/credit';
import { paiseFromRupees } from '@aaram/shared-domain/money';
import { splitPayment } from '@aaram/shared-domain/pricing';
import { useCredits } from '#lib/use-credits.ts';

/** What is on a credit for the next order, in paise: an unpaid order that holds some of it is replaced. */
export const paiseOn = ({ balance, held }: Credit) => paiseFromRupees(balance) + paiseFromRupees(held);

/** The shopper's credits that can be spent, the chosen ones among them, and what these pay of a purchase. */
export function useChosenCredits(chosen: readonly string[], payablePaise: number) {
  const query = useCredits();
  const offered = (query.data ?? []).filter(({ isValid }) => isValid);
  const spent = offered.filter(({ _id }) => chosen.includes(_id));
  const split = splitPayment(
    payablePaise,
    spent.reduce((sum, credit) => sum + paiseOn(credit), 0),
  );
  return { query, offered, ids: spent.map(({ _id }) => _id), split };
}

export type ChosenCredits = ReturnType<typeof useChosenCredits>;
