import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '#testing/build-test-app.ts';
import { buildUser } from '#testing/factories.ts';

let t: TestApp;
beforeAll(async () => {
  t = await buildTestApp({ ANSWERS_SECONDS: '0' });
  const author = await buildUser(t.db, { role: 'admin' });
  const add = (
    title: string,
    minute: number,
    words: { tags?: string[]; categories?: string[] },
    isDraft = false,
  ) => t.db`
    insert into blog_posts ${t.db({
      title,
      description: 'd',
      content: '<p>c</p>',
      author: 'A',
      authorId: author.id,
      tags: words.tags ?? [],
      categories: words.categories ?? [],
      images: [],
      isDraft,
      // Two posts in the same millisecond are still two positions.
      publishedAt: new Date(Date.UTC(2026, 0, 1, 0, minute)),
    })}`;
  await add('one', 1, { tags: ['Silk', 'dye'] });
  await add('two', 2, { tags: ['silk'], categories: ['Craft'] });
  await add('three', 3, { categories: ['Craft'] });
  await add('four', 3, { tags: ['dye', 'Silk'] });
  await add('five', 5, {});
  await add('draft', 6, { tags: ['silk'], categories: ['Craft'] }, true);
  await t.db`update blog_posts set published_at = published_at + interval '7 microseconds' where title = 'four'`;
});
afterAll(() => t.close());

const ask = (query: string) => t.app.inject({ url: `/api/blog/posts${query}` });
const titles = (answer: { json: () => { title: string }[] }) => answer.json().map(({ title }) => title);

describe('the list of posts', () => {
  it('has all of them without a limit, the newest first', async () => {
    const answer = await ask('');
    expect(titles(answer)).toEqual(['five', 'four', 'three', 'two', 'one']);
    expect([answer.headers['x-total-count'], answer.headers['x-next-cursor']]).toEqual(['5', undefined]);
  });

  it.each([1, 2, 3])(
    'comes in pages of %i that leave out nothing, also when a post goes away between them',
    async (limit) => {
      const seen: string[] = [];
      let cursor: unknown = '';
      while (typeof cursor === 'string') {
        const answer = await ask(`?limit=${limit}&cursor=${cursor}`);
        expect(answer.headers['x-total-count']).toBe('5');
        seen.push(...titles(answer));
        cursor = answer.headers['x-next-cursor'];
      }
      expect(seen).toEqual(['five', 'four', 'three', 'two', 'one']);
      const first = await ask('?limit=2');
      await t.db`update blog_posts set is_draft = true where title = 'four'`;
      expect(titles(await ask(`?limit=3&cursor=${first.headers['x-next-cursor']}`))).toEqual(['three', 'two', 'one']);
      await t.db`update blog_posts set is_draft = false where title = 'four'`;
    },
  );

  it('has the page of a number, and none after the last', async () => {
    expect(titles(await ask('?limit=2&page=2'))).toEqual(['three', 'two']);
    const none = await ask('?limit=2&page=4');
    expect([titles(none), none.headers['x-total-count']]).toEqual([[], '5']);
  });

  it('is about a tag or a category, whatever its capital letters', async () => {
    expect(titles(await ask('?tag=SILK'))).toEqual(['four', 'two', 'one']);
    expect(titles(await ask('?category=craft&limit=1'))).toEqual(['three']);
    expect(titles(await ask('?tag=silk&category=Craft'))).toEqual(['two']);
    expect((await ask('?tag=nothing')).headers['x-total-count']).toBe('0');
  });

  it('has those first that share most with a post, without that post', async () => {
    const [one] = await t.db<{ id: string }[]>`select id from blog_posts where title = 'one'`;
    expect(titles(await ask(`?like=${one?.id}&limit=3`))).toEqual(['four', 'five', 'three']);
    // A draft does not show what it is about.
    const [draft] = await t.db<{ id: string }[]>`select id from blog_posts where title = 'draft'`;
    expect(titles(await ask(`?like=${draft?.id}&limit=2`))).toEqual(['five', 'four']);
  });

  it.each([
    'cursor=x',
    'cursor=2026-02-30T00:00:00.000000Z_00000000-0000-4000-8000-000000000000',
    'page=2',
    'limit=2&page=0',
    'limit=101',
    'like=x',
    'sort=newest',
  ])('refuses %s', async (query) => {
    expect((await ask(`?${query}`)).statusCode).toBe(400);
  });
});
