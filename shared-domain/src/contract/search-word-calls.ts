import type { SearchWordInput, SearchWordPreviewInput } from '../search-words/index.ts';
import type { Call } from './transport.ts';

/** The words of searches in the panel; separate from the API client, because only their page needs them. */
export function createSearchWordCalls({ json, array }: Call) {
  return {
    getSearchWords: () => array('GET /auth/panel/search-words'),
    addSearchWords: (body: SearchWordInput) => json('POST /auth/panel/search-words', '_id', { body, status: 201 }),
    changeSearchWords: (id: string, body: SearchWordInput) =>
      json('PUT /auth/panel/search-words/{id}', '_id', { params: { id }, body }),
    removeSearchWords: (id: string) => json('DELETE /auth/panel/search-words/{id}', '_id', { params: { id } }),
    previewSearchWords: (body: SearchWordPreviewInput) => array('POST /auth/panel/search-word-previews', { body }),
    getSearchWordsFile: () => json('GET /auth/panel/search-words-file', 'text'),
    sendSearchWordsFile: (body: FormData) => json('POST /auth/panel/search-words-file', 'count', { body, status: 201 }),
  };
}
