import type { Pool } from '@aaram/runtime/db';
import { isId } from '@aaram/runtime/db/values';
import type { Payout, PayoutInput } from '@aaram/shared-domain/account';
import { formatPaise, paiseFromRupees, rupeesFromPaise } from '@aaram/shared-domain/money';
import { inTransaction } from '#db/in-transaction.ts';
import { recordAudit } from '#modules/audit/index.ts';
import { type Outcome, refuse } from '#outcome.ts';
import * as texts from '#texts/accounts.ts';
import { readBalances } from './account-balance.ts';
import {
  findByReference,
  findPayout,
  insertPayout,
  lockAccount,
  type NewPayout,
  type PayoutRow,
  withdrawPayout,
} from './payouts.repository.ts';

type Context = { actorId: string; requestId: string; now?: Date };

const FIRST_DAY = '2020-01-01';
/** A day in India, such as `2026-11-23`. */
const dayInIndia = (at: Date) => new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' }).format(at);

export const toPayout = ({ id, sellerId, amountPaise, reference, paidOn }: Omit<PayoutRow, 'isWithdrawn'>): Payout => ({
  _id: id,
  seller: sellerId,
  amount: rupeesFromPaise(amountPaise),
  reference,
  paidOn,
});

const isSame = (row: PayoutRow, given: NewPayout) =>
  row.amountPaise === given.amountPaise && row.paidOn === given.paidOn;

const detailOf = ({ sellerId, amountPaise, reference, paidOn }: NewPayout) => ({
  seller: sellerId,
  amount: formatPaise(amountPaise),
  reference,
  paidOn,
});

/**
 * Records money that was paid out to a seller: at most what is left for them. The reference names it, so that the same
 * payout again answers the first one.
 */
export async function recordPayout(
  db: Pool,
  input: PayoutInput,
  { actorId, requestId, now = new Date() }: Context,
): Promise<Outcome<Payout>> {
  const today = dayInIndia(now);
  if (!isId(input.seller)) {
    return refuse('NOT_FOUND', texts.sellerNotFound);
  }
  if (input.paidOn > today || input.paidOn < FIRST_DAY) {
    return refuse('INVALID_INPUT', texts.dayNotYet);
  }
  const payout = {
    sellerId: input.seller,
    amountPaise: paiseFromRupees(input.amount),
    reference: input.reference,
    paidOn: input.paidOn,
  };
  return inTransaction(db, async (tx): Promise<Outcome<Payout>> => {
    if (!(await lockAccount(tx, payout.sellerId))) {
      return refuse('NOT_FOUND', texts.sellerNotFound);
    }
    const known = await findByReference(tx, payout);
    if (known !== undefined) {
      return isSame(known, payout) ? toPayout(known) : refuse('ALREADY_EXISTS', texts.referenceTaken);
    }
    const balances = await readBalances(tx, { sellerId: payout.sellerId, month: today.slice(0, 7) });
    const left = balances.get(payout.sellerId)?.closingPaise ?? 0;
    if (payout.amountPaise > left) {
      return refuse('INVALID_INPUT', texts.moreThanIsLeft(formatPaise(Math.max(0, left))));
    }
    const id = await insertPayout(tx, payout, actorId);
    await recordAudit(tx, {
      actorId,
      action: 'payout.record',
      subject: 'payout',
      subjectId: id,
      detail: detailOf(payout),
      requestId,
    });
    return toPayout({ ...payout, id });
  });
}

/** Takes back a payout that was recorded by mistake; its row and the trail stay. */
export async function takeBackPayout(db: Pool, id: string, { actorId, requestId }: Context): Promise<Outcome<Payout>> {
  return inTransaction(db, async (tx): Promise<Outcome<Payout>> => {
    const seen = await findPayout(tx, id);
    if (seen === undefined || !(await lockAccount(tx, seen.sellerId))) {
      return refuse('NOT_FOUND', texts.payoutNotFound);
    }
    const payout = (await findPayout(tx, id)) ?? seen;
    if (!payout.isWithdrawn) {
      await withdrawPayout(tx, id, actorId);
      await recordAudit(tx, {
        actorId,
        action: 'payout.withdraw',
        subject: 'payout',
        subjectId: id,
        detail: detailOf(payout),
        requestId,
      });
    }
    return toPayout(payout);
  });
}
