import type { Pool } from '@aaram/runtime/db';
import { findParcelsToSend } from '#modules/orders/for-printouts.ts';
import type { PrintoutRow } from './printouts.repository.ts';
import { findUnprintable } from './render/fonts.ts';

export type Unprintable = { order: string; letters: string };

/** Letters on labels, slips and invoices of these orders that print as boxes, by order number; each once. */
export async function findUnprintableOrders(
  db: Pool,
  { orderIds, ownerRole, sellerId }: Pick<PrintoutRow, 'orderIds' | 'ownerRole' | 'sellerId'>,
): Promise<Unprintable[]> {
  const own = ownerRole === 'admin' ? db : db.actingFor(sellerId);
  const found = new Map<string, Set<string>>();
  for (const { orderNumber, to, from, lines } of await findParcelsToSend(own, orderIds, {
    role: ownerRole,
    sellerId,
  })) {
    const words = [...Object.values(to), from.name, from.address, ...lines.map(({ name }) => name)].join(' ');
    const letters = found.get(orderNumber) ?? new Set<string>();
    for (const letter of await findUnprintable(words)) {
      letters.add(letter);
    }
    found.set(orderNumber, letters);
  }
  return [...found]
    .filter(([, letters]) => letters.size > 0)
    .map(([order, letters]) => ({ order, letters: [...letters].join(' ') }));
}
