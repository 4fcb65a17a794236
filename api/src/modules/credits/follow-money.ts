import type { Db } from '@aaram/runtime/db';
import * as texts from '#texts/credits.ts';
import { addMovements, type CreditRow, lockCredits, type OrderRef } from './credits.repository.ts';
import { findMoneyBehind, setFrozen, setMoneyBehind } from './money-behind.repository.ts';

/** A credit, and how much of the money that it was issued for has gone back, in paise. */
export type Gone = { creditId: string; gonePaise: number };

const takeFrom = async (tx: Db, { id }: CreditRow, paise: number) => {
  const reason = texts.moneyWentBack;
  await addMovements(tx, [{ creditId: id, kind: 'withdrawn', deltaPaise: -paise, reason }]);
};

/**
 * Lets a credit follow the money that it was issued for: takes from it what went back, as far as it reaches, and gives
 * back what did not go back after all. Returns what is missing of it, because orders were paid with it, in paise. The
 * caller locks the order of that money, which is `order`.
 */
export async function followMoney(tx: Db, { creditId, gonePaise }: Gone, order: OrderRef): Promise<number> {
  const [credit] = await lockCredits(tx, [creditId]);
  if (credit === undefined) {
    return 0;
  }
  const { takenPaise: before, lostPaise } = await findMoneyBehind(tx, creditId);
  const paise = Math.min(credit.balancePaise, gonePaise - lostPaise);
  const back = credit.withdrawnAt === null ? before - gonePaise : 0;
  if (paise > 0) {
    await takeFrom(tx, credit, paise);
  } else if (back > 0) {
    await addMovements(tx, [{ creditId, kind: 'refunded', deltaPaise: back, order }]);
  }
  await setMoneyBehind(tx, creditId, { gonePaise, takenPaise: before + Math.max(0, paise) - Math.max(0, back) });
  return Math.max(0, gonePaise - lostPaise - Math.max(0, paise));
}

/** Takes from what has just come back to a locked credit what is still missing of the money behind it. */
export async function takeWhatIsMissing(tx: Db, credit: CreditRow, backPaise: number) {
  const { gonePaise, takenPaise, lostPaise } = await findMoneyBehind(tx, credit.id);
  const paise = Math.min(backPaise, gonePaise - lostPaise);
  if (paise > 0) {
    await takeFrom(tx, credit, paise);
    await setMoneyBehind(tx, credit.id, { gonePaise, takenPaise: takenPaise + paise });
  }
}

/**
 * Freezes a credit while the money behind it is disputed, or lets it be spent again. Returns what would be missing of it,
 * if all of `gonePaise` went back, in paise.
 */
export async function freezeCredit(tx: Db, { creditId, gonePaise }: Gone, isFrozen: boolean): Promise<number> {
  const [credit] = await lockCredits(tx, [creditId]);
  await setFrozen(tx, creditId, isFrozen);
  const { lostPaise } = await findMoneyBehind(tx, creditId);
  return Math.max(0, gonePaise - lostPaise - (credit?.balancePaise ?? 0));
}
