import type { Db } from '@aaram/runtime/db';
import type { Credit } from '@aaram/shared-domain/credit';
import { rupeesFromPaise } from '@aaram/shared-domain/money';
import { formatOrderNumber } from '@aaram/shared-domain/order';
import { type CreditRow, findCreditsOf, findMovements, type MovementRow } from './credits.repository.ts';

const toMovement = ({ kind, deltaPaise, orderNumber, reason, at }: MovementRow): Credit['movements'][number] => ({
  kind,
  amount: rupeesFromPaise(deltaPaise),
  order: orderNumber === null ? null : formatOrderNumber(orderNumber),
  reason,
  at: at.toISOString(),
});

/** What orders hold that are not paid, in paise: they hold less or nothing after they have spent or given it back. */
function sumHeld(movements: readonly MovementRow[]): number {
  const paid = new Set(movements.filter(({ kind }) => kind === 'spent').map(({ orderId }) => orderId));
  return movements
    .filter(({ orderId }) => orderId !== null && !paid.has(orderId))
    .reduce((sum, { deltaPaise }) => sum - deltaPaise, 0);
}

/** A credit as the API answers it, its newest movement first. */
export function toCreditJson(row: CreditRow, all: readonly MovementRow[]): Credit {
  const movements = all.filter(({ creditId }) => creditId === row.id);
  const held = sumHeld(movements);
  return {
    _id: row.id,
    kind: row.kind,
    tail: row.codeTail,
    amount: rupeesFromPaise(row.issuedPaise),
    balance: rupeesFromPaise(row.balancePaise),
    expiresAt: row.expiresAt.toISOString(),
    held: rupeesFromPaise(held),
    isValid: row.isValid && row.balancePaise + held > 0,
    isWithdrawn: row.withdrawnAt !== null,
    createdAt: row.createdAt.toISOString(),
    movements: movements.map(toMovement),
  };
}

/** The credits of an account with their movements, those that can be spent first. */
export async function readCreditsOf(db: Db, ownerId: string): Promise<Credit[]> {
  const rows = await findCreditsOf(db, ownerId);
  const movements = await findMovements(
    db,
    rows.map(({ id }) => id),
  );
  const credits = rows.map((row) => toCreditJson(row, movements));
  return [...credits.filter(({ isValid }) => isValid), ...credits.filter(({ isValid }) => !isValid)];
}
