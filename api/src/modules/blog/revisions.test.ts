import type { PanelPost, PostRevision, PostRevisionSummary } from '@aaram/shared-domain/content';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildForm, buildPicture } from '#testing/build-form.ts';
import { buildTestApp, type TestApp } from '#testing/build-test-app.ts';
import { buildUser, loginAs } from '#testing/factories.ts';

type Headers = { authorization: string };
let t: TestApp;
let seller: Headers;
let otherSeller: Headers;
let admin: Headers;

beforeAll(async () => {
  t = await buildTestApp();
  seller = await loginAs(t.db, await buildUser(t.db, { role: 'seller', name: 'Farhan Qureshi' }));
  otherSeller = await loginAs(t.db, await buildUser(t.db, { role: 'seller' }));
  admin = await loginAs(t.db, await buildUser(t.db, { role: 'admin', name: 'Asha Rao' }));
});
afterAll(() => t.close());

async function send(
  method: 'POST' | 'PUT',
  url: string,
  fields: Record<string, string>,
  who = seller,
  files: Buffer[] = [],
) {
  const form = await buildForm(fields, files);
  return t.app.inject({ method, url: `/api/blog/posts${url}`, ...form, headers: { ...form.headers, ...who } });
}
const create = async (fields: Record<string, string> = {}, files: Buffer[] = []): Promise<PanelPost> =>
  (await send('POST', '', { title: 'First', content: '<p>One dye</p>', ...fields }, seller, files)).json();
const change = async (id: string, fields: Record<string, string>, who = seller) => {
  const answer = await send('PUT', `/${id}`, fields, who);
  expect(answer.statusCode).toBe(200);
  return answer.json<PanelPost>();
};
const list = async (id: string, who = seller) =>
  (await t.app.inject({ url: `/api/auth/panel/posts/${id}/revisions`, headers: who })).json<PostRevisionSummary[]>();
const read = (id: string, version: number | string, who = seller) =>
  t.app.inject({ url: `/api/auth/panel/posts/${id}/revisions/${version}`, headers: who });
const restore = (id: string, version: number, current: number, who = seller) =>
  t.app.inject({
    method: 'POST',
    url: `/api/auth/panel/posts/${id}/revisions/${version}/restore`,
    headers: who,
    payload: { current },
  });

describe('revisions', () => {
  // rules: revisions-of-a-post
  it('say who saved what and when, the newest first', async () => {
    const { _id } = await create();
    await change(_id, { title: 'Second' });
    await change(_id, { title: 'Third' }, admin);
    const revisions = await list(_id);
    expect(revisions.map(({ title, savedBy, isAutomatic }) => [title, savedBy, isAutomatic])).toEqual([
      ['Third', 'Asha Rao', false],
      ['Second', 'Farhan Qureshi', false],
      ['First', 'Farhan Qureshi', false],
    ]);
    const first = (await read(_id, revisions[2]?.version ?? 0)).json<PostRevision>();
    expect(first).toMatchObject({ title: 'First', content: '<p>One dye</p>' });
  });

  it('begin with what the post was, where it is older than they are', async () => {
    const { _id } = await create();
    await t.db`delete from post_revisions where post_id = ${_id}`;
    await change(_id, { title: 'Second' });
    expect((await list(_id)).map(({ title }) => title)).toEqual(['Second', 'First']);
  });

  it('are read and restored by the author and admins only', async () => {
    const { _id, version } = await create();
    expect((await list(_id, admin)).length).toBe(1);
    const refused = [await read(_id, version, otherSeller), await restore(_id, version, version, otherSeller)];
    expect(refused.map(({ statusCode }) => statusCode)).toEqual([404, 404]);
    expect((await read(_id, 99)).statusCode).toBe(404);
    expect((await read(_id, 'x')).statusCode).toBe(404);
  });

  // rules: revisions-of-a-post
  it('make the post what it was as a new revision, with its pictures, and leave when it is shown', async () => {
    const pictures = [await buildPicture({ colour: '#0a0a0a' })];
    const post = await create({ publish: 'draft' }, pictures);
    const form = await buildForm({ title: 'Second', tags: 'x' }, [await buildPicture({ colour: '#0b0b0b' })]);
    const second = (
      await t.app.inject({
        method: 'PUT',
        url: `/api/blog/posts/${post._id}`,
        ...form,
        headers: { ...form.headers, ...seller },
      })
    ).json<PanelPost>();
    expect(second.image).not.toEqual(post.image);
    const restored = (await restore(post._id, post.version, second.version)).json<PanelPost>();
    expect(restored).toMatchObject({ title: 'First', tags: [], image: post.image, state: 'draft', version: 3 });
    expect((await list(post._id)).map(({ title }) => title)).toEqual(['First', 'Second', 'First']);
    const shown = await t.app.pictures.sweep();
    expect(shown).toBe(0);
  });

  it('do not undo what another member has just saved', async () => {
    const post = await create();
    await change(post._id, { title: 'Meanwhile' }, admin);
    const answer = await restore(post._id, post.version, post.version);
    expect([answer.statusCode, answer.json().current.title]).toEqual([409, 'Meanwhile']);
  });

  // rules: revisions-of-a-post
  it('are the newest fifty', async () => {
    const { _id } = await create();
    await t.db`insert into post_revisions (post_id, version, title, description, content, author, tags, categories, images)
      select ${_id}, -n, 'Old', '', '', '', '{}', '{}', '{}' from generate_series(1, 60) n`;
    await change(_id, { title: 'Newest' });
    const revisions = await list(_id);
    expect([revisions.length, revisions[0]?.title, revisions.at(-1)?.version]).toEqual([50, 'Newest', -48]);
  });
});

describe('a draft that saves itself', () => {
  // rules: revisions-of-a-post
  it('keeps one revision of a while of typing, and those that were saved by hand', async () => {
    const { _id } = await create({ publish: 'draft' });
    for (const title of ['F', 'Fi', 'Fin']) {
      await change(_id, { title, automatic: 'true' });
    }
    expect((await list(_id)).map(({ title, isAutomatic }) => [title, isAutomatic])).toEqual([
      ['Fin', true],
      ['First', false],
    ]);
    await t.db`update post_revisions set saved_at = now() - interval '11 minutes' where post_id = ${_id}`;
    await change(_id, { title: 'Final', automatic: 'true' });
    expect((await list(_id)).map(({ title }) => title)).toEqual(['Final', 'Fin', 'First']);
  });

  it('leaves nothing in the audit trail, and is refused for what everyone reads', async () => {
    const { _id } = await create({ publish: 'draft' });
    await change(_id, { title: 'Typed', automatic: 'true' });
    const rows = await t.db`select action from audit_log where subject_id = ${_id}`;
    expect(rows.map(({ action }) => action)).toEqual(['post.draft']);
    await change(_id, { publish: 'now' });
    const answer = await send('PUT', `/${_id}`, { title: 'Typed on', automatic: 'true' });
    expect([answer.statusCode, answer.json().issues[0].path]).toEqual([400, 'automatic']);
  });
});
