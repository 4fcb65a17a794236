import { z } from 'zod';
import * as texts from '#texts/order-page.ts';
import { whenMissing } from '../contract/when-missing.ts';
import { orderSchema } from '../order/schema.ts';
import { orderStatuses } from '../order/status.ts';
import { payLinkSchema } from '../pay-link/schema.ts';
import { paidWays } from '../refund/kinds.ts';
import { returnKinds } from '../return/reasons.ts';
import { returnSchema } from '../return/schema.ts';
import { returnStates } from '../return/states.ts';
import { taxDocumentKinds } from '../tax/document-number.ts';
import {
  MAX_NOTE,
  messageChannels,
  messageStates,
  messageTopics,
  refundReasons,
  refundStates,
  stepKinds,
} from './kinds.ts';

/** One step of an order, from placed to settled. Amounts are rupees, times are UTC. */
export const orderStepSchema = z
  .object({
    at: z.string(),
    kind: z.enum(stepKinds),
    /** Which parcel, from 1; left out when the reader sees one. */
    parcel: z.number().int().optional(),
    /** Of `parcel`: its new status. */
    status: z.enum(orderStatuses).optional(),
    /** Of a payment, a refund and a document. */
    amount: z.number().optional(),
    /** The number of a document, what pieces a return is about, a reference, or the name of a change by staff. */
    text: z.string().optional(),
    /** Of `return`: what was asked and how far it is. */
    returnKind: z.enum(returnKinds).optional(),
    returnState: z.enum(returnStates).optional(),
    /** Who did it; only in the panel. */
    by: z.string().optional(),
  })
  .meta({ id: 'OrderStep' });

/** The steps of a shopper's own order, oldest first. */
export const orderStepsSchema = z.array(orderStepSchema);

/** Money that goes back, in rupees. */
const orderRefundSchema = z.object({
  _id: z.string(),
  amount: z.number(),
  why: z.enum(refundReasons),
  /** How it goes back: as it was paid, or as credit. */
  to: z.enum(['payment', 'credit']),
  parcel: z.number().int().optional(),
  state: z.enum(refundStates),
  dueAt: z.string(),
  doneAt: z.string().nullable(),
  /** The provider's id of the refund; null before there is one. */
  reference: z.string().nullable(),
});

/** An order with everything about it, as far as the caller may see it: a seller its own part. */
export const orderPageSchema = z
  .object({
    order: orderSchema,
    /** In the sequence of the order's `product`: how many pieces staff may cancel, and how much of the price may go back. */
    lines: z.array(z.object({ _id: z.string(), cancellable: z.number().int(), refundable: z.number() })),
    /** Whom the order is paid with, and its refunds: the name of a payment provider. */
    provider: z.string(),
    /** How the provider was paid; null when it did not say so. */
    paidBy: z.enum(paidWays).nullable(),
    /** What was paid and how; only for admins. */
    payments: z.array(
      z.object({ by: z.enum(['provider', 'credit']), amount: z.number(), at: z.string(), reference: z.string() }),
    ),
    refunds: z.array(orderRefundSchema),
    returns: z.array(returnSchema),
    documents: z.array(
      z.object({
        _id: z.string(),
        kind: z.enum(taxDocumentKinds),
        number: z.string(),
        issuedAt: z.string(),
        total: z.number(),
      }),
    ),
    messages: z.array(
      z.object({
        topic: z.enum(messageTopics),
        channel: z.enum(messageChannels),
        state: z.enum(messageStates),
        at: z.string(),
      }),
    ),
    /** Further orders of the shopper, the newest first, at most 20; a seller's own parts of them. */
    others: z.array(
      orderSchema.pick({ _id: true, number: true, createdAt: true, orderStatus: true, payableAmount: true }),
    ),
    notes: z.array(z.object({ _id: z.string(), at: z.string(), by: z.string(), text: z.string() })),
    steps: orderStepsSchema,
    /** Where staff made the order for a customer: its link, without what opens it. */
    link: payLinkSchema
      .pick({ state: true, madeBy: true, expiresAt: true, sentAt: true, sentBy: true, openedAt: true, note: true })
      .optional(),
  })
  .meta({ id: 'OrderPage' });

export const noteInputSchema = z.strictObject({
  text: z
    .string(whenMissing(texts.writeNote))
    .trim()
    .min(1, { error: texts.writeNote })
    .max(MAX_NOTE, { error: texts.noteTooLong(MAX_NOTE) }),
});

export type OrderStep = z.infer<typeof orderStepSchema>;
export type OrderPage = z.infer<typeof orderPageSchema>;
