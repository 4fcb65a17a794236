/**
 * npm run dev [remote …]: the store with hot reload and server rendering. Without names all apps run from source;
 * with names only the shell and those remotes, and the other remotes from their releases. DEV_PORT (default 3100) is the
 * first of the ports of their development servers. With --against <address> one remote runs from source, and all
 * else is live elsewhere (against.ts).
 */
import { resolve } from 'node:path';
import { runTool } from './lib/run-tool.mjs';
import { main } from './lib/start-store.mjs';
import { listRemotes } from './lib/workspaces.mjs';

if (process.argv.includes('--against')) {
  await runTool(resolve(import.meta.dirname, '..'), 'against.ts', process.argv.slice(2));
} else {
  await develop(process.argv.slice(2));
}

/** @param {readonly string[]} named */
async function develop(named) {
  const remotes = listRemotes(resolve(import.meta.dirname, '..'));
  const unknown = named.find((name) => !remotes.includes(name));
  if (unknown !== undefined) {
    console.error(`There is no remote "${unknown}": choose one of ${remotes.join(', ')}.`);
    process.exit(1);
  }
  const apps = ['shell', ...(named.length > 0 ? named : remotes)];
  process.env.AARAM_DEV = '1';

  await main(async () => (await import('./lib/store/develop-store.ts')).developStore(apps));
}
