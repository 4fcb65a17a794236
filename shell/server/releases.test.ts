import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ReleaseStore } from './releases.ts';

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
const integrityOf = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`;

let dir: string;
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'aaram-releases-'));
});
afterEach(() => rm(dir, { recursive: true, force: true }));

/** Writes a release of the blog and makes it live. */
async function publishBlog(version: string, { server = 'module.exports = {}', css = '.a{}' } = {}) {
  const folder = join(dir, 'blog', version);
  await mkdir(join(folder, 'browser'), { recursive: true });
  const manifest = JSON.stringify({
    name: 'blog',
    version,
    contract: 1,
    remoteEntry: 'entry.js',
    entry: { js: [], css: [] },
    pages: { '/blogs': { js: [], css: ['a.css'] } },
    server: { file: 'server.cjs', sha256: sha256(server) },
    integrity: { 'entry.js': 'sha256-x', 'a.css': integrityOf(css) },
  });
  await writeFile(join(folder, 'release.json'), manifest);
  await writeFile(join(folder, 'server.cjs'), server);
  await writeFile(join(folder, 'browser/a.css'), css);
  const remotes = { blog: { version, manifestSha256: sha256(manifest), patterns: ['/blogs'] } };
  await writeFile(join(dir, 'live.json'), JSON.stringify({ id: `set-${version}`, shell: { version: 's' }, remotes }));
  return folder;
}

const pin = async (path: string) => sha256(await readFile(path, 'utf8'));

async function liveBlog(store: ReleaseStore) {
  const blog = (await store.live()).remotes.blog;
  if (!blog) {
    throw new Error('The set has no blog.');
  }
  return blog;
}

describe('the store of releases', () => {
  it('says what to do when nothing was ever released', async () => {
    await expect(new ReleaseStore(dir).live()).rejects.toThrow(/run the build first/);
  });

  it('names the pages and the pinned container of a live remote', async () => {
    await publishBlog('1');
    const { info, manifest } = await liveBlog(new ReleaseStore(dir, () => undefined));
    expect(info).toMatchObject({
      patterns: ['/blogs'],
      entry: { url: '/releases/blog/1/browser/entry.js', integrity: 'sha256-x' },
    });
    expect(manifest?.version).toBe('1');
  });

  it('keeps the pages of a remote whose manifest was changed, but gives nothing of it out', async () => {
    const folder = await publishBlog('1');
    await writeFile(join(folder, 'release.json'), '{"name":"blog"}');
    const { info, manifest, problem } = await liveBlog(new ReleaseStore(dir, () => undefined));
    expect({ entry: info.entry, patterns: info.patterns, manifest }).toEqual({
      entry: null,
      patterns: ['/blogs'],
      manifest: null,
    });
    expect(problem).toMatch(/hash/);
  });

  it('refuses a server file with one changed byte', async () => {
    const folder = await publishBlog('1');
    const store = new ReleaseStore(dir, () => undefined);
    const { manifest } = await liveBlog(store);
    await writeFile(join(folder, 'server.cjs'), 'module.exports = {};');
    await expect(manifest && store.readServerFile(manifest)).rejects.toThrow(/sha256/);
  });

  it('refuses a style sheet with one changed byte', async () => {
    const folder = await publishBlog('1');
    const store = new ReleaseStore(dir, () => undefined);
    const { manifest } = await liveBlog(store);
    expect(manifest && (await store.readStylesheet(manifest, 'a.css'))).toBe('.a{}');
    await writeFile(join(folder, 'browser/a.css'), '.b{}');
    await expect(manifest && store.readStylesheet(manifest, 'a.css')).rejects.toThrow(/integrity/);
  });

  // security: hidden-changes
  it.each([
    ['another remote has', ['/blogs'], 'blog claims /blogs, which belongs to storefront; it does not get it'],
    ['covers those of another', ['/:page'], 'blog claims /blogs, which the set does not give it'],
    ['the shell has', ['/login', '/blogs'], 'blog claims /login, which belongs to the shell; it does not get it'],
  ])('gives a remote no address that %s, and logs it once', async (_what, patterns, line) => {
    const folder = await publishBlog('1');
    const manifestSha256 = await pin(join(folder, 'release.json'));
    const remotes = {
      storefront: {
        version: 'gone',
        manifestSha256: '',
        patterns: patterns.length === 1 ? ['/blogs', '/women'] : ['/'],
      },
      blog: { version: '1', manifestSha256, patterns },
    };
    const shell = { version: 's', patterns: ['/login'] };
    await writeFile(join(dir, 'live.json'), JSON.stringify({ id: 'set', shell, remotes }));
    const lines: string[] = [];
    const store = new ReleaseStore(dir, (text) => lines.push(text));
    const { info } = await liveBlog(store);
    expect(info.patterns).toEqual(patterns.length === 1 ? [] : ['/blogs']);
    expect(lines.filter((text) => text === `release set set: ${line}`)).toHaveLength(1);
  });

  it('names the canary of a remote, unless its release cannot be used', async () => {
    const folder = await publishBlog('2');
    const canary = { version: '2', manifestSha256: await pin(join(folder, 'release.json')), patterns: ['/blogs'] };
    await publishBlog('1');
    const path = join(dir, 'live.json');
    const set = JSON.parse(await readFile(path, 'utf8'));
    const share = { percent: 10, revision: 7 };
    set.remotes.blog.canary = { ...canary, ...share, at: '2026-11-22T00:00:00.000Z' };
    await writeFile(path, JSON.stringify(set));
    const lines: string[] = [];
    const store = new ReleaseStore(dir, (text) => lines.push(text));
    expect((await store.live()).canaries).toMatchObject([
      { ...share, remote: { info: { name: 'blog', version: '2' } } },
    ]);
    await rm(folder, { recursive: true });
    const broken = new ReleaseStore(dir, (text) => lines.push(text));
    expect((await broken.live()).canaries).toEqual([]);
    expect(lines).toEqual([expect.stringMatching(/^release set set-1: the canary blog 2 cannot be used: ENOENT/)]);
  });

  // security: hidden-changes
  it('gives out nothing of a release whose description names another remote', async () => {
    const folder = await publishBlog('1');
    const file = join(folder, 'release.json');
    await writeFile(file, (await readFile(file, 'utf8')).replace('"blog"', '"storefront"'));
    const remotes = { blog: { version: '1', manifestSha256: await pin(file), patterns: ['/blogs'] } };
    await writeFile(join(dir, 'live.json'), JSON.stringify({ id: 'set', shell: { version: 's' }, remotes }));
    const { info, manifest, problem } = await liveBlog(new ReleaseStore(dir, () => undefined));
    expect([info.patterns, info.entry, manifest]).toEqual([['/blogs'], null, null]);
    expect(problem).toBe('its release.json says that it is storefront 1');
  });
});
