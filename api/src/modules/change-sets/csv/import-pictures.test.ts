import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createPictureFetcher } from '#modules/media/index.ts';
import { buildPicture } from '#testing/build-form.ts';
import { buildTestApp, type TestApp } from '#testing/build-test-app.ts';
import { buildZip } from '#testing/build-zip.ts';
import { finishSet } from '#testing/catalogue/finish-set.ts';
import { importFiles } from '#testing/catalogue/import-files.ts';
import { buildProduct, buildUser, loginAs } from '#testing/factories.ts';

let t: TestApp;
let server: Server;
let fetched: string[] = [];
let sellerId = '';
let headers: { authorization: string };
beforeAll(async () => {
  t = await buildTestApp({ LIMITS: 'relaxed' });
  const pictures = new Map(
    await Promise.all(
      ['#112233', '#445566', '#778899'].map(
        async (colour) => [colour.slice(1), await buildPicture({ colour })] as const,
      ),
    ),
  );
  server = createServer((request, answer) => {
    fetched.push(request.url ?? '');
    const picture = pictures.get((request.url ?? '').slice(1));
    answer.writeHead(picture === undefined ? 404 : 200).end(picture ?? 'none');
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  const fetchLocal = createPictureFetcher({
    protocol: 'http:',
    isAnyPort: true,
    isPublic: (address) => address === '127.0.0.1',
    resolve: async (host) => (host === 'photos.example' ? ['127.0.0.1'] : ['10.0.0.1']),
  });
  // What stands in a cell is https; the test's server is not.
  t.app.fetchPicture = (address) => {
    const url = new URL(address);
    return fetchLocal(`http://${url.hostname}:${port}${url.pathname}`);
  };
});
beforeEach(async () => {
  fetched = [];
  const user = await buildUser(t.db, { role: 'seller' });
  sellerId = user.id;
  headers = await loginAs(t.db, user);
});
afterAll(async () => {
  server.close();
  await t.close();
});

const columns = 'SKU,State,Name,Description,Category,Subcategory,Price,Pictures';
const rowOf = (sku: string, pictures: string, state = 'published') =>
  `${sku},${state},${sku} shirt,Soft.,Men,Shirts,999,${pictures}`;
const fileOf = (...rows: string[]) => Buffer.from([columns, ...rows].join('\n'));

const { post, move, rowsOf, ...files } = importFiles(
  () => t,
  () => headers,
);
const upload = (file: Buffer, zip?: Buffer) => files.upload(file, zip && { zip });
const preview = async (file: Buffer, zip?: Buffer) => (await files.preview(file, zip && { zip })).set;
const own = () => t.db<{ id: string; sku: string; state: string; images: string[]; isGone: boolean }[]>`
  select id, sku, state, images, removed_at is not null and removed_at <> 'infinity' as is_gone
  from products where seller_id = ${sellerId} order by sku`;
const at = (picture: string) => `https://photos.example/${picture}`;

describe('pictures at addresses', () => {
  // rules: files-of-products-and-orders
  it('are fetched by a job, row by row; what has one is published, what has none stays a draft and says why', async () => {
    const set = await preview(
      fileOf(
        rowOf('A', `${at('112233')} | ${at('445566')}`),
        rowOf('B', `${at('missing')}|${at('778899')}`),
        rowOf('C', at('missing')),
        rowOf('D', 'https://inside.example/x'),
      ),
    );
    expect(fetched).toEqual([]);
    const begun = await post(set, 'run');
    expect([begun.state, fetched]).toEqual(['running', []]);
    expect(await finishSet(t.app, headers, begun)).toMatchObject({ state: 'done', counts: { changed: 4 } });
    expect((await own()).map(({ sku, state, images }) => [sku, state, images.length])).toEqual([
      ['A', 'published', 2],
      ['B', 'published', 1],
      ['C', 'draft', 0],
      ['D', 'draft', 0],
    ]);
    const library = await t.app.inject({ url: '/api/auth/panel/media', headers });
    expect(
      library
        .json()
        .map(({ name }: { name: string }) => name)
        .sort(),
    ).toEqual(['112233', '445566', '778899']);
    expect((await rowsOf(set)).map(({ reason }) => reason)).toEqual([
      null,
      `Picture "${at('missing')}": Its server answered 404.`,
      `It stays a draft until it has at least one picture. Picture "${at('missing')}": Its server answered 404.`,
      'It stays a draft until it has at least one picture. Picture "https://inside.example/x": Its server is not on the public internet.',
    ]);
    const [{ images } = { images: [] }] = await own();
    expect((await t.app.inject(images[0] ?? '')).statusCode).toBe(200);
  });

  // rules: files-of-products-and-orders
  it('are taken back with the import, and those of an export change nothing', async () => {
    const { id } = await buildProduct(t.db, { sellerId });
    const before = await t.db`select images from products where id = ${id}`;
    const set = await preview(Buffer.from(`Product ID,Pictures\n${id},${at('112233')}\n`));
    await move(set, 'run');
    const { text } = (await t.app.inject({ url: '/api/auth/panel/exports/products', headers })).json();
    expect(text).toContain('.webp');
    expect((await rowsOf(await preview(Buffer.from(text)))).map(({ result }) => result)).toEqual(['unchanged']);
    expect((await move(set, 'undo')).counts).toMatchObject({ undone: 1 });
    expect(await t.db`select images from products where id = ${id}`).toEqual(before);
  });

  it('leave the present ones where none can be had, and are refused where they are no addresses', async () => {
    const { id } = await buildProduct(t.db, { sellerId });
    const failed = await preview(Buffer.from(`Product ID,Pictures\n${id},${at('missing')}\n`));
    expect(await move(failed, 'run')).toMatchObject({ state: 'done', counts: { refused: 1, changed: 0 } });
    const wrong = [
      'http://photos.example/1',
      '/media/of-another.webp',
      'file:///etc/passwd',
      Array(6)
        .fill(0)
        .map((_, index) => at(`${index}`))
        .join('|'),
    ];
    const set = await preview(
      Buffer.from(`SKU,Name,Pictures\n${wrong.map((cell, index) => `S${index},N${index},${cell}`).join('\n')}\n`),
    );
    expect((await rowsOf(set)).map(({ reason }) => reason)).toEqual([
      expect.stringMatching(/begin with https/),
      expect.stringMatching(/stay with their product/),
      expect.stringMatching(/begin with https/),
      expect.stringMatching(/at most 5 pictures/),
    ]);
  });

  // rules: files-of-products-and-orders
  it('go on where a worker died: each row is made once, whatever was fetched before', async () => {
    const set = await preview(fileOf(...Array.from({ length: 9 }, (_, index) => rowOf(`W${index}`, at('112233')))));
    const real = t.app.fetchPicture;
    let left = 3;
    t.app.fetchPicture = async (address) => {
      left -= 1;
      if (left < 0) {
        throw new Error('as if the process had died');
      }
      return real(address);
    };
    await post(set, 'run');
    await t.app.runDueJobs();
    t.app.fetchPicture = real;
    const [{ waiting } = { waiting: 0 }] = await t.db<{ waiting: number }[]>`
      select count(*)::int as waiting from change_rows where set_id = ${set._id} and pictures is not null`;
    expect(waiting).toBeGreaterThan(0);
    await t.db`update pgboss.job set start_after = now() where name = 'changes' and state in ('created', 'retry')`;
    const done = await finishSet(t.app, headers, { ...set, state: 'running' });
    expect(done).toMatchObject({ state: 'done', counts: { changed: 9 } });
    expect((await own()).filter(({ state }) => state === 'published')).toHaveLength(9);
  });
});

describe('pictures in a ZIP', () => {
  // rules: files-of-products-and-orders
  it('are taken by the names in the cells; a file that is missing or no picture is said by row', async () => {
    const [red, fake] = [await buildPicture({ colour: '#ff0000' }), Buffer.from('<svg onload="alert(1)"/>')];
    const zip = buildZip([
      { name: 'kurta/front.jpg', bytes: red },
      { name: 'fake.jpg', bytes: fake },
      { name: 'unused.jpg', bytes: red },
    ]);
    const set = await preview(fileOf(rowOf('A', 'front.jpg'), rowOf('B', 'back.jpg'), rowOf('C', 'fake.jpg')), zip);
    expect((await rowsOf(set))[1]).toMatchObject({
      result: 'refused',
      reason: 'Pictures "back.jpg": There is no file "back.jpg" in the ZIP.',
    });
    const listStored = () =>
      t.db`select name from change_pictures where set_id = ${set._id} and bytes is not null order by name`;
    expect(await listStored()).toEqual([{ name: 'fake.jpg' }, { name: 'front.jpg' }]);
    expect((await move(set, 'run')).counts).toMatchObject({ changed: 2, refused: 1 });
    expect((await own()).map(({ sku, state, images }) => [sku, state, images.length])).toEqual([
      ['A', 'published', 1],
      ['C', 'draft', 0],
    ]);
    expect((await rowsOf(set))[2]?.reason).toMatch(/^It stays a draft .* Picture "fake.jpg": /);
    expect(await listStored()).toEqual([]);
    await move(set, 'undo');
    expect((await own()).map(({ isGone }) => isGone)).toEqual([true, true]);
  });

  it('are asked for where a cell names a file and none was sent', async () => {
    const set = await preview(fileOf(rowOf('A', 'front.jpg')));
    expect((await rowsOf(set))[0]?.reason).toMatch(/is not an address. Please add a ZIP/);
  });

  it('are refused with a ZIP that cannot be trusted, and nothing of it is stored', async () => {
    for (const name of ['../front.jpg', '/front.jpg']) {
      const answer = await upload(fileOf(rowOf('A', 'front.jpg')), buildZip([{ name, bytes: Buffer.from('x') }]));
      expect([answer.statusCode, answer.json().message]).toEqual([400, expect.stringMatching(/cannot be read/)]);
    }
    expect(await t.db`select from change_sets where actor_id = ${sellerId}`).toHaveLength(0);
  });
});
