import type { Db } from '@aaram/runtime/db';
import { splitWords, toPhrase } from './search-words.ts';
import { createKnownWords } from './understand/known-words.repository.ts';
import type { LiveVocabulary } from './understand/live-vocabulary.ts';
import type { WordGroup } from './understand/text-match.ts';
import { type UnderstoodQuery, understandQuery } from './understand/understand-query.ts';

/** How a list with drafts looks for a text: for what was meant, or for each word as its letters. */
export type PanelSearch = {
  /** Undefined where not all of it was understood: a draft may have words that no published product has. */
  meant: { groups: readonly WordGroup[]; size?: string; price?: { min?: number; max?: number } } | undefined;
  words: string[];
};
export type ReadPanelSearch = (q: string) => Promise<PanelSearch>;

function readMeant({ groups, unknown, corrected, size, price }: UnderstoodQuery): PanelSearch['meant'] {
  const isClear = unknown.length === 0 && groups.length > 0 && corrected === null;
  return isClear ? { groups, ...(size && { size: size.size }), ...(price && { price: price.bounds }) } : undefined;
}

/** Reads searches of lists that have drafts too, with the same understanding as the shop (product-rules.md#search). */
export const createPanelSearch =
  (db: Db, vocabulary: Pick<LiveVocabulary, 'find'>): ReadPanelSearch =>
  async (q) => {
    const known = createKnownWords(db);
    const understood = await understandQuery(q, { vocabulary: await vocabulary.find(db), known });
    return { meant: readMeant(understood), words: splitWords(toPhrase(q)) };
  };
