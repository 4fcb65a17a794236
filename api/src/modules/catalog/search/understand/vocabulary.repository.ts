import type { Db } from '@aaram/runtime/db';
import type { Synonym } from './vocabulary.ts';

/** More are not read: each process holds them in memory. */
export const MAX_SYNONYMS = 5000;

/** A number that is another one after every change. */
export async function findSynonymVersion(db: Db): Promise<string> {
  const [row] = await db<{ version: string }[]>`select version::text from search_synonym_versions`;
  return row?.version ?? '0';
}

export type SynonymRow = Synonym & { id: string; note: string };

export async function listSynonyms(db: Db): Promise<SynonymRow[]> {
  return db<SynonymRow[]>`
    select id::text, kind, terms, targets, note from search_synonyms order by id limit ${MAX_SYNONYMS}`;
}
