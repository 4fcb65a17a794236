import type { Db, Pool } from '@aaram/runtime/db';
import { type SearchWord, type SearchWordInput, searchWordKinds } from '@aaram/shared-domain/search-words';
import { searchWordInputSchema } from '@aaram/shared-domain/search-words/schema';
import { inTransaction } from '#db/in-transaction.ts';
import { recordAudit } from '#modules/audit/index.ts';
import { type Outcome, Refusal, refuse } from '#outcome.ts';
import * as texts from '#texts/search-words.ts';
import { MAX_SYNONYMS } from '../understand/vocabulary.repository.ts';
import {
  countSearchWords,
  deleteAllSearchWords,
  deleteSearchWords,
  findSearchWordsForUpdate,
  insertSearchWords,
  updateSearchWords,
} from './search-words.repository.ts';

type Actor = { id: string; requestId: string };

const refuseTooMany = () => refuse('UNAVAILABLE', texts.tooManyWords(MAX_SYNONYMS));

const describe = ({ kind, terms, targets }: SearchWordInput) =>
  `${kind}: ${terms.join(' | ')}${targets.length > 0 ? ` → ${targets.join(' | ')}` : ''}`;

/** Notes a change in the trail, with what stood before and stands now. */
const note = (
  tx: Db,
  { id: actorId, requestId }: Actor,
  detail: { before: string | number | null; after: string | number | null },
) =>
  recordAudit(tx, {
    actorId,
    action: 'search.words',
    subject: 'search-words',
    subjectId: 'search-words',
    detail,
    requestId,
  });

/** Adds words of a search. Refused with 409 when there are as many as a process reads. */
export const addSearchWords = (db: Pool, words: SearchWordInput, actor: Actor): Promise<Outcome<SearchWord>> =>
  inTransaction(db, async (tx) => {
    if ((await countSearchWords(tx)) >= MAX_SYNONYMS) {
      return refuseTooMany();
    }
    const [row] = await insertSearchWords(tx, [words]);
    if (row === undefined) {
      throw new Error('The words of a search were not written.');
    }
    await note(tx, actor, { before: null, after: describe(words) });
    return row;
  });

/** Replaces words of a search, or with `words` null removes them; answers what stands now, or stood before. */
export const changeSearchWords = (
  db: Pool,
  { id, words }: { id: string; words: SearchWordInput | null },
  actor: Actor,
): Promise<Outcome<SearchWord>> =>
  inTransaction(db, async (tx) => {
    const before = /^\d{1,18}$/.test(id) ? await findSearchWordsForUpdate(tx, id) : undefined;
    if (before === undefined) {
      return refuse('NOT_FOUND', texts.wordsNotFound);
    }
    await note(tx, actor, { before: describe(before), after: words && describe(words) });
    if (words === null) {
      await deleteSearchWords(tx, id);
      return before;
    }
    return (await updateSearchWords(tx, id, words)) ?? refuse('NOT_FOUND', texts.wordsNotFound);
  });

/** A row of a file of words, or why it is none. Lists have `|` between. */
export function readSearchWordRow(cells: Readonly<Record<string, string>>, row: number): Outcome<SearchWordInput> {
  const { kind = '', terms = '', targets = '', note: said = '' } = cells;
  const list = (text: string) => text.split('|').map((one) => one.trim());
  const known = searchWordKinds.find((one) => one === kind.trim().toLowerCase());
  if (known === undefined) {
    return refuse('INVALID_INPUT', texts.rowInvalid(row, texts.kindUnknown(searchWordKinds.join(', '))));
  }
  const read = searchWordInputSchema.safeParse({ kind: known, terms: list(terms), targets: list(targets), note: said });
  return read.success
    ? read.data
    : refuse('INVALID_INPUT', texts.rowInvalid(row, read.error.issues[0]?.message ?? texts.noTable));
}

/** Replaces all words by these; answers how many. */
export async function replaceSearchWords(
  db: Pool,
  words: readonly SearchWordInput[],
  actor: Actor,
): Promise<Outcome<{ count: number }>> {
  if (words.length > MAX_SYNONYMS) {
    return refuseTooMany();
  }
  const done = await inTransaction(db, async (tx): Promise<Outcome<{ count: number }>> => {
    const before = await countSearchWords(tx);
    await deleteAllSearchWords(tx);
    await insertSearchWords(tx, words);
    await note(tx, actor, { before, after: words.length });
    return { count: words.length };
  });
  return done instanceof Refusal ? done : { count: words.length };
}
