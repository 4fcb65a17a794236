import type { ProductState } from '@aaram/shared-domain/catalog';
import { productUpdateSchema } from '@aaram/shared-domain/catalog/schema';
import type { PriceRule } from '@aaram/shared-domain/tax';
import { formSchema } from '#lib/form/form-schema.ts';
import { buildChanges, checkEdit, type EditDraft } from './edit-draft.ts';
import { checkNeededFacts, checkNewProduct, emptyProduct, type NewProduct } from './new-product.ts';

const nothing: EditDraft = { ...emptyProduct, pictures: [] };

/** Checks a new product, as if all of it was changed. */
export const newProductForm = (state: ProductState, rule: PriceRule) =>
  formSchema(
    productUpdateSchema,
    (typed: NewProduct) => checkNewProduct(typed, undefined, state, rule),
    (typed) => buildChanges(nothing, { ...typed, pictures: [] }),
  );

/** Checks an edit of a product in a state, or of one that comes to another state. */
export const editProductForm = (theirs: EditDraft, state: ProductState, isPublished: boolean, rule: PriceRule) =>
  formSchema(
    productUpdateSchema,
    (typed: EditDraft) => {
      const wrong = checkEdit(typed, state, rule);
      // In the form's order; a fact that is wrong says why.
      return { ...wrong, ...(isPublished ? checkNeededFacts(typed) : {}), ...wrong };
    },
    (typed) => buildChanges(theirs, typed),
  );
