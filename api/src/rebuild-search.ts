/** `npm run search -- rebuild`: tells the engine of searches (SEARCH_URL) of every product anew. */
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
      ? 'A running worker tells the engine of every product anew.'
      : `The engine knows ${count} products.`;
  } finally {
    await engine.close();
  }
});
