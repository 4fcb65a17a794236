/**
 * Opens the embedded database, prints `{"url": …, "owner": …}` as one line of JSON, and keeps it open until SIGINT,
 * SIGTERM or SIGHUP. Usage: node main.ts [data folder]
 */
import { resolve } from 'node:path';
import { launchDatabase } from './launch.ts';

const dataDir = resolve(process.argv[2] ?? process.env.DATA_DIR ?? '.data');

try {
  const database = await launchDatabase({ dataDir, log: (line) => console.error(line) });
  const stopped = Promise.race([stopAsked(), database.exited.then(() => 1)]);
  console.log(JSON.stringify({ url: database.url, owner: database.owner }));
  const code = await stopped;
  await database.stop();
  process.exit(code);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}

function stopAsked(): Promise<number> {
  const { promise, resolve: stop } = Promise.withResolvers<number>();
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(name, () => stop(0));
  return promise;
}
