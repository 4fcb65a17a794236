import { makeSetId } from '@aaram/runtime/publishing/set';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { LiveShell, type Shell } from './live-shell.ts';
import { listSets } from './release-choice.ts';
import type { LiveSet } from './releases.ts';

/** A shop with shell 1; `prepare` decides what becomes of others. */
function open(prepare: (version: string) => Promise<void> = async () => undefined) {
  const ended: string[] = [];
  const makeShell = (version: string): Shell => ({
    version,
    deps: { version } as unknown as Shell['deps'],
    renderers: {
      startAll: async () => undefined,
      // Its pages are not finished within a test.
      retire: () => {
        ended.push(`${version} retired`);
        return new Promise<void>(() => undefined);
      },
      stop: async () => void ended.push(`${version} stopped`),
      setAside: {},
    },
  });
  let wanted: LiveSet = { id: 'set-1', shell: '1', remotes: {} };
  const log = { info: vi.fn(), error: vi.fn() };
  const tried: string[] = [];
  const liveShell = new LiveShell({
    first: makeShell('1'),
    store: { live: async () => wanted },
    prepare: async (version) => {
      tried.push(version);
      await prepare(version);
      return makeShell(version);
    },
    log,
    breaker: { firstPauseMs: 50, maxPauseMs: 50, forgetMs: 60_000 },
  });
  stop = () => liveShell.stop();
  const request = (id: string, shell: string, more: Partial<LiveSet> = {}) => {
    wanted = { id, shell, remotes: {}, ...more };
  };
  const idOf = async () => (await liveShell.live()).id;
  const shellOf = async () => liveShell.depsOf(await liveShell.live()) as unknown as { version: string };
  const versionOf = (set: LiveSet) => (liveShell.depsOf(set) as unknown as { version: string }).version;
  return { liveShell, request, idOf, shellOf, versionOf, log, tried, ended };
}
let stop: () => Promise<void>;
afterEach(() => stop());

describe('the shell of a running shop', () => {
  it('goes on with its set until the next one is ready, then changes both at once', async () => {
    const ready = Promise.withResolvers<void>();
    const { liveShell, request, idOf, shellOf, tried, ended, log } = open(() => ready.promise);
    const before = await liveShell.live();
    request('set-2', '2');
    expect([await idOf(), await idOf()]).toEqual(['set-1', 'set-1']);
    expect(tried).toEqual(['2']);
    ready.resolve();
    await expect.poll(idOf).toBe('set-2');
    expect((await shellOf()).version).toBe('2');
    // A request that began before gets its document from the shell of its set.
    expect(liveShell.depsOf(before)).toEqual({ version: '1' });
    // The shell before stays ready until the new one is good.
    expect(ended).toEqual([]);
    request('set-2', '2', { shellRelease: { version: '2', isGood: true } });
    await expect.poll(() => ended).toEqual(['1 retired']);
    expect(log.info).toHaveBeenCalledWith({ from: '1', to: '2' }, 'another release of the shell has taken over');
  });

  it('gives each set of a canary the shell that it was made with, before, during and after the change', async () => {
    const ready = Promise.withResolvers<void>();
    const { liveShell, request, idOf, versionOf } = open(() => ready.promise);
    const remote = { info: { name: 'blog', version: '2', entry: null, patterns: [] }, base: '', manifest: null };
    const canaries = [{ remote, percent: 50, revision: 0 }];
    request('set-1', '1', { canaries });
    const before = listSets(await liveShell.live());
    request('set-2', '2', { canaries });
    expect(listSets(await liveShell.live()).map(versionOf)).toEqual(['1', '1']);
    ready.resolve();
    await expect.poll(idOf).toBe('set-2');
    const after = listSets(await liveShell.live());
    expect([...before, ...after].map(versionOf)).toEqual(['1', '1', '2', '2']);
    expect(new Set([...before, ...after].map(({ id }) => id)).size).toBe(4);
  });

  it('goes back at once to the one before while the new one is not known to be good', async () => {
    const { liveShell, request, idOf, shellOf, tried, ended } = open();
    await liveShell.live();
    request('set-2', '2');
    await expect.poll(idOf).toBe('set-2');
    request('set-1', '1', { shellRelease: { version: '1', isGood: true } });
    expect(await idOf()).toBe('set-1');
    expect((await shellOf()).version).toBe('1');
    expect([tried, ended]).toEqual([['2'], ['2 retired']]);
  });

  it('is joined by a canary once that is ready: its visitors get it, and all others the live one', async () => {
    const ready = Promise.withResolvers<void>();
    const { liveShell, request, versionOf, tried, ended } = open(() => ready.promise);
    const shellCanary = { version: '2', percent: 10, revision: 3 };
    request('set-1', '1', { shellCanary });
    const versions = async () => listSets(await liveShell.live()).map(versionOf);
    expect(await versions()).toEqual(['1']);
    ready.resolve();
    await expect.poll(versions).toEqual(['1', '2']);
    const [live, canary] = listSets(await liveShell.live());
    // A page that the canary cannot make is made by the live shell.
    expect(liveShell.findOther(canary as LiveSet)?.id).toBe(makeSetId('1', {}));
    expect(liveShell.findOther(live as LiveSet)).toBeUndefined();
    // It takes over without another start when it is promoted.
    request('set-2', '2');
    expect(await versions()).toEqual(['2']);
    expect([tried, ended]).toEqual([['2'], []]);
  });

  it('goes on alone when a canary cannot be used, and ends one that is withdrawn', async () => {
    let isBroken = true;
    const { liveShell, request, versionOf, ended } = open(async () => {
      if (isBroken) throw new Error('it throws');
    });
    const versions = async () => listSets(await liveShell.live()).map(versionOf);
    request('set-1', '1', { shellCanary: { version: '2', percent: 10, revision: 3 } });
    await liveShell.live();
    await expect.poll(() => liveShell.setAside).toMatchObject({ shell: { version: '2', reason: 'it throws' } });
    expect(await versions()).toEqual(['1']);
    isBroken = false;
    await expect.poll(versions).toEqual(['1', '2']);
    request('set-1', '1');
    expect(await versions()).toEqual(['1']);
    expect(ended).toEqual(['2 retired']);
    expect(liveShell.setAside).toEqual({});
  });

  it('stays when the next one cannot be used, with the remotes of the new set, and says so', async () => {
    const { liveShell, request, idOf, shellOf, log } = open(() => Promise.reject(new Error('it throws')));
    await liveShell.live();
    request('set-2', '2');
    await expect.poll(idOf).toBe(makeSetId('1', {}));
    expect((await shellOf()).version).toBe('1');
    expect(liveShell.setAside).toMatchObject({ shell: { version: '2', reason: 'it throws' } });
    expect(log.error.mock.calls[0]?.[0]).toMatchObject({ shell: '2', reason: 'it throws', goesOnWith: '1' });
    request('set-1', '1');
    expect(await idOf()).toBe('set-1');
    expect(liveShell.setAside).toEqual({});
  });

  it('is replaced as soon as the one that could not be used is mended', async () => {
    let isMended = false;
    const { request, idOf, tried, liveShell } = open(async () => {
      if (!isMended) {
        throw new Error('it throws');
      }
    });
    await liveShell.live();
    request('set-2', '2');
    await expect.poll(idOf).toBe(makeSetId('1', {}));
    isMended = true;
    await expect.poll(idOf).toBe('set-2');
    expect(tried.length).toBeGreaterThan(1);
    expect(liveShell.setAside).toEqual({});
  });

  it('does not change to one that was rolled back while it was made ready', async () => {
    const ready = Promise.withResolvers<void>();
    const { request, idOf, ended, liveShell } = open(() => ready.promise);
    await liveShell.live();
    request('set-2', '2');
    expect(await idOf()).toBe('set-1');
    request('set-3', '1');
    ready.resolve();
    await expect.poll(() => ended).toEqual(['2 stopped']);
    expect(await idOf()).toBe('set-3');
  });
});
