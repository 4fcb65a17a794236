import type { Db } from '@aaram/runtime/db';
import { type BatchProduct, findBatch, type ProductFields, productFieldNames } from './batch/batch-edit.repository.ts';
import { keepDifferent, type ProductState, readState } from './batch/plan-change.ts';
import { keepEdit } from './product-edits.repository.ts';

const stateOf = (product: BatchProduct): ProductState =>
  readState(product, {
    ...Object.fromEntries(productFieldNames.map((name) => [name, product[name]])),
    stock: Object.fromEntries(product.stock.map(({ size, quantity }) => [size, quantity])),
  });

/**
 * Makes an edit of several products and keeps what it changed in each of these fields, to be restored together. Answers
 * the id of the stored edit; undefined when nothing changed.
 */
export async function recordEdits(
  tx: Db,
  { ids, fields }: { ids: readonly string[]; fields: readonly (keyof ProductFields)[] },
  edit: () => Promise<void>,
): Promise<string | undefined> {
  const pick = (product: BatchProduct) =>
    readState(product, Object.fromEntries(fields.map((name) => [name, product[name]])));
  const before = await findBatch(tx, ids, { isLocked: false });
  await edit();
  const after = await findBatch(tx, ids, { isLocked: false });
  let first: string | undefined;
  for (const id of ids) {
    const [from, to] = [before.get(id), after.get(id)];
    const changed = from && to && keepDifferent(pick(from), pick(to));
    if (changed !== undefined && Object.keys(changed.after).length > 0) {
      const stored = await keepEdit(tx, { productId: id, ...changed, madeWith: first ?? null });
      first ??= stored;
    }
  }
  return first;
}

/**
 * Makes an edit of a locked product and keeps what it changed, so that it can be restored. Answers the id of what was
 * stored, undefined when nothing changed or `edit` refuses, and the names of the fields that changed.
 */
export async function recordEdit<Refused>(
  tx: Db,
  productId: string,
  edit: () => Promise<Refused | undefined>,
): Promise<{ refused: Refused | undefined; editId: string | undefined; changed: string[] }> {
  const read = async () => (await findBatch(tx, [productId], { isLocked: false })).get(productId);
  const before = await read();
  const refused = await edit();
  const after = refused === undefined ? await read() : undefined;
  if (before === undefined || after === undefined) {
    return { refused, editId: undefined, changed: [] };
  }
  const changed = keepDifferent(stateOf(before), stateOf(after));
  const names = Object.keys(changed.after);
  const editId = names.length === 0 ? undefined : await keepEdit(tx, { productId, ...changed });
  return { refused, editId, changed: names };
}
