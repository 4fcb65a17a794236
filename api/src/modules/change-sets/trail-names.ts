import type { Db } from '@aaram/runtime/db';
import { findPostTitles } from '#modules/blog/index.ts';
import { findProductNames } from '#modules/catalog/index.ts';
import { findNames } from '#modules/identity/index.ts';
import { findMediaNames } from '#modules/library/index.ts';
import { findOrderNumbers } from '#modules/orders/index.ts';

/** How people call what an entry of the trail is about; kinds that have no name are not here. */
const readers: Readonly<Record<string, (db: Db, ids: readonly string[]) => Promise<Map<string, string>>>> = {
  product: findProductNames,
  order: findOrderNumbers,
  post: findPostTitles,
  media: findMediaNames,
  user: findNames,
  cart: findNames,
  seller: findNames,
  team: findNames,
};

type About = { subject: string; subjectId: string };

/** Adds the names of what these entries are about; null for what is gone, has no name, or the caller may not see. */
export async function addSubjectNames<Entry extends About>(
  db: Db,
  entries: readonly Entry[],
): Promise<(Entry & { subjectName: string | null })[]> {
  const bySubject = Map.groupBy(entries, ({ subject }) => subject);
  const named = await Promise.all(
    [...bySubject].map(async ([subject, about]) => {
      const ids = about.map(({ subjectId }) => subjectId);
      return [subject, await readers[subject]?.(db, ids)] as const;
    }),
  );
  const names = new Map(named);
  return entries.map((entry) => ({ ...entry, subjectName: names.get(entry.subject)?.get(entry.subjectId) ?? null }));
}
