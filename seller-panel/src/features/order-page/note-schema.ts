import { noteInputSchema } from '@aaram/shared-domain/order-page/schema';
import { formSchema } from '#lib/form/form-schema.ts';

export type TypedNote = { note: string };

export const noteForm = formSchema(
  noteInputSchema,
  () => ({}),
  ({ note }: TypedNote) => ({ text: note }),
);
