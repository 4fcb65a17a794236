import { checkStatusSchema } from '../order/schema.ts';
import {
  linkPayableSchema,
  linkPaymentSchema,
  linkSentInputSchema,
  linkTokenSchema,
  outsideOrderInputSchema,
  payLinkSchema,
  payLinksSchema,
  payPageSchema,
} from '../pay-link/schema.ts';

/** The calls about orders that staff make for customers and their links, for the table of all calls. */
export const payLinkShapes = {
  'GET /auth/panel/payment-links': { answer: payLinksSchema },
  'POST /auth/panel/payment-links': { body: outsideOrderInputSchema, status: 201 as const, answer: payLinkSchema },
  'POST /auth/panel/payment-links/{id}/renewals': { status: 201 as const, answer: payLinkSchema },
  'POST /auth/panel/payment-links/{id}/sendings': { body: linkSentInputSchema, answer: payLinkSchema },
  'DELETE /auth/panel/payment-links/{id}': { answer: payLinkSchema },
  'POST /payment-links/open': { body: linkTokenSchema, answer: payPageSchema },
  'POST /payment-links/pay': { body: linkTokenSchema, answer: linkPayableSchema },
  'POST /payment-links/verify': { body: linkPaymentSchema, answer: checkStatusSchema },
};
