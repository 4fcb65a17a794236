import { execFile } from 'node:child_process';
import { mkdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { withLock } from '@aaram/runtime/locks';
import { fingerprint, isStale, markFresh } from '../../../tools/lib/build/stale.ts';

const run = promisify(execFile);
const root = resolve(import.meta.dirname, '../../..');
/** One copy on each machine: the next one replaces it. */
const folder = join(root, '.cache/demo-data');
const data = join(folder, 'data');
const stamp = join(folder, 'stamp');
/** What the data are made of. */
const inputs = ['api/src', 'api/demo', 'shared-domain/src', 'package-lock.json'].map((path) => join(root, path));
/** The demo store tells of orders of the last hours: its data may be no older than one, ms. */
const MAX_AGE_MS = 3_600_000;

async function isOld(): Promise<boolean> {
  const { mtimeMs } = await stat(stamp);
  return Date.now() - mtimeMs > MAX_AGE_MS;
}

async function make(): Promise<void> {
  const state = fingerprint(inputs);
  await rm(stamp, { force: true });
  await rm(data, { recursive: true, force: true });
  const program = join(root, 'api/src/testing/make-demo-data.ts');
  await run(process.execPath, ['--disable-warning=ExperimentalWarning', program, data]);
  // Each copy chooses a port of its own.
  const secretFile = join(data, 'pg18.json');
  const { port: _port, ...secret } = JSON.parse(await readFile(secretFile, 'utf8'));
  await writeFile(secretFile, JSON.stringify(secret));
  markFresh({ stamp, state });
}

/**
 * Fills the data folder of a store before its first start with what that start would put into it: an embedded database,
 * migrated, with the demo store. It is made once and copied, since that takes less than a second instead of ten.
 */
export async function fillWithDemoData(dataDir: string): Promise<void> {
  await withLock(folder, async () => {
    if (isStale({ inputs, stamp, outputs: [data] }) || (await isOld())) await make();
    await mkdir(dataDir, { recursive: true });
    // Keeps owners and permissions, which the server checks.
    await run('cp', ['-a', `${data}/.`, dataDir]);
  });
}
