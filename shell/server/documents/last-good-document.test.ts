import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import { readConfig } from '../config.ts';
import { withShell } from '../live-shell.ts';
import type { LiveSet } from '../releases.ts';
import { LAST_GOOD_HEADER, renderWithLastGood } from './last-good-document.ts';
import type { DocumentDeps } from './render-document.ts';

const remote = (version: string) => ({
  ...{ info: { name: 'blog', version, entry: null, patterns: ['/blogs'] }, base: '', manifest: null },
});
const live: LiveSet = { id: 'set', shell: 's2', remotes: { blog: remote('2') } };
const withGood: LiveSet = { ...live, id: 'good', remotes: { blog: remote('1') } };
const withOther = withShell(live, 's1');

/** Asks for a page; `outcome` says what becomes of it with a shell and a blog. */
async function ask(
  outcome: (shell: string, blog: string) => 'well' | 'fails' | 'throws',
  { good = true, other = true, maxMs = 4000 } = {},
) {
  const tried: string[] = [];
  const renderPage = async (set: LiveSet) => {
    const names = [set.shell ?? '', set.remotes.blog?.info.version ?? ''] as const;
    tried.push(names.join(' '));
    const result = outcome(...names);
    if (result === 'throws') {
      throw new Error('on purpose');
    }
    const hasErrors = result === 'fails';
    const html = Readable.from([Buffer.from(`page of ${names.join(' ')}`)]);
    return { status: 200, head: '', picturePreloads: '', loaderData: {}, queries: {}, hasErrors, html };
  };
  const deps = {
    config: readConfig({ PUBLIC_URL: 'https://shop.example' }),
    assets: { js: [], css: [], fonts: [] },
    renderer: { themeTags: '', themeBootScript: '', BOOT_ELEMENT_ID: 'boot', serialiseForScript: JSON.stringify },
    renderPage,
    readStyles: async () => ({ text: '', hash: '' }),
    log: { warn: () => undefined },
  } as unknown as DocumentDeps;
  const sets = {
    findLastGood: () => (good ? withGood : undefined),
    findOtherShell: () => (other ? withOther : undefined),
  };
  const wanted = { live, url: new URL('https://shop.example/blogs'), caller: { address: '198.51.100.1' }, maxMs };
  const document = await renderWithLastGood(() => deps, sets, wanted);
  if ('redirect' in document) {
    throw new Error('a redirect');
  }
  const body = await text(document.body);
  return { tried, body, status: document.status, by: document.headers[LAST_GOOD_HEADER] };
}

it('a page that its remote cannot make is made by its last good release, with the same shell', async () => {
  const { tried, body, status, by } = await ask((_shell, blog) => (blog === '1' ? 'well' : 'fails'));
  expect([status, by, tried]).toEqual([200, 'blog@1', ['s2 2', 's2 1']]);
  expect(body).toContain('page of s2 1');
});

it.each(['fails', 'throws'] as const)(
  'a page that %s with a shell is made by another shell, with the live remote',
  async (how) => {
    const { tried, body, by } = await ask((shell) => (shell === 's1' ? 'well' : how));
    expect([by, tried]).toEqual(['shell@s1', ['s2 2', 's2 1', 's1 2']]);
    expect(body).toContain('page of s1 2');
  },
);

it('a page that nothing can make is the fallback of the live set, and what was thrown is thrown', async () => {
  expect(await ask(() => 'fails')).toMatchObject({ status: 503, by: undefined });
  expect((await ask(() => 'fails', { good: false, other: false })).tried).toEqual(['s2 2']);
  await expect(ask(() => 'throws')).rejects.toThrow('on purpose');
});

it('nothing else is tried when no time is left', async () => {
  expect(await ask(() => 'fails', { maxMs: 200 })).toMatchObject({ status: 503, tried: ['s2 2'] });
});
