import { parseOrderNumber } from '@aaram/shared-domain/order';
import { z } from 'zod';
import type { Db } from '#db/pool.ts';
import {
  attachProviderOrder,
  findOrder,
  findOrderByNumber,
  findOrderByProviderId,
  type OrderRow,
} from '#modules/orders/index.ts';

type Entity = { entity: Record<string, unknown> };
/** The provider's objects that a notification is about. */
type Payload = { payment?: Entity | undefined; order?: Entity | undefined };

const readText = (value: unknown) => (typeof value === 'string' ? value : null);
const notesSchema = z.looseObject({ id: z.unknown(), order: z.unknown() }).partial();
const idPattern = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const findById = (db: Db, id: string | null) => (id !== null && idPattern.test(id) ? findOrder(db, id) : undefined);

export const findProviderOrderId = ({ payment, order }: Payload) =>
  readText(order?.entity.id) ?? readText(payment?.entity.order_id);

/** The order named in the notes by id or number. The provider returns the notes as we sent them, or an empty list. */
async function findNoted(db: Db, notes: unknown): Promise<OrderRow | undefined> {
  const { id, order } = notesSchema.safeParse(notes).data ?? {};
  const number = parseOrderNumber(readText(order) ?? '');
  return (await findById(db, readText(id))) ?? (number === undefined ? undefined : findOrderByNumber(db, number));
}

/**
 * Our order that a notification is about: by the provider's id, otherwise by our receipt or notes, wherever they are.
 * If our order has no provider order id because the response was lost, it is stored now.
 */
export async function findSubject(tx: Db, { payload }: { payload: Payload }): Promise<OrderRow | undefined> {
  const providerOrderId = findProviderOrderId(payload);
  const known = providerOrderId === null ? undefined : await findOrderByProviderId(tx, providerOrderId);
  if (known !== undefined) {
    return known;
  }
  const { order, payment } = payload;
  const named =
    (await findById(tx, readText(order?.entity.receipt))) ??
    (await findNoted(tx, order?.entity.notes)) ??
    (await findNoted(tx, payment?.entity.notes));
  if (named !== undefined && providerOrderId !== null) {
    await attachProviderOrder(tx, named.id, providerOrderId);
  }
  return named;
}
