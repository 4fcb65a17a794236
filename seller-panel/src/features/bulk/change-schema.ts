import { changeSetInputSchema } from '@aaram/shared-domain/change-set/schema';
import { z } from 'zod';
import { formSchema } from '#lib/form/form-schema.ts';
import { readOrderChange, readProductChange } from './read-change.ts';
import type { TypedChange } from './typed-change.ts';

// What is selected is not typed here.
const [product, order, edit, tracking] = changeSetInputSchema.options;
const changeSchema = z.discriminatedUnion('subject', [
  product.omit({ selection: true }),
  order.omit({ selection: true }),
  tracking.omit({ selection: true }),
]);

const valuesOf = (typed: TypedChange): Readonly<Record<string, string | undefined>> => typed;

function readTyped(subject: 'product' | 'order', typed: TypedChange) {
  const read = (name: string) => (name === typed.fact ? typed.said : (valuesOf(typed)[name] ?? '')).trim();
  return subject === 'product' ? readProductChange(typed.kind, read) : readOrderChange(typed.kind, read);
}

/** Checks a change of what is selected. */
export const changeForm = (subject: 'product' | 'order') =>
  formSchema(
    changeSchema,
    (typed: TypedChange) => {
      const read = readTyped(subject, typed);
      if (!('problem' in read)) {
        return {};
      }
      const { field, message } = read.problem;
      return { [field === typed.fact ? 'said' : field]: message };
    },
    (typed) => {
      const read = readTyped(subject, typed);
      const change = 'change' in read ? read.change : undefined;
      // What does not fit the subject was found before.
      return (change && 'lines' in change ? { subject: 'tracking', ...change } : { subject, change }) as never;
    },
  );

/** Checks how one edit is to be taken back. */
export const restoreForm = formSchema(
  edit.omit({ edit: true }),
  () => ({}),
  ({ isAll }: { isAll: boolean }) => ({ subject: 'edit' as const, isAll }),
);
