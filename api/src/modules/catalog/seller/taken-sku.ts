import { isDuplicate } from '@aaram/runtime/db/errors';
import { type Refusal, refuseField } from '#outcome.ts';
import * as texts from '#texts/imports.ts';

/** Refuses what gives a product the SKU of another one of its seller. */
export async function refuseTakenSku<Result>(write: () => Promise<Result>): Promise<Result | Refusal> {
  try {
    return await write();
  } catch (error) {
    if (isDuplicate(error, 'products_sku')) {
      return refuseField('sku', texts.skuTaken);
    }
    throw error;
  }
}
