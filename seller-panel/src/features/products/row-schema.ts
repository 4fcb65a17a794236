import type { ProductSummary } from '@aaram/shared-domain/catalog';
import { productUpdateSchema } from '@aaram/shared-domain/catalog/schema';
import type { PriceRule } from '@aaram/shared-domain/tax';
import { formSchema } from '#lib/form/form-schema.ts';
import { buildUpdate, checkDraft, type ProductDraft } from './product-draft.ts';

const under = (field: string, problems: object): [string, string][] =>
  Object.entries(problems).map(([part, message]) => [`${field}.${part}`, message]);

/** Checks an edited row: `origin` is the product that the edit began with, `version` the one that it replaces. */
export const rowForm = (origin: ProductSummary, version: number, rule: PriceRule) =>
  formSchema(
    productUpdateSchema,
    (draft: ProductDraft) => {
      const { stock, details, ...own } = checkDraft(draft, origin, rule);
      return { ...own, ...Object.fromEntries([...under('stock', stock), ...under('details', details)]) };
    },
    (draft) => buildUpdate(draft, { ...origin, version }),
  );
