import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { findFreePorts } from '@aaram/runtime/system';
import { hasProgram } from '../has-program.ts';

const recipe = resolve(import.meta.dirname, '../../../../deploy/search/sphinx.conf');
const START_MS = 20_000;

/** Whether this machine has the engine; with `isWanted` it is installed, as root on Debian. */
export const hasEngine = (isWanted: boolean): boolean =>
  hasProgram({ program: 'searchd', debianPackage: 'sphinxsearch', isWanted });

async function waitForPort(port: number, child: ChildProcess): Promise<void> {
  const until = performance.now() + START_MS;
  while (performance.now() < until && child.exitCode === null) {
    const socket = connect(port, '127.0.0.1');
    const isOpen = await once(socket, 'connect').then(
      () => true,
      () => false,
    );
    socket.destroy();
    if (isOpen) {
      return;
    }
    await pause(50);
  }
  throw new Error('The search engine did not start.');
}

/** The engine of deploy/search, with its own folder and port. `lose` takes its data, `stop` ends it. */
export async function startSearchEngine() {
  const folder = mkdtempSync(join(tmpdir(), 'aaram-search-'));
  const [port = 0] = await findFreePorts(1);
  const data = join(folder, 'data');
  const config = join(folder, 'sphinx.conf');
  writeFileSync(
    config,
    readFileSync(recipe, 'utf8')
      .replaceAll('/var/lib/sphinxsearch/data', data)
      .replaceAll(/\/(?:run|var\/log)\/sphinxsearch/g, folder)
      .replace(':9306:', `:${port}:`),
  );
  let child: ChildProcess | undefined;
  const start = async () => {
    mkdirSync(data, { recursive: true });
    child = spawn('searchd', ['--config', config, '--nodetach'], { stdio: 'ignore' });
    await waitForPort(port, child);
  };
  const stop = async () => {
    if (child !== undefined && child.exitCode === null) {
      const ended = once(child, 'exit');
      child.kill('SIGKILL');
      await ended;
    }
  };
  await start();
  return {
    url: `sphinxql://127.0.0.1:${port}`,
    start,
    stop,
    /** As on a new machine: it runs, and knows nothing. */
    async lose() {
      await stop();
      rmSync(data, { recursive: true, force: true });
      await start();
    },
    async close() {
      await stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
