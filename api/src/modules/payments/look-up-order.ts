import type { FastifyInstance } from 'fastify';
import { enqueueJob } from '#modules/jobs/index.ts';
import { attachProviderOrder, type Db, findOrder, GatewayRefusal } from '#modules/orders/index.ts';
import { type CheckParts, checkProviderOrder } from './check-order.service.ts';

const KIND = 'look-up-provider-order';
const idPattern = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Has the provider asked which of our orders one of its own was made for. */
export async function enqueueLookUp(tx: Db, providerOrderId: string) {
  await enqueueJob(tx, {
    queue: 'payments',
    kind: KIND,
    payload: { providerOrderId },
    dedupeKey: `${KIND}:${providerOrderId}`,
  });
}

/** Ties a provider order that nobody knew to ours by its receipt, and settles what was paid for it. */
async function lookUp(parts: CheckParts, providerOrderId: string) {
  let receipt: string | null;
  try {
    ({ receipt } = await parts.gateway.fetchOrder(providerOrderId));
  } catch (error) {
    // Not the provider's order at all: asking again would not help.
    if (error instanceof GatewayRefusal) {
      return;
    }
    throw error;
  }
  const order = receipt !== null && idPattern.test(receipt) ? await findOrder(parts.db, receipt) : undefined;
  if (order !== undefined) {
    await attachProviderOrder(parts.db, order.id, providerOrderId);
    await checkProviderOrder(parts, { orderId: order.id, providerOrderId }, 'webhook');
  }
}

export function handleLookUps(app: FastifyInstance, parts: CheckParts) {
  app.handleJob(KIND, ({ providerOrderId }) => lookUp(parts, String(providerOrderId)));
}
