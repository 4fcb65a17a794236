import type { Db, Pool } from '@aaram/runtime/db';
import type { FastifyInstance } from 'fastify';
import { enqueueJob } from '#modules/jobs/index.ts';
import { findOrder, GatewayRefusal } from '#modules/orders/index.ts';
import { attachOrder } from './attach-order.ts';
import { type CheckContext, checkProviderOrder } from './check-order.service.ts';

const KIND = 'look-up-provider-order';
const idPattern = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Queues a look-up: which of our orders a provider order was made for. */
export async function enqueueLookUp(tx: Db, provider: string, providerOrderId: string) {
  await enqueueJob(tx, {
    queue: 'payments',
    kind: KIND,
    payload: { provider, providerOrderId },
    dedupeKey: `${KIND}:${providerOrderId}`,
  });
}

/** Finds our order for an unknown provider order by its receipt, stores its id, and settles what was paid. */
async function lookUp(db: Pool, provider: string, providerOrderId: string, context: CheckContext) {
  let receipt: string | null;
  try {
    ({ receipt } = await context.providers.of({ provider }).fetchOrder(providerOrderId));
  } catch (error) {
    // The provider does not know it, so asking again would not help.
    if (error instanceof GatewayRefusal) {
      return;
    }
    throw error;
  }
  const order = receipt !== null && idPattern.test(receipt) ? await findOrder(db, receipt) : undefined;
  if (order?.provider === provider) {
    await attachOrder(db, order.id, providerOrderId);
    await checkProviderOrder(db, { orderId: order.id, provider, providerOrderId, source: 'webhook' }, context);
  }
}

export function handleLookUps(app: FastifyInstance, context: CheckContext) {
  app.handleJob(KIND, ({ provider, providerOrderId }) =>
    // Of a job from before jobs named it.
    lookUp(app.db, String(provider ?? context.providers.main.provider), String(providerOrderId), context),
  );
}
