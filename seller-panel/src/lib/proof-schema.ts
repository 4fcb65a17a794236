import { proofInputSchema } from '@aaram/shared-domain/identity/schema';
import * as texts from '#texts/proof-dialog.ts';
import { formSchema } from './form/form-schema.ts';

export const proofForm = formSchema(
  proofInputSchema,
  ({ password }: { password: string }) => (password === '' ? { password: texts.enterPassword } : {}),
  ({ password }) => ({ password }),
);
