import type { OutsideOrderInput } from '@aaram/shared-domain/pay-link';
import { outsideOrderInputSchema } from '@aaram/shared-domain/pay-link/schema';
import type { Quote } from '@aaram/shared-domain/pricing';
import { formSchema } from '#lib/form/form-schema.ts';
import * as texts from '#texts/pay-links.ts';
import { inputOf, type OrderDraft, readDiscount } from './order-draft.ts';

/** Checks an order for a customer, at the price that is shown. */
export const orderForm = (quote: Quote) =>
  formSchema<OrderDraft, OutsideOrderInput, OutsideOrderInput>(
    outsideOrderInputSchema,
    (draft) => (readDiscount(draft) === undefined ? { discount: texts.checkAmount } : {}),
    (draft) => inputOf(draft, quote),
  );
