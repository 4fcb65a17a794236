import { labelColumn } from '@aaram/shared-domain/change-set';
import { paiseFromRupees } from '@aaram/shared-domain/money';
import * as texts from '#texts/imports.ts';
import type { Db } from '../pool.ts';
import { buildDemoId } from './demo-data.ts';
import { seller, team } from './demo-people.ts';

type Product = { id: string; name: string; price: number; sellerId: string };

const DAY_MS = 86_400_000;
const RAISED_BY = 50;
/** How many rows of the file had a new price. */
const CHANGED = 8;
const NOBODY = '00000000-0000-0000-0000-000000000000';

const inPrice = (value: string) => texts.inCell(labelColumn('price'), value, texts.enterPrice);

/** What became of a row that was not made: an amount as other countries write it, words, and a wrong ID. */
const refusals = [
  { reason: inPrice('1.299,00') },
  { reason: inPrice('on request') },
  { subjectId: NOBODY, title: '', reason: texts.inCell(labelColumn('id'), '4711', texts.enterProductId) },
];

/** An import of new prices by one of the first seller's team, two days ago: a few cells were refused, the rest can be undone. */
export async function seedImport({ db, now }: { db: Db; now: Date }, products: readonly Product[]) {
  const own = products.filter(({ sellerId, price }) => sellerId === seller.id && price > 10 * RAISED_BY);
  const changed = own.slice(0, CHANGED).map(({ id, name, price }) => ({
    subjectId: id,
    title: name,
    before: { pricePaise: paiseFromRupees(price - RAISED_BY) },
    after: { pricePaise: paiseFromRupees(price) },
    result: 'changed',
    reason: null,
  }));
  const refused = refusals.map((row, index) => {
    const { id = NOBODY, name = '' } = own[CHANGED + index] ?? {};
    return { subjectId: id, title: name, before: {}, after: {}, result: 'refused', ...row };
  });
  const actorId = team[0]?.id ?? seller.id;
  const at = new Date(now.getTime() - 2 * DAY_MS);
  const id = buildDemoId('change-set', 'prices');
  await db`insert into change_sets ${db({
    ...{ id, actorId, sellerId: seller.id, movedBy: actorId, movedByAdmin: false, requestId: 'demo' },
    ...{ kind: 'import', subject: 'product', state: 'done' },
    change: db.json({ kind: 'import', mapping: { [labelColumn('id')]: 'id', [labelColumn('price')]: 'price' } }),
    ...{ total: changed.length + refused.length, ready: changed.length + refused.length },
    ...{ changed: changed.length, refused: refused.length },
    ...{ createdAt: at, runAt: at, endedAt: new Date(at.getTime() + 2000) },
  })}`;
  // The first line of a file has the names of its columns.
  const rows = [...changed, ...refused].map((row, index) => ({ ...row, setId: id, place: index + 2 }));
  await db`insert into change_rows ${db(
    rows.map((row) => ({ ...row, before: db.json(row.before), after: db.json(row.after) })),
  )}`;
  const trail = { actorId, sellerId: seller.id, action: 'product.update', subject: 'product', requestId: 'demo', at };
  await db`insert into audit_log ${db(
    changed.map(({ subjectId, before, after }) => {
      const [priceFrom, priceTo] = [before.pricePaise / 100, after.pricePaise / 100];
      return { ...trail, subjectId, detail: db.json({ changeSet: id, fields: ['pricePaise'], priceFrom, priceTo }) };
    }),
  )}`;
}
