import type { Db } from '@aaram/runtime/db';
import type { MessageKind } from '@aaram/shared-domain/message';
import { formatPaise } from '@aaram/shared-domain/money';
import type { Order, OrderStatus, Parcel } from '@aaram/shared-domain/order';
import type { FastifyInstance } from 'fastify';
import { enqueueJob, type JobPayload } from '#modules/jobs/index.ts';
import { findOrder } from '../order.repository.ts';
import { readOrders } from '../read-orders.service.ts';
import { sendReturnMail } from '../returns/return-mail.ts';
import { sumOwed } from '../settle/refunds.repository.ts';
import { wasCancelledByShopper, writeAgain } from './mail-again.ts';
import {
  type MailContext,
  writeConfirmation,
  writeCreditBack,
  writePartRefund,
  writeRefund,
  writeStatus,
  writeUnpaid,
} from './order-mail.ts';

/**
 * The panel's dropdown saves at once, and a tracking id is often typed right after: so one mail can contain both, and a
 * slip that is corrected causes no mail.
 */
const SETTLE_SECONDS = { status: 30, tracking: 60 };

/** Most orders are paid within a minute, and who needs this mail must still have most of the hold. */
const UNPAID_SHARE_OF_HOLD = 1 / 3;

/** The mail event of an unpaid order, so that it is mailed only once. */
const unpaidEvent = (orderId: string) => `order-unpaid:${orderId}`;

/** Queues a mail for when an order is still unpaid later, in the transaction that places it. */
export async function announceUnpaid(tx: Db, { id, holdMinutes }: { id: string; holdMinutes: number }) {
  await enqueueJob(tx, {
    queue: 'mail',
    kind: 'order-unpaid',
    payload: { orderId: id },
    dedupeKey: unpaidEvent(id),
    delaySeconds: Math.ceil(holdMinutes * 60 * UNPAID_SHARE_OF_HOLD),
  });
}

/** Queues one mail about the new status of parcels, sent after a delay, in the transaction that changes the status. */
export async function announceStatus(
  tx: Db,
  change: { id: string; eventId: string; status: OrderStatus; parcels: string[] },
) {
  await enqueueJob(tx, {
    queue: 'mail',
    kind: 'order-status',
    payload: { orderId: change.id, event: change.eventId, status: change.status, parcels: change.parcels },
    dedupeKey: `order-status:${change.eventId}`,
    delaySeconds: SETTLE_SECONDS.status,
    // This mail may contain a tracking id, which then needs no separate mail.
    priority: 1,
  });
}

/** Queues a mail about the tracking id of each parcel, unless another mail has contained it by then. */
export async function announceTracking(tx: Db, change: { id: string; trackingId: string; parcels: string[] }) {
  for (const parcel of change.parcels) {
    await enqueueJob(tx, {
      queue: 'mail',
      kind: 'order-tracking',
      payload: { orderId: change.id, trackingId: change.trackingId, parcel },
      dedupeKey: `order-tracking:${parcel}:${change.trackingId}`,
      delaySeconds: SETTLE_SECONDS.tracking,
    });
  }
}

/** Queues a mail about a refund. */
export async function announceRefund(
  tx: Db,
  refund: { id: string; orderId: string; parcelId: string | null; returnId: string | null; amountPaise: number },
) {
  const { id, orderId, parcelId, returnId, amountPaise } = refund;
  await enqueueJob(tx, {
    queue: 'mail',
    kind: 'order-refunded',
    payload: {
      orderId,
      refund: id,
      parcel: parcelId,
      ...(returnId === null ? {} : { return: returnId }),
      paise: amountPaise,
    },
    dedupeKey: `order-refunded:${id}`,
  });
}

/** Queues a mail about credit that came back. A return has a mail of its own. */
export async function announceCreditBack(tx: Db, refund: Parameters<typeof announceRefund>[1]) {
  const { id, orderId, returnId, amountPaise } = refund;
  await (returnId === null
    ? enqueueJob(tx, {
        queue: 'mail',
        kind: 'order-credit-back',
        payload: { orderId, refund: id, paise: amountPaise },
        dedupeKey: `order-credit-back:${id}`,
      })
    : announceRefund(tx, refund));
}

/** The mail event of a parcel's tracking id, so that each id is mailed only once. */
const trackingEvent = (order: Order, { _id, trackingId }: Parcel) =>
  `order-tracking:${order.parcels.length === 1 ? order._id : _id}:${trackingId ?? ''}`;

/** What a new status is as a kind of message; the others have no short form. */
const kindOfStatus: Partial<Record<OrderStatus, MessageKind>> = {
  Shipped: 'order-sent',
  Delivered: 'order-delivered',
  Cancelled: 'order-cancelled',
};

/** The parcels that a job is about; jobs queued before parcels existed are about all. */
const pickParcels = (order: Order, ids: JobPayload[string] | undefined) =>
  Array.isArray(ids) ? order.parcels.filter(({ _id }) => ids.includes(_id)) : order.parcels;

async function readOrder(app: FastifyInstance, orderId: unknown): Promise<Order | undefined> {
  const order = await findOrder(app.db, String(orderId));
  return order === undefined ? undefined : (await readOrders(app.db, [order]))[0];
}

/** Says the same in short, over the channels that the shopper has chosen. */
async function sendInShort(
  app: FastifyInstance,
  order: Order,
  short: { kind: MessageKind; event: string; amount?: string },
) {
  const row = await findOrder(app.db, order._id);
  if (row !== undefined) {
    const { kind, event, amount } = short;
    const words = [order.number, ...(amount === undefined ? [] : [amount])];
    await app.messages.sendShort({ kind, event, userId: row.userId, words });
  }
}

/** The mails about an order that is placed. */
function handlePlacedMails(app: FastifyInstance, context: MailContext) {
  app.handleJob('order-unpaid', async ({ orderId }) => {
    const order = await readOrder(app, orderId);
    const mail = order && writeUnpaid(order, context);
    if (mail !== undefined) {
      await app.sendMail(mail, [unpaidEvent(String(orderId))]);
    }
  });

  app.handleJob('order-confirmation', async ({ orderId }) => {
    const order = await readOrder(app, orderId);
    if (order !== undefined) {
      await app.sendMail(writeConfirmation(order, context), [`order-confirmation:${order._id}`]);
      await sendInShort(app, order, { kind: 'order-placed', event: `order-confirmation:${order._id}` });
    }
  });

  app.handleJob('order-mail-again', async ({ orderId, mail, event }) => {
    const order = await readOrder(app, orderId);
    const written = order && (await writeAgain(app.db, order, context, String(mail)));
    if (order !== undefined && written !== undefined) {
      const events = order.orderStatus === 'Pending' ? [unpaidEvent(order._id)] : [];
      await app.sendMail(written, [`order-mail-again:${String(event)}`, ...events]);
    }
  });
}

/** The mails about money and credit that came back. */
function handleRefundMails(app: FastifyInstance, context: MailContext) {
  app.handleJob('order-refunded', async ({ orderId, refund, parcel: parcelId, return: returnId, paise }) => {
    if (returnId !== undefined) {
      await sendReturnMail(app, context, { orderId: String(orderId), id: String(returnId), state: 'refunded' });
      return;
    }
    const order = await readOrder(app, orderId);
    const parcel = order?.parcels.find(({ _id }) => _id === parcelId);
    if (order === undefined) {
      return;
    }
    if (parcel === undefined || order.parcels.length === 1) {
      const isByShopper = await wasCancelledByShopper(app.db, order._id);
      const mail = writeRefund(order, context, { paise: Number(paise), isByShopper });
      await app.sendMail(mail, [`order-refunded:${order._id}`]);
      await sendInShort(app, order, {
        kind: 'refund',
        event: `order-refunded:${order._id}`,
        amount: formatPaise(Number(paise)),
      });
      return;
    }
    const mail = writePartRefund(order, context, { parcel, paise: Number(paise) });
    await app.sendMail(mail, [`order-refunded:${String(refund)}`]);
    await sendInShort(app, order, {
      kind: 'refund',
      event: `order-refunded:${String(refund)}`,
      amount: formatPaise(Number(paise)),
    });
  });

  app.handleJob('order-credit-back', async ({ orderId, refund, paise }) => {
    const order = await readOrder(app, orderId);
    if (order !== undefined) {
      await app.sendMail(writeCreditBack(order, context, Number(paise)), [`order-credit-back:${String(refund)}`]);
    }
  });
}

/** The mails about the way of parcels. */
function handleStatusMails(app: FastifyInstance, context: MailContext) {
  app.handleJob('order-status', async ({ orderId, event, status, parcels: ids }) => {
    const order = await readOrder(app, orderId);
    const parcels = order === undefined ? [] : pickParcels(order, ids).filter((one) => one.orderStatus === status);
    const [first] = parcels;
    if (order === undefined || first === undefined) {
      return;
    }
    const owedPaise = await sumOwed(
      app.db,
      parcels.map(({ _id }) => _id),
    );
    const mail = writeStatus(order, context, { status: first.orderStatus, parcels, owedPaise });
    if (mail !== undefined) {
      const tracked = parcels.filter(({ trackingId }) => trackingId !== null);
      const events = tracked.map((parcel) => trackingEvent(order, parcel));
      await app.sendMail(mail, [`order-status:${String(event)}`, ...events]);
      const kind = kindOfStatus[first.orderStatus];
      if (kind !== undefined) {
        await sendInShort(app, order, { kind, event: `order-status:${String(event)}` });
      }
    }
  });

  app.handleJob('order-tracking', async ({ orderId, trackingId, parcel: parcelId }) => {
    const order = await readOrder(app, orderId);
    const parcels = order?.parcels.filter(
      (one) =>
        one.trackingId === trackingId &&
        one.orderStatus === 'Shipped' &&
        (parcelId === undefined || one._id === parcelId),
    );
    for (const parcel of parcels ?? []) {
      const mail = order && writeStatus(order, context, { status: 'Shipped', parcels: [parcel], owedPaise: 0 });
      if (order !== undefined && mail !== undefined) {
        await app.sendMail(mail, [trackingEvent(order, parcel)]);
      }
    }
  });
}

/** The mails about orders, each a separate job: queued with the change it is about, and retried until it is sent. */
export function handleOrderMails(app: FastifyInstance) {
  const context: MailContext = { publicUrl: app.config.publicUrl, store: app.config.store };
  handlePlacedMails(app, context);
  handleRefundMails(app, context);
  handleStatusMails(app, context);
}
