import type { Db } from '@aaram/runtime/db';
import type { SearchWordPreview, SearchWordPreviewInput } from '@aaram/shared-domain/search-words';
import type { CatalogContext } from '../../listing/list.service.ts';
import { MAX_RANKED } from '../relevance.sql.ts';
import { resolveSearch } from '../resolve-search.ts';
import { findMeantSuggestions } from '../search.repository.ts';
import { toPhrase } from '../search-words.ts';
import { createVocabulary, type Vocabulary } from '../understand/vocabulary.ts';
import { listSearchWords } from './search-words.repository.ts';

const SHOWN = 5;

type Finders = Pick<CatalogContext, 'search' | 'facetIndex'>;

/** How many products a search finds with these words, and the names of the first five. */
async function find(db: Db, { q, vocabulary }: { q: string; vocabulary: Vocabulary }, { search }: Finders) {
  const finders = { search, vocabulary: { find: async () => vocabulary } };
  const { match } = await resolveSearch(db, { q, filters: {} }, finders);
  if (match === undefined) {
    return { total: 0, names: [] };
  }
  const among = await search.few(db, match, MAX_RANKED);
  const json = await findMeantSuggestions(db, { match, among, phrase: toPhrase(q), limit: SHOWN });
  const found: { name: string }[] = json === undefined ? [] : JSON.parse(json);
  return { total: await search.total(db, match), names: found.map(({ name }) => name) };
}

/** What these searches find now, and what they would find after a change. Nothing is stored. */
export async function previewWords(
  db: Db,
  { _id, words, queries }: SearchWordPreviewInput,
  finders: Finders,
): Promise<SearchWordPreview[]> {
  const now = await listSearchWords(db);
  const others = now.filter((one) => one._id !== _id);
  const vocabularies = [createVocabulary(now), createVocabulary(words === null ? others : [...others, words])];
  await finders.facetIndex.refresh();
  const previews: SearchWordPreview[] = [];
  for (const query of queries) {
    const [before, after] = await Promise.all(
      vocabularies.map((vocabulary) => find(db, { q: query, vocabulary }, finders)),
    );
    const nothing = { total: 0, names: [] };
    previews.push({ query, before: before ?? nothing, after: after ?? nothing });
  }
  return previews;
}
