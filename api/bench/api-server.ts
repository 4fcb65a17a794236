/**
 * The API as `src/server.ts` starts it, without jobs and metrics. A message names products whose stock or
 * price was changed: the process then does what it does after such a change of its own.
 */
import { once } from 'node:events';
import { createPool } from '@aaram/runtime/db';
import { buildApp } from '#app.ts';
import { readConfig } from '#config.ts';
import { createLog } from '#log.ts';

const config = readConfig();
const db = createPool({ url: config.database.url ?? '', max: config.database.pool });
const app = await buildApp({ config, db, log: createLog(config.logLevel) });
const url = new URL(await app.listen({ host: config.host, port: config.port }));
app.startBackground();
process.on('message', (ids: string[]) => app.forgetStockAndPrices(ids));
process.send?.({ port: Number(url.port) });
await once(process, 'disconnect');
await app.close();
await db.end({ timeout: 5 });
process.exit(0);
