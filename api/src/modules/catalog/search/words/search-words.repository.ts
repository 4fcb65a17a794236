import type { Db } from '@aaram/runtime/db';
import type { SearchWord, SearchWordInput } from '@aaram/shared-domain/search-words';

type Row = Omit<SearchWord, '_id'> & { id: string };

const columns = (db: Db) => db`id::text, kind, terms, targets, note`;
const toWord = ({ id, ...words }: Row): SearchWord => ({ _id: id, ...words });

export async function listSearchWords(db: Db): Promise<SearchWord[]> {
  return (await db<Row[]>`select ${columns(db)} from search_synonyms order by id`).map(toWord);
}

export async function countSearchWords(db: Db): Promise<number> {
  const [row] = await db<{ count: number }[]>`select count(*)::int as count from search_synonyms`;
  return row?.count ?? 0;
}

/** The words of this id; locked, so that two admins change them one after the other. */
export async function findSearchWordsForUpdate(db: Db, id: string): Promise<SearchWord | undefined> {
  const [row] = await db<Row[]>`select ${columns(db)} from search_synonyms where id = ${id}::bigint for update`;
  return row && toWord(row);
}

export async function insertSearchWords(db: Db, words: readonly SearchWordInput[]): Promise<SearchWord[]> {
  if (words.length === 0) {
    return [];
  }
  const rows = await db<Row[]>`insert into search_synonyms ${db([...words])} returning ${columns(db)}`;
  return rows.map(toWord);
}

export async function updateSearchWords(db: Db, id: string, words: SearchWordInput): Promise<SearchWord | undefined> {
  const [row] = await db<Row[]>`
    update search_synonyms set ${db(words)} where id = ${id}::bigint returning ${columns(db)}`;
  return row && toWord(row);
}

export async function deleteSearchWords(db: Db, id: string): Promise<void> {
  await db`delete from search_synonyms where id = ${id}::bigint`;
}

export async function deleteAllSearchWords(db: Db): Promise<void> {
  await db`delete from search_synonyms`;
}
