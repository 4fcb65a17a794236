import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync, zstdDecompressSync } from 'node:zlib';
import { contentFolder } from '@aaram/shared-domain/contract';
import fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ReleaseStore } from '../releases.ts';
import { createCheckedFiles } from './checked-files.ts';
import { registerStaticFiles } from './static-files.ts';

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
const integrityOf = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`;

const good = `console.log("good");\n${'// what it says\n'.repeat(40)}`;
const old = good.replace('good', 'old');
/** The files of a release: each has a page, the first one another script too. */
const filesOf = (version: string, more: Record<string, string>): Record<string, string> => ({
  'page.js': good,
  ...(version === '1' ? { 'old.js': old } : {}),
  ...more,
});
const folderOf = (text: string) => contentFolder(integrityOf(text));
const bad = good.replace('good', 'evil');
const forms = {
  identity: { suffix: '', pack: (text: string) => text },
  br: { suffix: '.br', pack: (text: string) => brotliCompressSync(text) },
  gzip: { suffix: '.gz', pack: (text: string) => gzipSync(text) },
} as const;
type Form = keyof typeof forms;

let dir: string;
let app: FastifyInstance;
let logged: string[];
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'aaram-files-'));
  logged = [];
  await writeRelease('1');
  await writeRelease('2');
  await mkdir(join(dir, 'shell/files'), { recursive: true });
  await mkdir(join(dir, 'shell/s1'));
  await mkdir(join(dir, 'public'));
  await writeFile(join(dir, 'shell/s1/assets.json'), JSON.stringify({ integrity: { 'main.1.js': integrityOf(good) } }));
  await writeAll(join(dir, 'shell/files/main.1.js'), good);
  await goLive('2');
  const stream = { write: (line: string) => logged.push(JSON.parse(line).path) };
  app = fastify({ logger: { level: 'error', stream } });
  await registerStaticFiles(app, { shellDir: dir, releasesDir: dir }, new ReleaseStore(dir));
});
afterEach(async () => {
  await app.close();
  await rm(dir, { recursive: true, force: true });
});

const writeForm = (path: string, form: Form, text: string) =>
  writeFile(path + forms[form].suffix, forms[form].pack(text));

async function writeAll(path: string, text: string) {
  for (const form of ['identity', 'br', 'gzip'] as const) {
    await writeForm(path, form, text);
  }
}

const manifestOf = (version: string, more: Record<string, string> = {}) =>
  JSON.stringify({
    name: 'blog',
    version,
    entry: { js: [], css: [] },
    pages: {},
    integrity: Object.fromEntries(
      Object.entries(filesOf(version, more)).map(([file, text]) => [file, integrityOf(text)]),
    ),
  });

async function writeRelease(version: string, more: Record<string, string> = {}) {
  await mkdir(join(dir, 'blog', version, 'browser'), { recursive: true });
  await writeFile(join(dir, 'blog', version, 'release.json'), manifestOf(version, more));
  await writeFile(join(dir, 'blog', version, 'server.cjs'), 'secret');
  for (const [file, text] of Object.entries(filesOf(version, more))) {
    await writeAll(join(dir, 'blog', version, 'browser', file), text);
  }
}

const goLive = (version: string) =>
  writeFile(
    join(dir, 'live.json'),
    JSON.stringify({
      id: version,
      remotes: { blog: { version, manifestSha256: sha256(manifestOf(version)), patterns: [] } },
    }),
  );

async function get(url: string, encoding: Form = 'identity') {
  const { statusCode, headers, rawPayload } = await app.inject({ url, headers: { 'accept-encoding': encoding } });
  return { status: statusCode, caching: headers['cache-control'], encoding: headers['content-encoding'], rawPayload };
}

const sources = [
  { source: 'the live release', file: 'blog/2/browser/page.js', url: '/releases/blog/2/browser/page.js' },
  { source: 'an older release', file: 'blog/1/browser/page.js', url: '/releases/blog/1/browser/page.js' },
  {
    source: 'the live release, by its content',
    file: 'blog/2/browser/page.js',
    url: `/releases/blog/files/${folderOf(good)}/page.js`,
  },
  {
    source: 'an older release, by its content',
    file: 'blog/1/browser/old.js',
    url: `/releases/blog/files/${folderOf(old)}/old.js`,
  },
  { source: 'the shell', file: 'shell/files/main.1.js', url: '/assets/main.1.js' },
];
const cases = sources.flatMap((source) => (Object.keys(forms) as Form[]).map((form) => ({ ...source, form })));

describe('a file of a release', () => {
  it.each(cases)('of $source is sent to be cached for good: $form', async ({ url, form, file }) => {
    const answer = await get(url, form);
    expect(answer).toMatchObject({ status: 200, caching: 'max-age=31536000, immutable' });
    expect(answer.encoding).toBe(form === 'identity' ? undefined : form);
    expect(answer.rawPayload).toEqual(Buffer.from(forms[form].pack(file.endsWith('old.js') ? old : good)));
    expect((await app.inject({ method: 'HEAD', url })).headers['content-type']).toBe('text/javascript');
  });

  it('may be used by pages of other hosts', async () => {
    const url = '/releases/blog/2/browser/page.js';
    const { headers } = await app.inject({ url, headers: { origin: 'https://team.example' } });
    expect([headers['access-control-allow-origin'], headers.vary]).toEqual([
      '*',
      'accept-encoding, origin, available-dictionary',
    ]);
    expect((await app.inject({ url })).headers).not.toHaveProperty('access-control-allow-origin');
  });

  it.each(cases)('of $source that was changed is 503, said once, and served again once mended: $form', async (one) => {
    const path = join(dir, one.file);
    expect((await get(one.url, one.form)).status).toBe(200);
    for (const content of [bad, good.slice(0, -1), '']) {
      await writeForm(path, one.form, content);
      logged.length = 0;
      expect(await get(one.url, one.form)).toMatchObject({ status: 503, caching: 'no-store' });
      expect((await get(one.url, one.form)).rawPayload.toString()).toBe('This file is not available right now.\n');
      expect(logged).toEqual([path + forms[one.form].suffix]);
    }
    const mended = one.file.endsWith('old.js') ? old : good;
    await writeForm(path, one.form, mended);
    expect(await get(one.url, one.form)).toMatchObject({
      status: 200,
      rawPayload: Buffer.from(forms[one.form].pack(mended)),
    });
  });

  it('that is no longer what its compressed forms are is not sent in any of them', async () => {
    await writeFile(join(dir, 'blog/2/browser/page.js'), bad);
    expect((await get('/releases/blog/2/browser/page.js', 'br')).status).toBe(503);
  });

  it('that unpacks to more than any file has is refused', async () => {
    await writeFile(join(dir, 'blog/2/browser/page.js.gz'), gzipSync(Buffer.alloc(20_000_000), { level: 1 }));
    expect((await get('/releases/blog/2/browser/page.js', 'gzip')).status).toBe(503);
  });

  it('is sent as it is where it has no compressed form', async () => {
    await rm(join(dir, 'blog/2/browser/page.js.br'));
    expect(await get('/releases/blog/2/browser/page.js', 'br')).toMatchObject({ status: 200, encoding: undefined });
  });

  it('has one address in all releases that have it, also in one that comes', async () => {
    const url = `/releases/blog/files/${folderOf('console.log("new")')}/new.js`;
    expect((await get(url)).status).toBe(404);
    await writeRelease('3', { 'new.js': 'console.log("new")' });
    await expect.poll(async () => (await get(url)).status).toBe(200);
    await rm(join(dir, 'blog/2'), { recursive: true });
    await goLive('1');
    await expect.poll(async () => (await get(`/releases/blog/files/${folderOf(good)}/page.js`)).status).toBe(200);
  });

  it('comes in terms of an older version that the browser has, and only of one', async () => {
    const before = Array.from({ length: 60 }, (_, at) => sha256(String(at))).join('\n');
    const later = `${before}\nlater`;
    await writeRelease('3', { 'big.js': before });
    await writeRelease('4', { 'big.js': later });
    await goLive('4');
    const url = `/releases/blog/files/${folderOf(later)}/big.js`;
    await expect.poll(async () => (await get(url)).status).toBe(200);
    const ask = (dictionary: string, accepted = 'gzip, br, dcz') =>
      app.inject({ url, headers: { 'accept-encoding': accepted, 'available-dictionary': dictionary } });
    const hashOf = (text: string) => createHash('sha256').update(text).digest('base64');
    const { headers, rawPayload } = await ask(`:${hashOf(before)}:`);
    expect(headers).toMatchObject({
      'content-encoding': 'dcz',
      'use-as-dictionary': 'match="/releases/blog/files/*/big.js"',
    });
    expect(rawPayload.subarray(8, 40).toString('base64')).toBe(hashOf(before));
    const plain = zstdDecompressSync(rawPayload.subarray(40), { dictionary: Buffer.from(before) });
    expect(plain.toString()).toBe(later);
    const others = [`:${hashOf('unknown')}:`, `:${hashOf(good)}:`, 'good', `:${hashOf('secret')}:`];
    for (const dictionary of others) {
      expect((await ask(dictionary)).headers['content-encoding']).toBe('br');
    }
    expect((await ask(`:${hashOf(before)}:`, 'br')).headers['content-encoding']).toBe('br');
  });

  it('without its content is found only by a hash in its name', async () => {
    await writeRelease('3', { 'remoteEntry.0a1b2c3d.js': 'entry' });
    await expect.poll(async () => (await get('/releases/blog/files/remoteEntry.0a1b2c3d.js')).status).toBe(200);
    expect((await get('/releases/blog/files/page.js')).status).toBe(404);
    const again = await get(`/releases/blog/files/again-mfx81/${folderOf(good)}/page.js`);
    expect(again).toMatchObject({ status: 200, caching: 'no-store' });
  });

  it('has another address for each further attempt, and is not cached under it', async () => {
    const answer = await get('/releases/blog/2/browser/again-mfx81/page.js');
    expect(answer).toMatchObject({ status: 200, caching: 'no-store', rawPayload: Buffer.from(good) });
  });

  it.each([
    '/releases/blog/2/browser/other.js',
    '/releases/blog/2/browser/page.js.br',
    '/releases/blog/2/browser/constructor',
    '/releases/blog/2/server.cjs',
    '/releases/blog/files/AAAAAAAA/page.js',
    `/releases/other/files/${folderOf(good)}/page.js`,
    '/releases/blog/files/server.cjs',
    '/releases/blog/2/browser/..%2Fserver.cjs',
    '/releases/blog/3/browser/page.js',
    '/releases/live.json',
    '/assets/main.2.js',
    '/assets/..%2Fs1%2Fassets.json',
  ])('that no release lists is 404, and the browser does not keep that: %s', async (url) => {
    await writeFile(join(dir, 'blog/2/browser/other.js'), good);
    await writeFile(join(dir, 'shell/files/main.2.js'), good);
    expect(await get(url)).toMatchObject({ status: 404, caching: 'no-store' });
  });

  it.each(['1', '2'])(
    'of a release whose description cannot be read is 503 until it is mended: %s',
    async (version) => {
      const description = join(dir, 'blog', version, 'release.json');
      await writeFile(description, '{"name":');
      const url = `/releases/blog/${version}/browser/page.js`;
      await goLive('1');
      await goLive('2');
      expect(await get(url)).toMatchObject({ status: 503, caching: 'no-store' });
      await writeFile(description, manifestOf(version));
      await expect.poll(async () => (await get(url)).status).toBe(200);
    },
  );
});

it('holds only so many bytes of checked files, and checks what it let go again', async () => {
  const changed: string[] = [];
  const files = createCheckedFiles((path) => changed.push(path), 4000);
  for (const name of ['a', 'b', 'c', 'd', 'e', 'f']) {
    await writeFile(join(dir, name), good);
    expect(await files.open(join(dir, name), 'identity', integrityOf(good))).toMatchObject({ encoding: 'identity' });
    expect(files.bytes).toBeLessThanOrEqual(4000);
  }
  await writeFile(join(dir, 'a'), bad);
  expect(await files.open(join(dir, 'a'), 'br', integrityOf(good))).toBe('changed');
  expect(changed).toEqual([join(dir, 'a')]);
});
