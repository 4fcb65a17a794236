import { buildForm } from '../build-form.ts';
import type { PaymentHarness } from '../payment-harness.ts';
import type { GoodCall } from './good-call.ts';

const words = { kind: 'same', terms: ['pichwai', 'pichvai'], targets: [], note: '' };

async function ownWords({ harness }: { harness: PaymentHarness }) {
  const [row] = await harness.db<{ id: string }[]>`
    insert into search_synonyms (kind, terms) values ('same', '{jaali,jali}') returning id::text`;
  return { id: row?.id ?? '' };
}

/** Calls about the words of searches. */
export const searchWordCalls: Record<string, GoodCall> = {
  'GET /api/auth/panel/search-words': { by: 'admin' },
  'POST /api/auth/panel/search-words': { by: 'admin', make: () => ({ payload: words }) },
  'PUT /api/auth/panel/search-words/{id}': {
    by: 'admin',
    make: async (given) => ({ params: await ownWords(given), payload: words }),
  },
  'DELETE /api/auth/panel/search-words/{id}': {
    by: 'admin',
    make: async (given) => ({ params: await ownWords(given) }),
  },
  'POST /api/auth/panel/search-word-previews': {
    by: 'admin',
    make: () => ({ payload: { _id: null, words, queries: ['pichwai'] } }),
  },
  'GET /api/auth/panel/search-words-file': { by: 'admin' },
  'POST /api/auth/panel/search-words-file': {
    by: 'admin',
    // One entry instead of one, however often it is sent.
    make: async (given) => {
      await given.harness.db`delete from search_synonyms`;
      await ownWords(given);
      return buildForm({}, [Buffer.from('kind,terms,targets,note\nsame,jaali|jali,,\n')]);
    },
  },
};
