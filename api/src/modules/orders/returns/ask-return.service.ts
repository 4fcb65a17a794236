import { isDeepStrictEqual } from 'node:util';
import type { Db, Pool } from '@aaram/runtime/db';
import { checkReturn, type LineOffer, type ReturnInput } from '@aaram/shared-domain/return';
import { policyFacts } from '@aaram/shared-domain/settings';
import { inTransaction } from '#db/in-transaction.ts';
import { readClock } from '#db/read-clock.ts';
import { findSizesInStock } from '#modules/catalog/index.ts';
import { type Outcome, Refusal, refuse, refuseField } from '#outcome.ts';
import * as texts from '#texts/returns.ts';
import { announceStatus } from '../mail/mail-jobs.ts';
import { cancelParcels, SHOPPER } from '../settle/cancel-parcels.ts';
import { settleOrderRefunds } from '../settle/close-books.ts';
import { findDebts } from '../settle/owe-parcels.ts';
import { linesIn, lockWhole } from '../whole-order.ts';
import { announceReturn } from './announce-return.ts';
import { type Chosen, cancelSome, noteCancelled, noteReturn } from './cancel-some.ts';
import { noSuchOrder, offerFor } from './read-returns.service.ts';
import { expectRefund, readMoney, readRefund } from './refund-money.ts';
import { toReturnJson } from './return-json.ts';
import { findReturns, type NewReturn, type ReturnRow } from './returns.repository.ts';

type Asked = { orderId: string; shopperId: string; input: ReturnInput; requestKey: string | null };
type Context = {
  /** Whether this shopper uploaded these pictures for a return. */
  areOwnPictures: (tx: Db, urls: readonly string[]) => Promise<boolean>;
};

/** What a request says beside its choices: of pieces that were not sent nothing is stored. */
const wordsOf = ({ kind, comment, pictures }: ReturnInput) =>
  kind === 'cancel' ? ['', []] : [comment?.trim() ?? '', [...new Set(pictures ?? [])]];

const isSameRequest = (row: ReturnRow, input: ReturnInput) =>
  row.lineId === input.line.toLowerCase() &&
  row.kind === input.kind &&
  row.quantity === input.quantity &&
  row.reason === (input.reason ?? null) &&
  row.size === (input.size ?? null) &&
  row.payout === (input.payout ?? 'refund') &&
  isDeepStrictEqual([row.comment, row.pictures], wordsOf(input));

/** The refusal of a repeated call that says something else: the answer says what stands. */
async function refuseOther(tx: Db, former: ReturnRow) {
  const money = (await readMoney(tx, [former.orderId])).get(former.orderId);
  return refuse('IDEMPOTENCY_KEY_REUSED', texts.askedBefore, {
    stands: toReturnJson(former, money === undefined ? 0 : expectRefund(money, former), { role: 'shopper' }),
  });
}

/** Cancels the last pieces of a parcel, and with them the parcel: what is left of its money goes back. */
async function cancelWholeParcel(tx: Db, { whole, parcel }: Chosen, actorId: string): Promise<number> {
  const owedFor = async () =>
    (await findDebts(tx, whole.order)).reduce(
      (sum, { parcelId, paise }) => (parcelId === parcel.id ? sum + paise : sum),
      0,
    );
  const before = await owedFor();
  const { order, eventId } = await cancelParcels(tx, whole, [parcel], { source: SHOPPER, actorId });
  const refundPaise = (await owedFor()) - before;
  await settleOrderRefunds(tx, order);
  await announceStatus(tx, { id: order.id, eventId, status: 'Cancelled', parcels: [parcel.id] });
  return refundPaise;
}

const describe = ({ whole, parcel, line }: Chosen, { input, requestKey }: Asked) => ({
  orderId: whole.order.id,
  parcelId: parcel.id,
  lineId: line.id,
  quantity: input.quantity,
  requestKey,
});

/** Cancels pieces that were not sent: they are on sale again at once, and their money goes back at once. */
async function cancel(tx: Db, chosen: Chosen, asked: Asked): Promise<void> {
  const { whole, parcel, line } = chosen;
  const { input, requestKey, shopperId: actorId } = asked;
  const { quantity } = input;
  const isLast = linesIn(whole.lines, [parcel]).reduce((sum, one) => sum + one.quantity, 0) === quantity;
  const money = await readRefund(tx, { orderId: whole.order.id, lineId: line.id, quantity, feePaise: 0 });
  if (!isLast) {
    await cancelSome(tx, chosen, { quantity, money, actorId, requestKey });
    return;
  }
  const refundPaise = await cancelWholeParcel(tx, chosen, actorId);
  await noteCancelled(tx, chosen, { quantity, money: { ...money, refundPaise }, actorId, requestKey });
}

/** Notes a request to send pieces back or exchange them, to be answered by staff. */
async function request(
  tx: Db,
  chosen: Chosen,
  { asked, feePaise }: { asked: Asked; feePaise: number },
  { areOwnPictures }: Context,
): Promise<Outcome<undefined>> {
  const { input, shopperId } = asked;
  const pictures = [...new Set(input.pictures ?? [])];
  if (!(await areOwnPictures(tx, pictures))) {
    return refuseField('pictures', texts.pictureGone);
  }
  const isExchange = input.kind === 'exchange';
  const sizes = isExchange ? await findSizesInStock(tx, [chosen.line.productId]) : new Map<string, string[]>();
  const size = isExchange ? (input.size ?? '') : null;
  if (size !== null && sizes.get(chosen.line.productId)?.includes(size) !== true) {
    return refuseField('size', texts.sizeUnavailable);
  }
  const row: NewReturn = {
    ...describe(chosen, asked),
    kind: input.kind,
    state: 'requested',
    reason: input.reason ?? null,
    comment: input.comment?.trim() ?? '',
    pictures,
    size,
    feePaise: isExchange ? 0 : feePaise,
    payout: isExchange ? 'refund' : (input.payout ?? 'refund'),
    goodsPaise: chosen.line.unitPaise * input.quantity,
    gstPaise: null,
    refundPaise: null,
  };
  const id = await noteReturn(tx, row, shopperId, policyFacts.returnAnswerHours);
  await announceReturn(tx, { id, orderId: chosen.whole.order.id, state: 'requested' });
  return undefined;
}

/** The order with the line that is meant, or why it cannot be. */
async function choose(tx: Db, { orderId, shopperId, input }: Asked): Promise<Outcome<Chosen>> {
  const whole = await lockWhole(tx, orderId);
  if (whole === undefined || whole.order.userId !== shopperId) {
    return noSuchOrder();
  }
  const line = whole.lines.find(({ id }) => id === input.line.toLowerCase());
  const parcel = whole.parcels.find(({ sellerId }) => sellerId === line?.sellerId);
  return line === undefined || parcel === undefined ? refuseField('line', texts.chooseItem) : { whole, parcel, line };
}

/** What is wrong with a request that comes now. */
function findObjection(input: ReturnInput, offer: LineOffer): Refusal | undefined {
  const problem = checkReturn(input, offer);
  if (problem === undefined) {
    return undefined;
  }
  // What may be chosen depends on what happened in the meantime, not on what was typed.
  return problem.path === 'kind' || problem.path === 'quantity'
    ? refuse('UNAVAILABLE', problem.message, { issues: [problem] })
    : refuseField(problem.path, problem.message);
}

/** Does what was asked, in the caller's transaction; true when it is done now, false for a repeated call. */
async function ask(tx: Db, chosen: Chosen, asked: Asked, context: Context): Promise<Outcome<boolean>> {
  const { input, requestKey } = asked;
  const { whole, line } = chosen;
  const returns = await findReturns(tx, whole.order.id);
  const former = requestKey === null ? undefined : returns.find((one) => one.requestKey === requestKey);
  if (former !== undefined) {
    return isSameRequest(former, input) ? false : refuseOther(tx, former);
  }
  const offer = offerFor(line, { ...whole, returns }, await readClock(tx));
  const objection = findObjection(input, offer);
  if (objection !== undefined) {
    return objection;
  }
  if (input.kind === 'cancel') {
    await cancel(tx, chosen, asked);
    return true;
  }
  const feePaise = offer.reasons.find(({ reason }) => reason === input.reason)?.feePaise ?? 0;
  return (await request(tx, chosen, { asked, feePaise }, context)) ?? true;
}

/**
 * Cancels pieces of a line, or asks for their return or exchange (product-rules.md#asking-for-a-return). Repeated with
 * the same key it does nothing more. Returns the products of the order, or undefined for a repeated call.
 */
export async function askReturn(db: Pool, asked: Asked, context: Context): Promise<Outcome<string[] | undefined>> {
  return inTransaction(db, async (tx): Promise<Outcome<string[] | undefined>> => {
    const chosen = await choose(tx, asked);
    if (chosen instanceof Refusal) {
      return chosen;
    }
    const done = await ask(tx, chosen, asked, context);
    if (done instanceof Refusal) {
      return done;
    }
    return done ? chosen.whole.lines.map(({ productId }) => productId) : undefined;
  });
}
