import type { Db } from '@aaram/runtime/db';
import type { ChangeAction } from '@aaram/shared-domain/audit';
import { labelColumn } from '@aaram/shared-domain/change-set';
import { paiseFromRupees } from '@aaram/shared-domain/money';
import * as texts from '#texts/imports.ts';
import { seller, team } from './demo-people.ts';

type Product = { id: string; name: string; price: number; sellerId: string };
/** What the first seller's team did, in any order. */
export type Trail = {
  at: Date;
  actorId: string;
  action: ChangeAction;
  subject: string;
  subjectId: string;
  detail: Record<string, string | number | boolean | null | string[]>;
}[];
type Context = { db: Db; now: Date; trail: Trail };
type Price = { pricePaise?: number };
type Row = {
  subjectId: string;
  title: string;
  before: Price;
  after: Price;
  result: 'changed' | 'refused';
  reason: string | null;
};

const DAY_MS = 86_400_000;
const RAISED_BY = 50;
/** How many rows of the import had a new price, and how many products the bulk change. */
const [IMPORTED, RAISED] = [8, 6];
const NO_ID = '00000000-0000-0000-0000-000000000000';
const actorId = team[0].id;

const inPrice = (value: string) => texts.inCell(labelColumn('price'), value, texts.enterPrice);

/** What became of a row that was not made: an amount as other countries write it, words, and a wrong ID. */
const refusals = [
  { reason: inPrice('1.299,00') },
  { reason: inPrice('on request') },
  { subjectId: NO_ID, title: '', reason: texts.inCell(labelColumn('id'), '4711', texts.enterProductId) },
];

const raise = ({ id, name, price }: Product): Row => ({
  subjectId: id,
  title: name,
  before: { pricePaise: paiseFromRupees(price - RAISED_BY) },
  after: { pricePaise: paiseFromRupees(price) },
  result: 'changed',
  reason: null,
});

type NewSet = { change: { kind: string } & Record<string, unknown>; daysAgo: number; firstNumber: number; rows: Row[] };

/** A change set that was made and can be undone. */
async function seedSet({ db, now, trail }: Context, { change, daysAgo, firstNumber, rows }: NewSet) {
  const at = new Date(now.getTime() - daysAgo * DAY_MS);
  const changed = rows.filter(({ result }) => result === 'changed');
  const [set] = await db<{ id: string }[]>`insert into change_sets ${db({
    ...{ actorId, sellerId: seller.id, movedBy: actorId, movedByAdmin: false, requestId: 'demo' },
    ...{ kind: change.kind, subject: 'product', state: 'done', change: db.json(change) },
    ...{ total: rows.length, ready: rows.length, changed: changed.length, refused: rows.length - changed.length },
    ...{ createdAt: at, runAt: at, endedAt: new Date(at.getTime() + 2000) },
  })} returning id`;
  const setId = set?.id ?? '';
  await db`insert into change_rows ${db(
    rows.map((row, index) => ({
      ...row,
      ...{ setId, place: index + firstNumber, before: db.json(row.before), after: db.json(row.after) },
    })),
  )}`;
  const note = { at, actorId, subject: 'change-set', subjectId: setId };
  trail.push({ ...note, action: 'changes.prepare', detail: { kind: change.kind, rows: rows.length } });
  trail.push({ ...note, action: 'changes.run', detail: { kind: change.kind, rows: changed.length } });
  for (const { subjectId, before, after } of changed) {
    const [priceFrom, priceTo] = [before, after].map(({ pricePaise = 0 }) => pricePaise / 100);
    const detail = { changeSet: setId, fields: ['pricePaise'], priceFrom: priceFrom ?? 0, priceTo: priceTo ?? 0 };
    trail.push({ at, actorId, action: 'product.update', subject: 'product', subjectId, detail });
  }
}

/** New prices by one of the first seller's team: an import, of which a few cells were refused, and a bulk change. */
export async function seedChangeSets(context: Context, products: readonly Product[]) {
  const own = products.filter(({ sellerId, price }) => sellerId === seller.id && price > 10 * RAISED_BY);
  const refused = refusals.map((row, index): Row => {
    const { id = NO_ID, name = '' } = own[IMPORTED + index] ?? {};
    return { subjectId: id, title: name, before: {}, after: {}, result: 'refused', ...row };
  });
  await seedSet(context, {
    change: { kind: 'import', mapping: { [labelColumn('id')]: 'id', [labelColumn('price')]: 'price' } },
    daysAgo: 2,
    // The first line of a file has the names of its columns.
    firstNumber: 2,
    rows: [...own.slice(0, IMPORTED).map(raise), ...refused],
  });
  await seedSet(context, {
    change: { kind: 'price', how: 'amount', value: RAISED_BY, round: 'rupee' },
    daysAgo: 1,
    firstNumber: 0,
    rows: own.slice(-RAISED).map(raise),
  });
}

/** Writes the trail, oldest first, because it is read by its ids. */
export async function seedTrail({ db, trail }: Context) {
  const rows = trail.toSorted((a, b) => a.at.getTime() - b.at.getTime());
  await db`insert into audit_log ${db(
    rows.map((row) => ({ ...row, detail: db.json(row.detail), sellerId: seller.id, requestId: 'demo' })),
  )}`;
}
