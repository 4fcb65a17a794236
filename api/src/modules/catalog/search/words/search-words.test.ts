import type { SearchWord, SearchWordPreview } from '@aaram/shared-domain/search-words';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildForm } from '#testing/build-form.ts';
import { buildTestApp, type TestApp } from '#testing/build-test-app.ts';
import { buildProduct, buildUser, loginAs } from '#testing/factories.ts';

let t: TestApp;
let headers: Record<string, string>;
const PATH = '/api/auth/panel/search-words';

beforeAll(async () => {
  t = await buildTestApp();
  headers = await loginAs(t.db, await buildUser(t.db, { role: 'admin' }));
  await buildProduct(t.db, { name: 'Lotus Panel Kurta' });
  await buildProduct(t.db, { name: 'Plain Stole' });
});
afterAll(() => t.close());

const send = (method: 'POST' | 'PUT' | 'DELETE', url: string, payload?: object) =>
  t.app.inject({ method, url, headers, ...(payload === undefined ? {} : { payload }) });
const words = (more: Partial<SearchWord>) => ({
  kind: 'one',
  terms: ['pichwai'],
  targets: ['lotus'],
  note: '',
  ...more,
});
const find = async (q: string): Promise<string[]> =>
  (await t.app.inject(`/api/auth/get-all-products?limit=5&q=${encodeURIComponent(q)}`))
    .json()
    .map(({ name }: { name: string }) => name);
const list = async (): Promise<SearchWord[]> => (await t.app.inject({ url: PATH, headers })).json();

describe('the words of searches', () => {
  // rules: words-of-searches
  it('are shown with what a change finds before it is saved, and find it after', async () => {
    const preview = await send('POST', `/api/auth/panel/search-word-previews`, {
      _id: null,
      words: words({}),
      queries: ['pichwai'],
    });
    expect(preview.json<SearchWordPreview[]>()).toEqual([
      { query: 'pichwai', before: { total: 0, names: [] }, after: { total: 1, names: ['Lotus Panel Kurta'] } },
    ]);
    expect(await find('pichwai')).toEqual([]);
    const added = await send('POST', PATH, words({}));
    expect(added.statusCode).toBe(201);
    t.app.forgetProducts([]);
    await expect.poll(() => find('pichwai')).toEqual(['Lotus Panel Kurta']);
  });

  it('are changed and removed, and each change is in the trail with what stood before', async () => {
    const { _id } = (await send('POST', PATH, words({ terms: ['dupatta'], kind: 'none', targets: ['stole'] }))).json();
    const changed = await send(
      'PUT',
      `${PATH}/${_id}`,
      words({ terms: ['dupatta', 'chunni'], kind: 'none', targets: ['stole'] }),
    );
    expect(changed.json()).toMatchObject({ _id, terms: ['dupatta', 'chunni'] });
    expect((await send('DELETE', `${PATH}/${_id}`)).statusCode).toBe(200);
    expect((await list()).some((one) => one._id === _id)).toBe(false);
    const trail = await t.db<{ detail: object }[]>`
      select detail from audit_log where action = 'search.words' order by id desc limit 1`;
    expect(trail[0]?.detail).toEqual({ before: 'none: dupatta | chunni → stole', after: null });
    expect((await send('DELETE', `${PATH}/${_id}`)).statusCode).toBe(404);
    expect((await send('PUT', `${PATH}/none`, words({}))).statusCode).toBe(404);
  });

  it.each([
    [{ terms: [' ', '\u200b'] }, 'Please enter at least one word.'],
    [{ targets: [] }, 'Please enter what these words are to find.'],
    [
      { kind: 'page', targets: ['https://evil.example'] },
      'Please enter the address of a page of the store, such as /faq.',
    ],
    [{ kind: 'same' }, 'Words of this kind find nothing else. Please leave this field empty.'],
    [{ terms: ['x'.repeat(61)] }, 'Please use at most 60 characters for each word.'],
  ] as [Partial<SearchWord>, string][])('are refused with what to do: %j', async (wrong, message) => {
    const answer = await send('POST', PATH, words(wrong));
    expect([answer.statusCode, answer.json().issues[0].message]).toEqual([400, message]);
  });

  // rules: words-of-searches
  it('are exported as a file, and an import replaces all', async () => {
    await send('POST', PATH, words({ terms: ['=1+1', 'a,b'], kind: 'same', targets: [] }));
    const before = await list();
    const { text } = (await t.app.inject({ url: `/api/auth/panel/search-words-file`, headers })).json();
    await send('POST', PATH, words({ terms: ['later'] }));
    const form = await buildForm({}, [Buffer.from(text)]);
    const back = await t.app.inject({
      method: 'POST',
      url: `/api/auth/panel/search-words-file`,
      payload: form.payload,
      headers: { ...headers, ...form.headers },
    });
    expect([back.statusCode, back.json()]).toEqual([201, { count: before.length }]);
    const plain = (all: SearchWord[]) => all.map(({ _id, ...one }) => one);
    expect(plain(await list())).toEqual(plain(before));
  });

  it.each([
    ['kind,targets\nsame,a\n', 'The column “terms” is missing.'],
    [
      'kind,terms,targets\nsame,a|b,\nodd,c,d\n',
      'Row 3: Please use one of these kinds: same, one, fix, none, drop, page.',
    ],
    ['kind,terms,targets\nfix,c,\n', 'Row 2: Please enter what these words are to find.'],
  ])('take nothing of a file with a wrong row: %j', async (file, message) => {
    const before = await list();
    const form = await buildForm({}, [Buffer.from(file)]);
    const answer = await t.app.inject({
      method: 'POST',
      url: `/api/auth/panel/search-words-file`,
      payload: form.payload,
      headers: { ...headers, ...form.headers },
    });
    expect([answer.statusCode, answer.json().message]).toEqual([400, message]);
    expect(await list()).toEqual(before);
  });
});
