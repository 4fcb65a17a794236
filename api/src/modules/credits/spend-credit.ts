import type { Db } from '@aaram/runtime/db';
import { CREDIT_MIN_DAYS } from '@aaram/shared-domain/credit';
import { splitPayment } from '@aaram/shared-domain/pricing';
import { type Outcome, refuse } from '#outcome.ts';
import * as texts from '#texts/credits.ts';
import {
  addMovements,
  type CreditRow,
  findCreditsUsedBy,
  findUses,
  keepValid,
  lockCredits,
  type NewMovement,
  type OrderRef,
  sumHeldBy,
} from './credits.repository.ts';
import { takeWhatIsMissing } from './follow-money.ts';

/** How much an order takes of which credit, in paise. */
export type CreditPlan = { total: number; shares: { creditId: string; paise: number }[] };

/** Takes from those that expire first. */
function share(credits: readonly CreditRow[], paise: number): CreditPlan['shares'] {
  let left = paise;
  return credits.flatMap(({ id, balancePaise }) => {
    const taken = Math.min(left, balancePaise);
    left -= taken;
    return taken > 0 ? [{ creditId: id, paise: taken }] : [];
  });
}

const sum = (amounts: readonly { paise: number }[]) => amounts.reduce((total, { paise }) => total + paise, 0);
const onCredits = (credits: readonly CreditRow[]) =>
  credits.reduce((total, { balancePaise }) => total + balancePaise, 0);

/** Locks credits together with those that these orders hold, before any of them moves. */
export async function lockCreditsOf(
  tx: Db,
  { ids, orderIds }: { ids: readonly string[]; orderIds: readonly string[] },
) {
  const held = await sumHeldBy(tx, orderIds);
  await lockCredits(tx, [...ids, ...held.map(({ creditId }) => creditId)]);
}

/**
 * Decides what these credits of a shopper pay of an order, and locks them. All code locks credits after orders,
 * products and stock. Refuses when one of them cannot be spent.
 */
export async function planCredit(
  tx: Db,
  { ownerId, ids, payablePaise }: { ownerId: string; ids: readonly string[]; payablePaise: number },
): Promise<Outcome<CreditPlan>> {
  if (ids.length === 0) {
    return { total: 0, shares: [] };
  }
  const wanted = [...new Set(ids)];
  const credits = await lockCredits(tx, wanted);
  const isSpendable = (one: CreditRow) => one.ownerId === ownerId && one.isValid && one.balancePaise > 0;
  if (credits.length < wanted.length || !credits.every(isSpendable)) {
    return refuse('CREDIT_CHANGED', texts.creditGone);
  }
  const { credit } = splitPayment(payablePaise, onCredits(credits));
  return { total: credit, shares: share(credits, credit) };
}

const hold = (order: OrderRef, shares: CreditPlan['shares']): NewMovement[] =>
  shares.map(({ creditId, paise }) => ({ creditId, kind: 'held', deltaPaise: -paise, order }));

/** Takes what was planned out of the credits: the order holds it until it is paid or given up. */
export const holdCredit = (tx: Db, order: OrderRef, { shares }: CreditPlan) => addMovements(tx, hold(order, shares));

/**
 * Lets an order hold its credit again that was given back, or still hold it; false when the credits it had used do not
 * have it any more. The caller locks the order.
 */
export async function holdAgain(tx: Db, order: OrderRef, paise: number): Promise<boolean> {
  const missing = paise - sum(await findUses(tx, order.id));
  if (missing <= 0) {
    return true;
  }
  const credits = (await lockCredits(tx, await findCreditsUsedBy(tx, order.id))).filter(({ isValid }) => isValid);
  if (onCredits(credits) < missing) {
    return false;
  }
  await addMovements(tx, hold(order, share(credits, missing)));
  return true;
}

/** Notes in the ledger that an order's credit is spent. The caller locks the order, which holds all of it. */
export async function spendCredit(tx: Db, order: OrderRef) {
  const uses = await findUses(tx, order.id);
  await addMovements(
    tx,
    uses.map(({ creditId }) => ({ creditId, kind: 'spent', deltaPaise: 0, order })),
  );
}

/** Whether an order was paid when it gave credit back decides on how long the credit stays valid at least. */
const backKinds = { unpaid: 'given-back', paid: 'refunded' } as const;

/**
 * Gives credit of an order back: all that it holds, or `paise` of what it has spent, the credit that expires last in
 * front. One that has expired meanwhile is valid again for a time (product-rules.md#credit-that-comes-back); one that
 * was withdrawn stays withdrawn. The caller locks the order.
 */
export async function returnCredit(
  tx: Db,
  order: OrderRef,
  { from, paise = Number.POSITIVE_INFINITY }: { from: keyof typeof backKinds; paise?: number },
) {
  const uses = new Map((await findUses(tx, order.id)).map((use) => [use.creditId, use.paise]));
  let left = paise;
  for (const credit of (await lockCredits(tx, [...uses.keys()])).reverse()) {
    const { id, withdrawnAt } = credit;
    const back = Math.min(left, uses.get(id) ?? 0);
    left -= back;
    if (back > 0) {
      await addMovements(tx, [{ creditId: id, kind: backKinds[from], deltaPaise: back, order }]);
      if (withdrawnAt === null) {
        await keepValid(tx, [id], CREDIT_MIN_DAYS[from]);
        await takeWhatIsMissing(tx, credit, back);
      } else {
        await addMovements(tx, [
          { creditId: id, kind: 'withdrawn', deltaPaise: -back, reason: texts.cameBackWithdrawn },
        ]);
      }
    }
  }
}
