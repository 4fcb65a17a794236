import type { RefundAsk, RefundInput } from '@aaram/shared-domain/refund';
import { refundInputSchema } from '@aaram/shared-domain/refund/schema';
import { formSchema } from '#lib/form/form-schema.ts';
import * as texts from '#texts/refund.ts';

/** Pieces and amounts by line, and why. */
export type TypedRefund = {
  counts: Readonly<Record<string, number>>;
  amounts: Readonly<Record<string, string>>;
  reason: string;
};

/** Checks a refund of which the server has said what goes back. */
export const refundForm = (ask: RefundAsk, shown: RefundInput['shown']) =>
  formSchema(
    refundInputSchema,
    ({ reason }: TypedRefund) => (reason.trim() === '' ? { reason: texts.sayWhy } : {}),
    ({ reason }) => ({ ...ask, reason, shown }),
  );
