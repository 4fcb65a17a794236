import type { FastifyPluginAsync } from 'fastify';
import { z } from 'zod';
import { inTransaction } from '#db/in-transaction.ts';
import type { Db } from '#db/pool.ts';
import {
  findOrderOfPayment,
  hastenCheck,
  noteDispute,
  noteProviderRefunds,
  settleOrder,
  welcomePayment,
} from '#modules/orders/index.ts';
import { fail } from '#plugins/errors.ts';
import * as texts from '#texts/payments.ts';
import { isBodySigned } from './check-signature.ts';
import { findProviderOrderId, findSubject } from './find-subject.ts';
import { enqueueLookUp } from './look-up-order.ts';
import { rememberEvent } from './payments.repository.ts';
import { readGatewayDispute, readGatewayPayment, readGatewayRefund } from './razorpay-gateway.ts';

const entitySchema = z.object({ entity: z.looseObject({ id: z.string() }) });
const eventSchema = z.object({
  event: z.string().max(100),
  payload: z.object({
    payment: entitySchema.optional(),
    order: entitySchema.optional(),
    refund: entitySchema.optional(),
    dispute: entitySchema.optional(),
  }),
});
type Notification = z.infer<typeof eventSchema>;

const readText = (value: unknown) => (typeof value === 'string' ? value : null);
function parseNotification(body: Buffer): Notification {
  try {
    return eventSchema.parse(JSON.parse(body.toString('utf8')));
  } catch {
    return fail(400, 'INVALID_INPUT', texts.notificationUnreadable);
  }
}

/** The notification names no order of ours, so the provider is asked what its order was made for. */
async function lookUp(tx: Db, { payload }: Notification): Promise<string> {
  const providerOrderId = findProviderOrderId(payload);
  if (providerOrderId !== null) {
    await enqueueLookUp(tx, providerOrderId);
  }
  return 'unknown';
}

const endings: Record<string, 'processed' | 'failed'> = { 'refund.processed': 'processed', 'refund.failed': 'failed' };

/** Applies a refund, made or failed, by its payment: one that paid an order, or one not reported yet. */
async function applyRefund(tx: Db, notification: Notification, entity: Record<string, unknown>): Promise<string> {
  const status = endings[notification.event] ?? entity.status;
  const refund = readGatewayRefund({ ...entity, status });
  const { paymentId } = refund;
  const orderId = (await findOrderOfPayment(tx, paymentId)) ?? (await findSubject(tx, notification))?.id;
  if (orderId === undefined) {
    return lookUp(tx, notification);
  }
  await noteProviderRefunds(tx, { orderId, paymentId }, [refund]);
  return 'refund';
}

const decisions: Record<string, 'won' | 'lost' | 'closed'> = {
  'payment.dispute.won': 'won',
  'payment.dispute.lost': 'lost',
  'payment.dispute.closed': 'closed',
};

/** Applies what the provider says of a dispute, by its payment. */
async function applyDispute(tx: Db, notification: Notification, entity: Record<string, unknown>): Promise<string> {
  const status = decisions[notification.event] ?? entity.status;
  const dispute = readGatewayDispute({ ...entity, status });
  const orderId = (await findOrderOfPayment(tx, dispute.paymentId)) ?? (await findSubject(tx, notification))?.id;
  if (orderId === undefined) {
    return lookUp(tx, notification);
  }
  await noteDispute(tx, orderId, dispute);
  return 'dispute';
}

/** Applies a notification; kinds not named here are only stored. */
async function apply(tx: Db, notification: Notification): Promise<string> {
  const { event, payload } = notification;
  if (event.startsWith('refund.') && payload.refund !== undefined) {
    return applyRefund(tx, notification, payload.refund.entity);
  }
  if (event.startsWith('payment.dispute.') && payload.dispute !== undefined) {
    return applyDispute(tx, notification, payload.dispute.entity);
  }
  const order = payload.payment === undefined ? undefined : await findSubject(tx, notification);
  if (order === undefined) {
    return lookUp(tx, notification);
  }
  const payment = readGatewayPayment(payload.payment?.entity);
  if (event === 'payment.captured' || event === 'order.paid') {
    // An old notification does not show a later refund of its payment: our own books decide.
    return payment.status === 'captured' ? settleOrder(tx, order.id, payment, 'webhook') : 'ignored';
  }
  if (event === 'payment.authorized') {
    if (!(await welcomePayment(tx, order.id, payment, 'webhook'))) {
      return 'mismatch';
    }
    // The reconciler captures it, unless the provider does so first.
    await hastenCheck(tx, order.id);
    return 'pending';
  }
  return 'ignored';
}

/**
 * Notifications of the payment provider: HMAC over the raw body, each event applied once, 200 only after the commit.
 * Unknown orders and events also get 200, because sending them again would not help.
 */
export const webhookRoutes: FastifyPluginAsync = async (app) => {
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));

  app.post(
    '/api/webhooks/razorpay',
    { config: { access: 'signature' }, schema: { tags: ['payments'] } },
    async (request) => {
      const signature = readText(request.headers['x-razorpay-signature']) ?? '';
      const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
      if (!isBodySigned(app.config.payment.webhookSecrets, body, signature)) {
        fail(400, 'INVALID_SIGNATURE', texts.notificationUnsigned);
      }
      const notification = parseNotification(body);
      const { event, payload } = notification;
      const outcome = await inTransaction(app.db, async (tx) => {
        const isNew = await rememberEvent(tx, {
          // The header is not signed: without a usable one, the body's signature is the event id.
          eventId: readText(request.headers['x-razorpay-event-id'])?.slice(0, 100) || `signature:${signature}`,
          kind: event,
          providerOrderId: findProviderOrderId(payload),
          providerPaymentId: readText(payload.payment?.entity.id),
        });
        return isNew ? apply(tx, notification) : 'duplicate';
      });
      request.log[outcome === 'mismatch' || outcome === 'unknown' ? 'warn' : 'info'](
        { event, outcome },
        'payment notification',
      );
      return { status: 'ok' };
    },
  );
};
