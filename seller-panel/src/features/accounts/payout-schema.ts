import { payoutInputSchema } from '@aaram/shared-domain/account/schema';
import { readRupees } from '@aaram/shared-domain/read';
import { formSchema } from '#lib/form/form-schema.ts';
import * as texts from '#texts/accounts.ts';

export type TypedPayout = { seller: string; amount: string; reference: string; paidOn: string };

const findProblems = ({ amount, reference }: TypedPayout) => ({
  ...((readRupees(amount) ?? 0) > 0 ? {} : { amount: texts.enterAmount }),
  ...(reference.trim() === '' ? { reference: texts.enterReference } : {}),
});

export const payoutForm = formSchema(payoutInputSchema, findProblems, (typed: TypedPayout) => typed);
