import type { Db } from '@aaram/runtime/db';
import { parseOrderNumber } from '@aaram/shared-domain/order';
import { findOrderByProviderId, type OrderRow } from '#modules/orders/for-payments.ts';
import { findOrder, findOrderByNumber } from '#modules/orders/index.ts';
import { attachOrder } from './attach-order.ts';

/** What a provider says of our order: its own id of it, and where else the order is named, the surest first. */
export type Subject = { providerOrderId: string | null; named: readonly Named[] };
type Named = { id?: string | null; number?: string | null };

const idPattern = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

async function findNamed(db: Db, { id, number }: Named): Promise<OrderRow | undefined> {
  const byId = id !== null && id !== undefined && idPattern.test(id) ? await findOrder(db, id) : undefined;
  const parsed = byId === undefined ? parseOrderNumber(number ?? '') : undefined;
  return byId ?? (parsed === undefined ? undefined : findOrderByNumber(db, parsed));
}

/**
 * Our order that a provider's notification is about: by the provider's id, otherwise by its names, wherever they are. If our order
 * has no provider order id because the response was lost, it is stored now. Never the order of another provider.
 */
export async function findSubject(
  tx: Db,
  provider: string,
  { providerOrderId, named }: Subject,
): Promise<OrderRow | undefined> {
  const known = providerOrderId === null ? undefined : await findOrderByProviderId(tx, providerOrderId);
  if (known !== undefined) {
    return known.provider === provider ? known : undefined;
  }
  for (const one of named) {
    const order = await findNamed(tx, one);
    if (order?.provider === provider) {
      if (providerOrderId !== null) {
        await attachOrder(tx, order.id, providerOrderId);
      }
      return order;
    }
  }
  return undefined;
}
