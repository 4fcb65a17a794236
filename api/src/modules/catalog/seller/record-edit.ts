import type { Db } from '#db/pool.ts';
import { type BatchProduct, findBatch, productFieldNames } from './batch-edit.repository.ts';
import { keepDifferent, type ProductState, readState } from './plan-change.ts';
import { keepEdit } from './product-edits.repository.ts';

const stateOf = (product: BatchProduct): ProductState =>
  readState(product, {
    ...Object.fromEntries(productFieldNames.map((name) => [name, product[name]])),
    stock: Object.fromEntries(product.stock.map(({ size, quantity }) => [size, quantity])),
  });

/**
 * Makes an edit of a locked product and keeps what it changed, so that it can be restored. Answers the id of what was
 * kept; undefined when nothing changed, or when `edit` refuses.
 */
export async function recordEdit<Refused>(
  tx: Db,
  productId: string,
  edit: () => Promise<Refused | undefined>,
): Promise<{ refused: Refused | undefined; editId: string | undefined }> {
  const read = async () => (await findBatch(tx, [productId], { isLocked: false })).get(productId);
  const before = await read();
  const refused = await edit();
  const after = refused === undefined ? await read() : undefined;
  if (before === undefined || after === undefined) {
    return { refused, editId: undefined };
  }
  const changed = keepDifferent(stateOf(before), stateOf(after));
  const isNone = Object.keys(changed.after).length === 0;
  return { refused, editId: isNone ? undefined : await keepEdit(tx, { productId, ...changed }) };
}
