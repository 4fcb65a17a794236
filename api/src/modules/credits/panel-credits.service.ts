import type { Db, Pool } from '@aaram/runtime/db';
import type { CreditAction, PanelCredit } from '@aaram/shared-domain/credit';
import { formatOrderNumber } from '@aaram/shared-domain/order';
import { inTransaction } from '#db/in-transaction.ts';
import { recordAudit } from '#modules/audit/index.ts';
import { findNames } from '#modules/identity/index.ts';
import { type Outcome, type Refusal, refuse, refuseField } from '#outcome.ts';
import * as texts from '#texts/credits.ts';
import { announceGift } from './announce-gift.ts';
import { type CreditRow, findCredits, findMovements, lockCredits } from './credits.repository.ts';
import { findGift, findGifts, type GiftRow } from './gift-cards.repository.ts';
import type { GiftPurchases } from './gift-purchases.ts';
import { toCreditJson } from './read-credits.ts';
import { withdraw } from './withdraw-credit.ts';

/** Whether nothing was ever spent or held of a credit. */
const isUntouched = ({ balancePaise, issuedPaise }: CreditRow) => balancePaise === issuedPaise;

function listActions(row: CreditRow): CreditAction[] {
  const { kind, balancePaise, withdrawnAt, isValid, ownerId } = row;
  const isOpen = withdrawnAt === null && balancePaise > 0;
  const isGift = kind === 'gift-card';
  return [
    ...(isOpen ? ['withdraw' as const] : []),
    ...(isOpen && isGift && isUntouched(row) ? ['refund' as const] : []),
    ...(isGift && isValid && ownerId === null ? ['mail' as const] : []),
  ];
}

async function describeGift(db: Db, gift: GiftRow | undefined, purchases: GiftPurchases): Promise<PanelCredit['gift']> {
  const order = gift && (await purchases.find(db, gift.orderId));
  return gift === undefined || order === undefined
    ? null
    : {
        order: formatOrderNumber(order.number),
        recipientName: gift.recipientName,
        recipientEmail: gift.recipientEmail,
        senderName: gift.senderName,
        buyerEmail: order.buyerEmail,
      };
}

/** Credits as admins see them, in the given order. */
export async function toPanelCredits(
  db: Db,
  rows: readonly CreditRow[],
  purchases: GiftPurchases,
): Promise<PanelCredit[]> {
  const ids = rows.map(({ id }) => id);
  const [movements, gifts, names] = await Promise.all([
    findMovements(db, ids),
    findGifts(db, ids),
    findNames(
      db,
      rows.flatMap(({ ownerId }) => ownerId ?? []),
    ),
  ]);
  const notes = await purchases.readNotes(
    db,
    gifts.map(({ orderId }) => orderId),
  );
  const credits: PanelCredit[] = [];
  for (const row of rows) {
    const gift = gifts.find(({ creditId }) => creditId === row.id);
    credits.push({
      ...toCreditJson(row, movements),
      owner: row.ownerId === null ? null : { name: names.get(row.ownerId) ?? '' },
      gift: await describeGift(db, gift, purchases),
      isFrozen: row.isFrozen,
      notes: notes.filter(({ orderId }) => orderId === gift?.orderId).map(({ sentence }) => sentence),
      actions: listActions(row),
    });
  }
  return credits;
}

type Change = { id: string; action: CreditAction; reason: string };
/** `missingProof` is the refusal of what moves money; undefined after a fresh proof. */
type Actor = {
  actorId: string;
  requestId: string;
  missingProof: Refusal | undefined;
  purchases: GiftPurchases;
};

const objections: Record<CreditAction, string> = {
  withdraw: texts.nothingToWithdraw,
  refund: texts.cannotRefund,
  mail: texts.cannotMail,
};

/** Why this cannot be done with a credit. */
function findObjection(row: CreditRow, { action, reason }: Change, { missingProof }: Actor): Refusal | undefined {
  if (!listActions(row).includes(action)) {
    return refuse('UNAVAILABLE', objections[action]);
  }
  if (action === 'mail') {
    return undefined;
  }
  return reason === '' ? refuseField('reason', texts.reasonRequired) : missingProof;
}

/** Does one thing with a locked credit. The order that bought it, if one did, is locked too. */
async function apply(tx: Db, row: CreditRow, { action, reason }: Change, { actorId, requestId, purchases }: Actor) {
  if (action === 'mail') {
    await announceGift(tx, row.id, requestId);
    return;
  }
  await withdraw(tx, row, { reason, actorId });
  const gift = action === 'refund' ? await findGift(tx, row.id) : undefined;
  if (gift !== undefined) {
    await purchases.refund(tx, gift.orderId);
  }
}

/** Withdraws a credit, refunds a gift card of which nothing was spent, or sends its mail again. */
export function changeCredit(db: Pool, change: Change, actor: Actor): Promise<Outcome<PanelCredit>> {
  const { id, action } = change;
  const reason = change.reason.trim();
  return inTransaction(db, async (tx): Promise<Outcome<PanelCredit>> => {
    const gift = await findGift(tx, id);
    if (gift !== undefined) {
      await actor.purchases.lock(tx, gift.orderId);
    }
    const [row] = await lockCredits(tx, [id]);
    if (row === undefined) {
      return refuse('NOT_FOUND', texts.creditNotFound);
    }
    const objection = findObjection(row, { ...change, reason }, actor);
    if (objection !== undefined) {
      return objection;
    }
    await apply(tx, row, { ...change, reason }, actor);
    await recordAudit(tx, {
      actorId: actor.actorId,
      action: `credit.${action}`,
      subject: 'credit',
      subjectId: id,
      detail: { kind: row.kind, paise: row.balancePaise, ...(reason === '' ? {} : { reason }) },
      requestId: actor.requestId,
    });
    const [after] = await findCredits(tx, [id]);
    const [credit] = await toPanelCredits(tx, [after ?? row], actor.purchases);
    return credit ?? refuse('NOT_FOUND', texts.creditNotFound);
  });
}
