import { repeat } from '@aaram/runtime/publishing/watch';
import { type ApiLevels, isServed, levelOf } from '@aaram/shared-domain/contract';
import type { LiveSet, ReleaseStore } from '../releases.ts';

/** Longest wait for the API's readiness, ms. */
const READY_MS = 2000;
/** How often the API is asked what it serves, ms. */
const EVERY_MS = 10_000;
/** What a set serves in which nothing is written down. */
const FIRST = { level: 1, oldest: 1 };
const MAX_LOGGED = 50;

const isLevel = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) > 0;

/** What the API says of the releases that it serves; undefined when it does not answer, or says nothing. */
async function readLevels(apiUrl: string): Promise<ApiLevels | undefined> {
  try {
    const answer = await fetch(`${apiUrl}/readyz`, { signal: AbortSignal.timeout(READY_MS) });
    const { releases: { level, oldest, why } = {} }: { releases?: Partial<ApiLevels> } = await answer.json();
    return isLevel(level) && isLevel(oldest) ? { level, oldest, why: String(why ?? '').slice(0, 200) } : undefined;
  } catch {
    return undefined;
  }
}

/** Whether the API says within two seconds that it is ready. */
export const isApiReady = (apiUrl: string): Promise<boolean> =>
  fetch(`${apiUrl}/readyz`, { signal: AbortSignal.timeout(READY_MS) }).then(
    async (answer) => {
      await answer.body?.cancel();
      return answer.ok;
    },
    () => false,
  );

type Options = {
  apiUrl: string;
  store: Pick<ReleaseStore, 'live'>;
  /** Writes down what the API serves. */
  note: (levels: ApiLevels) => Promise<void>;
  log: Record<'warn' | 'error', (detail: object, message: string) => void>;
  everyMs?: number;
};

/**
 * Writes into the store of releases what the running API serves, when that rises, so that nothing goes back below it; and
 * says when a live release is older than that. Returns how to end.
 */
export function watchApi({ apiUrl, store, note, log, everyMs = EVERY_MS }: Options): () => void {
  const logged = new Set<string>();

  function reportOlder({ remotes, api }: LiveSet): void {
    for (const [part, { info, manifest }] of Object.entries(remotes)) {
      const name = `${part}@${info.version}`;
      if (manifest && !isServed(manifest, api) && !logged.has(name) && logged.size < MAX_LOGGED) {
        logged.add(name);
        const detail = { remote: part, version: info.version, level: levelOf(manifest), serves: api };
        log.error(detail, 'the API does not serve a live release: deploy another one');
      }
    }
  }

  async function poll(): Promise<void> {
    const levels = await readLevels(apiUrl);
    const live = await store.live();
    const known = live.api ?? FIRST;
    if (levels && (levels.level > known.level || levels.oldest > known.oldest)) {
      await note(levels);
      log.warn(levels, 'the API serves other releases now');
    }
    reportOlder(await store.live());
  }

  return repeat(everyMs, poll, (error) =>
    log.warn({ err: error }, 'what the API serves could not be written down; it is tried again'),
  );
}
