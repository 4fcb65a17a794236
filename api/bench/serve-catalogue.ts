/**
 * The API over a catalogue of BENCH_PRODUCTS generated products, for a bench of another package. Prints a line of JSON
 * with its address, its process and addresses to ask for, and runs until SIGTERM.
 */
import { Console } from 'node:console';
import { once } from 'node:events';
import { openScratch } from './scratch.ts';
import { startApi, stopServers } from './servers.ts';

const stopped = once(process, 'SIGTERM');
const scratch = await openScratch(Number(process.env.BENCH_PRODUCTS ?? 100_000));
const api = await startApi('api', { url: scratch.url, port: 0 });
const ids = await scratch.db<{ id: string }[]>`
  select id from products where removed_at is null order by md5(id::text) limit 50`;
new Console(process.stdout).log(JSON.stringify({ url: api.origin, pid: api.child.pid, ids: ids.map(({ id }) => id) }));
await stopped;
await stopServers([api]);
await scratch.close();
process.exit(0);
