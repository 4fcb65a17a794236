import { readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

/** How often the runner looks for workers that ask or have ended, and a worker for its answer, ms. */
const POLL_MS = 100;
/** Longer than any start, ms: see START_TIMEOUT_MS in store.ts. */
const ANSWER_TIMEOUT_MS = 240_000;

type Started<Store> = { store: Store; stop: () => Promise<unknown> };
type Answer<Store> = { store: Store } | { failure: string };

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

/** A file that is there with its whole content or not at all. */
function writeWhole(path: string, text: string): void {
  writeFileSync(`${path}.part`, text);
  renameSync(`${path}.part`, path);
}

const answerFile = (folder: string, pid: number) => join(folder, `${pid}.json`);
const requestFile = (folder: string, pid: number) => join(folder, `${pid}.wanted`);

/** Process ids of the workers that have asked in the folder. */
const listWorkers = (folder: string) =>
  readdirSync(folder).flatMap((name) => (name.endsWith('.wanted') ? [Number.parseInt(name, 10)] : []));

/**
 * Starts a store for each worker that asks in `folder`, and stops it when the worker has ended: until then, and after
 * that, no store takes memory and time from other tests. The result stops all of them.
 */
export function serveStores<Store>(folder: string, start: () => Promise<Started<Store>>): () => Promise<void> {
  const starts = new Map<number, Promise<Started<Store> | undefined>>();
  const ended = new Set<number>();
  const stops: Promise<unknown>[] = [];

  async function answer(pid: number): Promise<Started<Store> | undefined> {
    const give = (text: Answer<Store>) => writeWhole(answerFile(folder, pid), JSON.stringify(text));
    try {
      const started = await start();
      give({ store: started.store });
      return started;
    } catch (error) {
      give({ failure: error instanceof Error ? error.message : String(error) });
      return undefined;
    }
  }
  function stopOf(pid: number): void {
    const started = starts.get(pid);
    starts.delete(pid);
    stops.push(Promise.resolve(started).then((one) => one?.stop()));
  }
  function lookAround(): void {
    for (const pid of listWorkers(folder)) {
      if (!starts.has(pid) && !ended.has(pid)) {
        starts.set(pid, answer(pid));
      }
    }
    for (const pid of [...starts.keys()].filter((one) => !isRunning(one))) {
      ended.add(pid);
      stopOf(pid);
    }
  }
  const timer = setInterval(lookAround, POLL_MS);
  return async () => {
    clearInterval(timer);
    [...starts.keys()].forEach(stopOf);
    await Promise.all(stops);
  };
}

/** The store of this worker: starts it at the first call. Throws why it did not start. */
export async function askForStore<Store>(folder: string, pid = process.pid): Promise<Store> {
  writeWhole(requestFile(folder, pid), '');
  const end = performance.now() + ANSWER_TIMEOUT_MS;
  while (performance.now() < end) {
    try {
      const answer = JSON.parse(readFileSync(answerFile(folder, pid), 'utf8')) as Answer<Store>;
      if ('failure' in answer) {
        throw new Error(answer.failure);
      }
      return answer.store;
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) {
        throw error;
      }
    }
    await wait(POLL_MS);
  }
  throw new Error('The store of this worker did not start in time.');
}
