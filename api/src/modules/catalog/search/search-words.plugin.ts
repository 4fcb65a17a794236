import fp from 'fastify-plugin';
import { everyFilter } from '../facets/topics.ts';
import { createPanelSearch, type ReadPanelSearch } from './panel-search.ts';
import { createLiveVocabulary, type LiveVocabulary } from './understand/live-vocabulary.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** The words by which searches are understood. */
    vocabulary: LiveVocabulary;
    /** How a search of the panel's list is understood. */
    readPanelSearch: ReadPanelSearch;
  }
}

/** What every search of this process is understood with. */
export const searchWordsPlugin = fp(
  async (app) => {
    // Other words find other products: what was found with the old ones is not shown any more.
    const vocabulary = createLiveVocabulary(() => app.changes.note(everyFilter));
    app.decorate('vocabulary', vocabulary);
    app.decorate('readPanelSearch', createPanelSearch(app.db, vocabulary));
  },
  { name: 'search-words' },
);
