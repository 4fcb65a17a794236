import { formatCount } from '@aaram/shared-domain/format';
import { MAX_PARCEL_GRAMS } from '@aaram/shared-domain/work';
import { shipmentInputSchema } from '@aaram/shared-domain/work/schema';
import { formSchema } from '#lib/form/form-schema.ts';
import * as texts from '#texts/carrier.ts';
import { readGrams } from './read-grams.ts';

export const bookForm = formSchema(
  shipmentInputSchema,
  ({ grams }: { grams: string }) =>
    readGrams(grams) === null ? { grams: texts.enterWeight(formatCount(MAX_PARCEL_GRAMS)) } : {},
  ({ grams }) => ({ grams: readGrams(grams) ?? undefined }),
);
