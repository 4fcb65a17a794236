import { zodResolver } from '@hookform/resolvers/zod';
import type { FieldValues, Resolver } from 'react-hook-form';
import { z } from 'zod';
import * as texts from '#texts/form.ts';
import type { Problems } from './problems.ts';

// Our policy of content allows no code that is made of text.
z.config({ jitless: true, customError: () => texts.checkIt });

export type FormSchema<Input, Typed> = z.ZodType<Input, Typed>;

/**
 * Checks a form: `find` says in the form's words what is wrong with what was typed, `toInput` makes of it what is sent, and
 * the contract's schema has the last word.
 */
export const formSchema = <Typed, Input, Sent>(
  contract: z.ZodType<Input, Sent>,
  find: (typed: Typed) => Problems,
  toInput: (typed: Typed) => NoInfer<Sent>,
): FormSchema<Input, Typed> =>
  z
    .custom<Typed>()
    .superRefine((typed, { addIssue }) => {
      for (const [path, message] of Object.entries(find(typed))) {
        if (message !== undefined) {
          addIssue({ code: 'custom', path: path.split('.'), message });
        }
      }
    })
    .transform((typed): unknown => toInput(typed))
    .pipe(contract as z.ZodType<Input, unknown>);

export const resolveBy = <Typed extends FieldValues, Input>(schema: FormSchema<Input, Typed>) =>
  zodResolver(schema) as Resolver<Typed, unknown, Input>;
