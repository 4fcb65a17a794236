import type { z } from 'zod';
import type { checkStatusSchema, createOrderInputSchema, createOrderResultSchema, orderLineSchema, orderSchema, verifyPaymentInputSchema } from './schema.ts';

export { checkCheckout } from './check-checkout.ts';
export { canReview, isConfirmed, ONLINE_PAYMENT, type OrderStatus, orderStatuses, type PaymentStatus, paymentStatuses } from './status.ts';
export type Order = z.infer<typeof orderSchema>;
export type OrderLine = z.infer<typeof orderLineSchema>;
export type CreateOrderInput = z.infer<typeof createOrderInputSchema>;
export type CreateOrderResult = z.infer<typeof createOrderResultSchema>;
export type CheckStatus = z.infer<typeof checkStatusSchema>;
export type VerifyPaymentInput = z.infer<typeof verifyPaymentInputSchema>;
