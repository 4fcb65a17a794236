import { releaseMoveInputSchema } from '@aaram/shared-domain/release/schema';
import { formSchema } from '#lib/form/form-schema.ts';
import * as texts from '#texts/release.ts';

/** Checks why a release is moved; the rest of the move was chosen. */
export const moveForm = formSchema(
  releaseMoveInputSchema.pick({ why: true }),
  ({ why }: { why: string }) => (why.trim() === '' ? { why: texts.sayWhy } : {}),
  ({ why }) => ({ why }),
);
