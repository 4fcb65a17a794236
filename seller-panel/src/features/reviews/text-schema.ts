import { reviewAnswerInputSchema, reviewHidingInputSchema } from '@aaram/shared-domain/review/schema';
import { formSchema } from '#lib/form/form-schema.ts';

export type TypedText = { text: string };

/** Checks an answer to a review, or the reason to hide it; `blank` is said when nothing was written. */
export const textForm = (kind: 'answer' | 'hide', blank: string) => {
  const find = ({ text }: TypedText) => (text.trim() === '' ? { text: blank } : {});
  return kind === 'answer'
    ? formSchema(reviewAnswerInputSchema, find, ({ text }) => ({ text: text.trim() }))
    : formSchema(
        reviewHidingInputSchema.transform(({ reason }) => ({ text: reason })),
        find,
        ({ text }) => ({ reason: text.trim() }),
      );
};
