/**
 * npm run dev [remote …]: the store with hot reload and server rendering. Without names all four apps run from source;
 * with names only the shell and those remotes, and the other remotes from their releases. DEV_PORT (default 3100) is the
 * first of the four ports of their development servers.
 */
import { main } from './lib/start-store.mjs';

const remotes = ['storefront', 'seller-panel', 'blog'];
const named = process.argv.slice(2);
const unknown = named.find((name) => !remotes.includes(name));
if (unknown !== undefined) {
  console.error(`There is no remote "${unknown}": choose one of ${remotes.join(', ')}.`);
  process.exit(1);
}
const apps = ['shell', ...(named.length > 0 ? named : remotes)];
process.env.AARAM_DEV = '1';

await main(async () => (await import('./lib/develop-store.ts')).developStore(apps));
