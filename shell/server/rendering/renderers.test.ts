import { afterEach, describe, expect, it } from 'vitest';
import type { LiveSet } from '../releases.ts';
import type { Renderer, startRenderer } from './renderer.ts';
import { Renderers } from './renderers.ts';
import { rendererRules } from './rules.ts';

const makeRemote = (name: string, version: string) =>
  ({ info: { name, version }, manifest: { name, version } }) as unknown as LiveSet['remotes'][string];

/** Releases of two remotes; `fails` says with which versions rendering fails. */
function open({ unreadable = new Set<string>(), retireMs = 20, previewMs = 0 } = {}) {
  const versions: Record<string, string> = { blog: '1', storefront: '1' };
  const started: string[] = [];
  const killed: string[] = [];
  /** How long each page may wait for its renderer, ms. */
  const waited: number[] = [];
  const busy = new Set<string>();
  const crash = new Map<string, () => void>();
  const canaries: NonNullable<LiveSet['canaries']> = [];
  const live = async (): Promise<LiveSet> => ({
    id: 'set',
    canaries,
    remotes: Object.fromEntries(Object.entries(versions).map(([name, version]) => [name, makeRemote(name, version)])),
  });
  const start = ({ release }: Parameters<typeof startRenderer>[0]) => {
    const key = `${release.name}@${release.version}`;
    started.push(key);
    const { promise: ended, resolve: end } = Promise.withResolvers<string>();
    crash.set(key, () => end('it ended by itself (code 1)'));
    return {
      ended,
      get isIdle() {
        return !busy.has(key);
      },
      kill: () => {
        killed.push(key);
        end('killed');
      },
      render: async (_options: object, readyMs: number) => {
        waited.push(readyMs);
        return { redirect: key, status: 302 };
      },
    } as unknown as Renderer;
  };
  const renderers = new Renderers({
    serverFile: '',
    store: {
      live,
      readServerFile: async ({ name }) => {
        if (unreadable.has(name)) {
          throw new Error('it does not match its sha256');
        }
        return '';
      },
    },
    callApi: () => Promise.reject(new Error('no API here')),
    log: { warn: () => undefined },
    rules: {
      ...rendererRules,
      retireMs,
      previewMs,
      breaker: { firstPauseMs: 1500, maxPauseMs: 1500, forgetMs: 60_000 },
    },
    start: start as typeof startRenderer,
  });
  const render = async (name: string) =>
    renderers.render(await live(), name, { maxMs: 4200 } as Parameters<Renderers['render']>[2]);
  stop = () => renderers.stop();
  /** A page of a visitor who gets a canary. */
  const renderCanary = async (name: string, version: string) => {
    const set = await live();
    const remotes = { ...set.remotes, [name]: makeRemote(name, version) };
    return renderers.render({ ...set, remotes }, name, {} as Parameters<Renderers['render']>[2]);
  };
  const renderPreview = async (name: string, version: string) => {
    const set = await live();
    const remotes = { ...set.remotes, [name]: makeRemote(name, version) };
    const preview: LiveSet = { ...set, remotes, canaries: [], isPreview: true };
    return renderers.render(preview, name, {} as Parameters<Renderers['render']>[2]);
  };
  return {
    renderers,
    render,
    renderCanary,
    renderPreview,
    canaries,
    versions,
    started,
    killed,
    waited,
    busy,
    crash,
    unreadable,
  };
}
let stop: () => Promise<void>;
afterEach(() => stop());

describe('renderers', () => {
  it('start once for each release, when its first page is asked for', async () => {
    const { render, started } = open();
    expect(started).toEqual([]);
    await Promise.all([render('blog'), render('blog'), render('storefront')]);
    expect(started.toSorted()).toEqual(['blog@1', 'storefront@1']);
  });

  it('are replaced when a release changes: the new one starts at once, the old one ends', async () => {
    const { render, versions, started, killed } = open();
    await Promise.all([render('blog'), render('storefront')]);
    versions.blog = '2';
    await render('storefront');
    expect(started.at(-1)).toBe('blog@2');
    expect(await render('blog')).toEqual({ redirect: 'blog@2', status: 302 });
    await expect.poll(() => killed, { timeout: 10_000 }).toEqual(['blog@1']);
  });

  it('go on when a release comes back before its renderer has ended', async () => {
    const { render, versions, started, killed } = open({ retireMs: 200 });
    await render('blog');
    versions.blog = '2';
    await render('blog');
    versions.blog = '1';
    expect(await render('blog')).toEqual({ redirect: 'blog@1', status: 302 });
    await expect.poll(() => killed, { timeout: 10_000 }).toEqual(['blog@2']);
    expect(started).toEqual(['blog@1', 'blog@2']);
  });

  it('of a canary work beside that of the live release, are set aside alone, and end with the canary', async () => {
    const { renderers, render, renderCanary, canaries, crash, killed } = open();
    canaries.push({ remote: makeRemote('blog', '2'), percent: 10, revision: 0 });
    await Promise.all([render('blog'), renderCanary('blog', '2')]);
    await render('blog');
    crash.get('blog@2')?.();
    await expect.poll(() => Object.keys(renderers.setAside)).toEqual(['blog@2']);
    await expect
      .poll(() => renderCanary('blog', '2').catch(() => undefined), { timeout: 10_000 })
      .toEqual({ redirect: 'blog@2', status: 302 });
    expect(killed).toEqual([]);
    canaries.pop();
    await render('blog');
    await expect.poll(() => killed, { timeout: 10_000 }).toEqual(['blog@2']);
  });

  it('of a preview end by themselves, and their faults set nothing aside', async () => {
    const { renderers, render, renderPreview, crash, killed, started } = open({ previewMs: 300 });
    await render('blog');
    expect(await renderPreview('blog', '2')).toEqual({ redirect: 'blog@2', status: 302 });
    crash.get('blog@2')?.();
    await expect
      .poll(() => renderPreview('blog', '2').then(() => started.filter((one) => one === 'blog@2').length))
      .toBe(2);
    expect(renderers.setAside).toEqual({});
    expect(killed).toEqual([]);
    await expect.poll(() => killed, { timeout: 10_000 }).toEqual(['blog@2']);
    expect(await render('blog')).toEqual({ redirect: 'blog@1', status: 302 });
    expect(started.filter((one) => one === 'blog@1')).toHaveLength(1);
  });

  it('of a canary and of the live release stay as they are when a preview shows the same release', async () => {
    const { renderers, render, renderCanary, renderPreview, canaries, crash, killed } = open();
    canaries.push({ remote: makeRemote('blog', '2'), percent: 10, revision: 0 });
    await Promise.all([renderPreview('blog', '1'), renderPreview('blog', '2')]);
    await Promise.all([render('blog'), renderCanary('blog', '2')]);
    crash.get('blog@1')?.();
    crash.get('blog@2')?.();
    await expect.poll(() => Object.keys(renderers.setAside).toSorted()).toEqual(['blog', 'blog@2']);
    await renderPreview('blog', '2').catch(() => undefined);
    expect(Object.keys(renderers.setAside).toSorted()).toEqual(['blog', 'blog@2']);
    expect(killed).toEqual([]);
  });

  it('that end are set aside for a pause, and started again after it', async () => {
    const { renderers, render, crash, started, waited } = open();
    await render('blog');
    crash.get('blog@1')?.();
    await expect.poll(() => renderers.setAside.blog?.reason).toBe('it ended by itself (code 1)');
    await expect(render('blog')).rejects.toThrow('it is set aside: it ended by itself (code 1)');
    await render('storefront');
    await expect
      .poll(() => render('blog').catch(() => undefined), { timeout: 10_000 })
      .toEqual({ redirect: 'blog@1', status: 302 });
    expect(renderers.setAside).toEqual({});
    expect(started).toEqual(['blog@1', 'storefront@1', 'blog@1']);
    // No request waits long for one that has just failed.
    expect(waited).toEqual([4200, 4200, rendererRules.retryReadyMs]);
  });

  it('do not start while their server file cannot be read, and do once it can', async () => {
    const { renderers, render, unreadable, started } = open({ unreadable: new Set(['blog']) });
    await expect(render('blog')).rejects.toThrow('it does not match its sha256');
    expect(renderers.setAside.blog).toMatchObject({ version: '1', failures: 1 });
    unreadable.clear();
    await expect
      .poll(() => render('blog').catch(() => undefined), { timeout: 10_000 })
      .toEqual({ redirect: 'blog@1', status: 302 });
    expect(started).toEqual(['blog@1']);
  });

  it('of a shell that was replaced finish their pages, and then end', async () => {
    const { renderers, render, versions, started, killed, busy } = open();
    await Promise.all([render('blog'), render('storefront')]);
    busy.add('blog@1');
    const isOver = renderers.retire();
    versions.blog = '2';
    await render('storefront');
    expect(started).not.toContain('blog@2');
    expect(killed).toEqual([]);
    busy.clear();
    await isOver;
    expect(killed.toSorted()).toEqual(['blog@1', 'storefront@1']);
  });

  it('end with the shop', async () => {
    const { renderers, render, killed } = open();
    await Promise.all([render('blog'), render('storefront')]);
    await renderers.stop();
    expect(killed.toSorted()).toEqual(['blog@1', 'storefront@1']);
  });
});
