import type { Order } from '@aaram/shared-domain/order';
import type { FastifyInstance } from 'fastify';
import type { Mail } from '#mail/write-mail.ts';
import { enqueueJob } from '#modules/jobs/index.ts';
import { findOrder } from './order.repository.ts';
import { type MailContext, writeConfirmation, writeRefund, writeStatus } from './order-mail.ts';
import { readOrders } from './read-orders.service.ts';
import type { Db } from './transaction.repository.ts';

/** A dropdown saves at once, and a tracking id is often typed right after: one mail tells both, or no mail the slip. */
const SETTLE_SECONDS = { status: 30, tracking: 60 };

/** Has the shopper told of a new state, once and after a while, in the transaction that makes it so. */
export async function announceStatus(tx: Db, order: { id: string; eventId: string; status: string }) {
  await enqueueJob(tx, {
    kind: 'order-status',
    payload: { orderId: order.id, event: order.eventId, status: order.status },
    dedupeKey: `order-status:${order.eventId}`,
    delaySeconds: SETTLE_SECONDS.status,
  });
}

/** Has the shopper told of a tracking id, unless the mail about the parcel has told it by then. */
export async function announceTracking(tx: Db, order: { id: string; trackingId: string }) {
  await enqueueJob(tx, {
    kind: 'order-tracking',
    payload: { orderId: order.id, trackingId: order.trackingId },
    dedupeKey: `order-tracking:${order.id}:${order.trackingId}`,
    delaySeconds: SETTLE_SECONDS.tracking,
  });
}

const trackingEvent = (order: Order) => `order-tracking:${order._id}:${order.trackingId ?? ''}`;

/** The mails about orders, each a job of its own: queued with the change it tells of, tried until it has left. */
export function handleOrderMails(app: FastifyInstance) {
  const context: MailContext = { publicUrl: app.config.publicUrl, store: app.config.store };

  async function read(orderId: unknown): Promise<Order | undefined> {
    const order = await findOrder(app.db, String(orderId));
    return order === undefined ? undefined : (await readOrders(app.db, [order]))[0];
  }

  function mailOnce(kind: string, write: (order: Order, context: MailContext) => Mail) {
    app.handleJob(kind, async ({ orderId }) => {
      const order = await read(orderId);
      if (order !== undefined) {
        await app.sendMail(write(order, context), [`${kind}:${order._id}`]);
      }
    });
  }
  mailOnce('order-confirmation', writeConfirmation);
  mailOnce('order-refunded', writeRefund);

  app.handleJob('order-status', async ({ orderId, event, status }) => {
    const order = await read(orderId);
    const mail = order === undefined || order.orderStatus !== status ? undefined : writeStatus(order, context);
    if (order !== undefined && mail !== undefined) {
      await app.sendMail(mail, [`order-status:${String(event)}`, ...(order.trackingId ? [trackingEvent(order)] : [])]);
    }
  });

  app.handleJob('order-tracking', async ({ orderId, trackingId }) => {
    const order = await read(orderId);
    const mail =
      order === undefined || order.trackingId !== trackingId || order.orderStatus !== 'Shipped'
        ? undefined
        : writeStatus(order, context);
    if (order !== undefined && mail !== undefined) {
      await app.sendMail(mail, [trackingEvent(order)]);
    }
  });
}
