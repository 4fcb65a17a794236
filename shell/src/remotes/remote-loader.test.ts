import { REMOTE_CONTRACT, type RemoteModule } from '@aaram/shared-platform/remote';
import { describe, expect, it, vi } from 'vitest';
import type { RemoteInfo } from '../app/boot-data.ts';
import { RemoteError } from './remote-error.ts';
import { createRemoteLoader } from './remote-loader.ts';

const info = (version: string): RemoteInfo => ({
  name: 'blog',
  version,
  entry: { url: `/releases/blog/${version}/browser/entry.js`, integrity: 'sha256-x' },
  patterns: ['/blogs'],
});
const module: RemoteModule = { contract: REMOTE_CONTRACT, pages: [] };

function createLoader(overrides: Partial<Parameters<typeof createRemoteLoader>[0]> = {}) {
  const deps = {
    known: { blog: info('1') },
    fetchRemotes: vi.fn(async () => ({ blog: info('2') })),
    loadExposed: vi.fn(async () => module),
    refetchRefused: vi.fn(async () => undefined),
    ...overrides,
  };
  return { loader: createRemoteLoader(deps), deps };
}

describe('the loader of remotes', () => {
  it('takes a remote once, however often it is asked for', async () => {
    const { loader, deps } = createLoader();
    expect(await Promise.all([loader.load('blog'), loader.load('blog')])).toEqual([module, module]);
    expect(deps.loadExposed).toHaveBeenCalledTimes(1);
    expect(deps.fetchRemotes).not.toHaveBeenCalled();
  });

  it('tries a failed remote again with the release that is live by then, under addresses that no copy answers', async () => {
    const loadExposed = vi.fn().mockRejectedValueOnce(new Error('cut short')).mockResolvedValue(module);
    const { loader, deps } = createLoader({ loadExposed });
    await expect(loader.load('blog')).rejects.toThrow(/"blog" could not be loaded: cut short/);
    expect(deps.refetchRefused).not.toHaveBeenCalled();
    expect(await loader.load('blog')).toBe(module);
    expect(loadExposed.mock.calls[1]?.[0].entry.url).toMatch(
      /^\/releases\/blog\/2\/browser\/again-[0-9a-z]+\/entry.js$/,
    );
    expect(deps.refetchRefused).toHaveBeenCalledTimes(1);
  });

  it('loads a remote again when it is forgotten, whatever becomes of the attempt before', async () => {
    const first = Promise.withResolvers<never>();
    const loadExposed = vi.fn().mockReturnValueOnce(first.promise).mockResolvedValue(module);
    const { loader } = createLoader({ loadExposed });
    const before = loader.load('blog');
    loader.forget('blog');
    const after = loader.load('blog');
    first.reject(new Error('too late'));
    await expect(before).rejects.toThrow(/too late/);
    expect(await after).toBe(module);
    expect(await loader.load('blog')).toBe(module);
    expect(loadExposed).toHaveBeenCalledTimes(2);
  });

  it('refuses a remote built for another contract', async () => {
    const { loader } = createLoader({ loadExposed: vi.fn(async () => ({ ...module, contract: 7 })) });
    await expect(loader.load('blog')).rejects.toThrow(/contract 7/);
  });

  it('says so when the release is not available', async () => {
    const { loader } = createLoader({
      known: { blog: { ...info('1'), entry: null } },
      fetchRemotes: vi.fn(async () => ({ blog: { ...info('1'), entry: null } })),
    });
    await expect(loader.load('blog')).rejects.toBeInstanceOf(RemoteError);
  });
});
