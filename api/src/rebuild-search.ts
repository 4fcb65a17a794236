/** `npm run search -- rebuild`: sends every product to the search engine (SEARCH_URL) again. */
import { readConfig } from './config.ts';
import { createEngine, createEngineKeeper } from './modules/catalog/index.ts';
import { withStore } from './with-store.ts';

await withStore(async (db) => {
  const { searchUrl } = readConfig();
  if (process.argv[2] !== 'rebuild' || searchUrl === undefined) {
    throw new Error('npm run search -- rebuild, with SEARCH_URL set');
  }
  const engine = createEngine(searchUrl);
  try {
    const count = await createEngineKeeper(db, engine).rebuild();
    return count === undefined
      ? 'A running worker sends every product to the search engine again.'
      : `The engine knows ${count} products.`;
  } finally {
    await engine.close();
  }
});
