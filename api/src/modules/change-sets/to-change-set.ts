import type { Db } from '@aaram/runtime/db';
import { DAYS_TO_UNDO } from '@aaram/shared-domain/change-set';
import type { ChangeRow, ChangeSet } from '@aaram/shared-domain/change-set/schema';
import { rupeesFromPaise } from '@aaram/shared-domain/money';
import { amountFacts, ownStoredAs, storedAs } from '@aaram/shared-domain/product-fields';
import { findNames } from '#modules/identity/index.ts';
import type { ChangeRowRow, RowState, SetRow } from './change-sets.repository.ts';

const DAY_MS = 86_400_000;

/** Change sets as the contract has them, with the names of who made them. */
export async function toChangeSets(db: Db, rows: readonly SetRow[]): Promise<ChangeSet[]> {
  const names = await findNames(db, [...new Set(rows.map(({ actorId }) => actorId))]);
  return rows.map((set) => {
    const { ready, unchanged, refused, changed, undone, kept } = set;
    const begun = set.runAt ?? set.createdAt;
    const canUndo = set.state === 'done' && changed > 0 && set.age < DAYS_TO_UNDO;
    return {
      _id: set.id,
      subject: set.subject,
      kind: set.kind,
      change: set.change,
      state: set.state,
      actor: set.actorId,
      actorName: names.get(set.actorId) ?? null,
      at: begun.toISOString(),
      endedAt: set.endedAt?.toISOString() ?? null,
      undoUntil: canUndo ? new Date(begun.getTime() + DAYS_TO_UNDO * DAY_MS).toISOString() : null,
      total: set.total,
      counts: {
        planned: ready - unchanged - refused - changed,
        unchanged,
        refused,
        changed: changed - undone - kept,
        undone,
        kept,
      },
    };
  });
}

type Field = ChangeRow['fields'][number];

/** Amounts, by the names under which they are stored in paise. */
const inRupees = new Map<string, string>([
  [ownStoredAs('price'), 'price'],
  ...amountFacts.map((key): [string, string] => [storedAs(key), key]),
]);

function toField(name: string, before: unknown, after: unknown): Field {
  const rupees = inRupees.get(name);
  const value = (given: unknown): Field['before'] => {
    if (rupees !== undefined && typeof given === 'number') {
      return rupeesFromPaise(given);
    }
    // Words by the addresses of pictures: the words are what people know.
    const isMap = typeof given === 'object' && given !== null && !Array.isArray(given);
    return (isMap ? Object.values(given) : (given ?? null)) as Field['before'];
  };
  return { name: rupees ?? name, before: value(before), after: value(after) };
}

/** The fields of a product that change; each size of the stock is one. */
function productFields(before: RowState, after: RowState): Field[] {
  const listed = Object.entries(after).filter(([name]) => !(name === 'familyPlace' && 'family' in after));
  return listed.flatMap(([name, value]) => {
    if (name !== 'stock') {
      return [toField(name, before[name], value)];
    }
    const [from, to] = [before.stock, value] as Record<string, number>[];
    return Object.entries(to ?? {}).map(([size, pieces]) => ({
      name: 'stock',
      size,
      before: from?.[size] ?? 0,
      after: pieces,
    }));
  });
}

/** The fields of an order's parcels that change; those that are equal in several parcels are listed once. */
function orderFields(before: RowState, after: RowState): Field[] {
  const fields = Object.entries(after).flatMap(([parcel, state]) =>
    Object.entries(state as RowState).map(([name, value]) =>
      toField(name, (before[parcel] as RowState | undefined)?.[name], value),
    ),
  );
  const different = fields.filter((field) => JSON.stringify(field.before) !== JSON.stringify(field.after));
  return [...new Map(different.map((field) => [JSON.stringify(field), field])).values()];
}

/** A row of a change set as the contract has it. */
export const toChangeRow = (
  { place, subjectId, title, before, after, result, reason }: ChangeRowRow,
  subject: SetRow['subject'],
): ChangeRow => ({
  place,
  subject: subjectId,
  title,
  result,
  reason,
  fields: subject === 'product' ? productFields(before, after) : orderFields(before, after),
});
