import { releaseMoveFields } from '@aaram/shared-domain/release/schema';
import { formSchema } from '#lib/form/form-schema.ts';
import * as texts from '#texts/release.ts';

type Typed = { why: string; percent: string };

/** The number in a field for whole numbers; undefined when it is none. */
const readPercent = (typed: string) => (/^\d{1,2}$/.test(typed.trim()) ? Number(typed) : undefined);

/** Checks why a release is moved, and for a canary its share; the rest of the move was chosen. */
export const moveForm = (isCanary: boolean) =>
  formSchema(
    releaseMoveFields.pick({ why: true, percent: true }),
    ({ why, percent }: Typed) => ({
      ...(why.trim() === '' ? { why: texts.sayWhy } : {}),
      ...(isCanary && !readPercent(percent) ? { percent: texts.enterShare } : {}),
    }),
    ({ why, percent }) => ({ why, ...(isCanary ? { percent: readPercent(percent) } : {}) }),
  );
