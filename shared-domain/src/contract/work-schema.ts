import { z } from 'zod';
import { closedMonthsSchema, payoutInputSchema, payoutSchema, statementSchema } from '../account/schema.ts';
import { invoiceSchema } from '../invoice/schema.ts';
import {
  disputeSchema,
  holdDecisionSchema,
  mailAgainInputSchema,
  orderSchema,
  statusInputSchema,
  trackingInputSchema,
} from '../order/schema.ts';
import { noteInputSchema, orderPageSchema, orderStepsSchema } from '../order-page/schema.ts';
import { printoutFileSchema, printoutInputSchema, printoutSchema } from '../printout/schema.ts';
import { paidWaysSchema, refundAskSchema, refundInputSchema, refundQuoteSchema } from '../refund/schema.ts';
import { returnSchema } from '../return/schema.ts';
import {
  priceRuleInputSchema,
  priceRuleSchema,
  priceRuleStateSchema,
  taxDetailsInputSchema,
  taxDetailsSchema,
} from '../tax/schema.ts';
import {
  carrierDeskSchema,
  deliveryChoiceSchema,
  packedInputSchema,
  parcelRouteSchema,
  pickupInputSchema,
  shipmentInputSchema,
  shipmentSchema,
  weightAnswerSchema,
  workCountsSchema,
  workParcelSchema,
} from '../work/schema.ts';
import { payLinkShapes } from './pay-link-schema.ts';
import { salesFileSchema } from './sales-schema.ts';

const messageSchema = z.object({ message: z.string() });

/** The calls about orders, their parcels as work and their printouts, for the table of all calls. */
export const workShapes = {
  ...payLinkShapes,
  'PUT /auth/panel/orders/{orderId}/hold': { body: holdDecisionSchema, answer: orderSchema },
  'GET /auth/panel/orders/{orderId}': { answer: orderPageSchema },
  'POST /auth/panel/orders/{orderId}/notes': { body: noteInputSchema, status: 201 as const, answer: orderPageSchema },
  'POST /auth/panel/orders/{orderId}/refund-quote': { body: refundAskSchema, answer: refundQuoteSchema },
  'POST /auth/panel/orders/{orderId}/refunds': {
    body: refundInputSchema,
    status: 201 as const,
    answer: orderPageSchema,
  },
  'DELETE /auth/panel/orders/{orderId}/refunds/{id}': { answer: orderPageSchema },
  'GET /orders/paid-ways': { answer: paidWaysSchema },
  'GET /orders/{id}/steps': { answer: orderStepsSchema },
  'GET /auth/panel/disputes': { answer: z.array(disputeSchema) },
  'POST /auth/panel/orders/{orderId}/mail': { body: mailAgainInputSchema, answer: messageSchema },
  'GET /orders/{id}/invoice': { answer: invoiceSchema },
  'PUT /auth/admin-orders/{orderId}/tracking': { body: trackingInputSchema, answer: orderSchema },
  'PUT /auth/orders/update-status/{orderId}': { body: statusInputSchema, answer: orderSchema },
  'GET /auth/panel/work': { answer: z.array(workParcelSchema) },
  'GET /auth/panel/work/counts': { answer: workCountsSchema },
  'PUT /auth/panel/parcels/{id}/packed': { body: packedInputSchema, answer: workParcelSchema },
  'POST /auth/panel/parcels/{id}/shipment': {
    body: shipmentInputSchema,
    status: 201 as const,
    answer: shipmentSchema,
  },
  'GET /auth/panel/parcels/{id}/route': { answer: parcelRouteSchema },
  'GET /auth/panel/parcels/{id}/label': { answer: printoutFileSchema },
  'PUT /auth/panel/parcels/{id}/weight': { body: weightAnswerSchema, answer: workParcelSchema },
  'POST /auth/panel/returns/{id}/pickup': { status: 201 as const, answer: returnSchema },
  'GET /auth/panel/carrier': { answer: carrierDeskSchema },
  'POST /auth/panel/carrier/checks': { status: 201 as const, answer: z.object({ isConnected: z.boolean() }) },
  'POST /auth/panel/carrier/pickups': { body: pickupInputSchema, status: 201 as const, answer: carrierDeskSchema },
  'DELETE /auth/panel/parcels/{id}/shipment': { answer: workParcelSchema },
  'PUT /auth/panel/parcels/{id}/shipment/failure': { body: deliveryChoiceSchema, answer: workParcelSchema },
  'POST /webhooks/carrier': {
    /** As Delhivery writes it. Only the waybill is read. */
    body: z.looseObject({ Shipment: z.looseObject({ AWB: z.union([z.string().min(1).max(64), z.number()]) }) }),
    answer: z.object({ status: z.string() }),
  },
  'POST /auth/panel/printouts': { body: printoutInputSchema, status: 201 as const, answer: printoutSchema },
  'GET /auth/panel/printouts/{id}': { answer: printoutSchema },
  'GET /auth/panel/accounts': { answer: statementSchema },
  'GET /auth/panel/closed-months': { answer: closedMonthsSchema },
  'GET /auth/panel/tax-details': { answer: taxDetailsSchema },
  'PUT /auth/panel/tax-details': { body: taxDetailsInputSchema, answer: taxDetailsSchema },
  'GET /price-rule': { answer: priceRuleSchema },
  'GET /auth/panel/price-rule': { answer: priceRuleStateSchema },
  'PUT /auth/panel/price-rule': { body: priceRuleInputSchema, answer: priceRuleStateSchema },
  'POST /auth/panel/payouts': { body: payoutInputSchema, status: 201 as const, answer: payoutSchema },
  'DELETE /auth/panel/payouts/{id}': { answer: payoutSchema },
  'GET /auth/panel/accounts/pdf': { answer: printoutFileSchema },
  'GET /auth/panel/accounts/file': { answer: salesFileSchema },
  'GET /auth/panel/printouts/{id}/file': { answer: printoutFileSchema },
};
