/** `npm run migrate`: the migrations as a step of their own. The programs of before go on meanwhile. */
import { migrate } from './db/migrate.ts';
import { withStore } from './with-store.ts';

await withStore(async (_db, url) => {
  const applied = await migrate(url);
  return applied.length === 0 ? 'The tables are up to date.' : `Applied:\n${applied.join('\n')}`;
});
