import { grievanceActionSchema } from '@aaram/shared-domain/grievance/schema';
import { formSchema } from '#lib/form/form-schema.ts';
import * as texts from '#texts/grievances.ts';

export type TypedAnswer = { answer: string };

export const answerForm = formSchema(
  grievanceActionSchema,
  ({ answer }: TypedAnswer) => (answer.trim() === '' ? { answer: texts.writeAnswer } : {}),
  ({ answer }) => ({ action: 'answer' as const, text: answer.trim() }),
);
