import { z } from 'zod';
import type { ProviderNotification } from '../apply-notification.ts';
import { RAZORPAY, readGatewayDispute, readGatewayPayment, readGatewayRefund } from './razorpay-gateway.ts';

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
type Event = z.infer<typeof eventSchema>;

const notesSchema = z.looseObject({ id: z.unknown(), order: z.unknown() }).partial();
const readText = (value: unknown) => (typeof value === 'string' ? value : null);

/** The notes of an order or payment, which come back as the gateway wrote them, or as an empty list. */
function readNotes(notes: unknown) {
  const { id, order } = notesSchema.safeParse(notes).data ?? {};
  return { id: readText(id), number: readText(order) };
}

const endings: Record<string, 'processed' | 'failed'> = { 'refund.processed': 'processed', 'refund.failed': 'failed' };
const decisions: Record<string, 'won' | 'lost' | 'closed'> = {
  'payment.dispute.won': 'won',
  'payment.dispute.lost': 'lost',
  'payment.dispute.closed': 'closed',
};

/** What the event means to the store; events that are not named here mean nothing. */
function readNotification({ event, payload: { payment, refund, dispute } }: Event): ProviderNotification['tells'] {
  if (event.startsWith('refund.') && refund !== undefined) {
    return {
      what: 'refund',
      read: () => readGatewayRefund({ ...refund.entity, status: endings[event] ?? refund.entity.status }),
    };
  }
  if (event.startsWith('payment.dispute.') && dispute !== undefined) {
    return {
      what: 'dispute',
      read: () => readGatewayDispute({ ...dispute.entity, status: decisions[event] ?? dispute.entity.status }),
    };
  }
  if (payment === undefined) {
    return { what: 'nothing' };
  }
  const read = () => readGatewayPayment(payment.entity);
  if (event === 'payment.captured' || event === 'order.paid') {
    return { what: 'paid', read };
  }
  return event === 'payment.authorized' ? { what: 'authorized', read } : { what: 'payment' };
}

/** Reads the body of an event into the store's words. Throws for a body of another shape. */
export function readEvent(body: Buffer, eventId: string): ProviderNotification {
  const event = eventSchema.parse(JSON.parse(body.toString('utf8')));
  const { payment, order } = event.payload;
  return {
    provider: RAZORPAY,
    eventId,
    kind: event.event,
    providerPaymentId: readText(payment?.entity.id),
    subject: {
      providerOrderId: readText(order?.entity.id) ?? readText(payment?.entity.order_id),
      named: [
        { id: readText(order?.entity.receipt) },
        readNotes(order?.entity.notes),
        readNotes(payment?.entity.notes),
      ],
    },
    tells: readNotification(event),
  };
}
