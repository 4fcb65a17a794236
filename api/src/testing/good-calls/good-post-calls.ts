import { randomUUID } from 'node:crypto';
import { buildForm, buildPicture } from '../build-form.ts';
import { injectPatiently } from '../inject-patiently.ts';
import type { GoodCall } from './good-call.ts';

type Given = Parameters<NonNullable<GoodCall['make']>>[0];

export const postFields = {
  title: 'Monsoon layers',
  content: '<p>Wear <b>cotton</b>.</p>',
  description: 'What to wear in the rain.',
  author: 'Meera Nair',
  tags: 'rain, cotton',
  categories: 'Style',
};

async function ownPost({ harness, people }: Given): Promise<{ id: string }> {
  const { payload, headers } = await buildForm(postFields);
  const answer = await harness.app.inject({
    method: 'POST',
    url: '/api/blog/posts',
    payload,
    headers: { ...headers, ...people.seller.headers },
  });
  return { id: answer.json()._id };
}

async function previewParams(given: Given) {
  const answer = await given.harness.app.inject({
    method: 'POST',
    url: `/api/auth/panel/posts/${(await ownPost(given)).id}/previews`,
    headers: given.people.seller.headers,
  });
  const token = answer.json<{ path: string }>().path.split('/').at(-1) ?? '';
  return { params: { token } };
}

const ownRevision = async (given: Given) => ({ params: { id: (await ownPost(given)).id, version: '1' } });

const picture = () => buildPicture({ colour: `#${randomUUID().slice(0, 6)}` });
const id = (value: string) => ({ params: { id: value } });

async function ownPicture({ harness, people }: Given): Promise<{ params: { id: string } }> {
  const { payload, headers } = await buildForm({}, [await picture()]);
  const answer = await injectPatiently(harness.app, {
    method: 'POST',
    url: '/api/auth/panel/media',
    payload,
    headers: { ...headers, ...people.seller.headers },
  });
  return id(answer.json().items[0]._id);
}

/** Calls of the media library. */
export const mediaCalls: Record<string, GoodCall> = {
  'GET /api/auth/panel/media': { by: 'seller' },
  'POST /api/auth/panel/media': { by: 'seller', make: async () => buildForm({}, [await picture()]) },
  'POST /api/auth/panel/media/{id}/crops': {
    by: 'seller',
    make: async (given) => ({
      ...(await ownPicture(given)),
      payload: { crop: { x: 0.1, y: 0, width: 0.5, height: 1 } },
    }),
  },
  'PUT /api/auth/panel/media/{id}': {
    by: 'seller',
    make: async (given) => ({ ...(await ownPicture(given)), payload: { name: 'Front', alt: 'A shirt' } }),
  },
  'GET /api/auth/panel/media/{id}/uses': { by: 'seller', make: ownPicture },
  'DELETE /api/auth/panel/media/{id}': { by: 'seller', make: ownPicture },
};

/** Calls about posts of the blog. */
export const postCalls: Record<string, GoodCall> = {
  'GET /api/blog/posts': {},
  'GET /api/blog/feed': {},
  'GET /api/blog/posts/{id}': { make: async (given) => id((await ownPost(given)).id) },
  'POST /api/blog/posts': { by: 'seller', make: async () => buildForm(postFields, [await picture()]) },
  'PUT /api/blog/posts/{id}': {
    by: 'seller',
    make: async (given) => ({ ...id((await ownPost(given)).id), ...(await buildForm({ title: 'Changed' })) }),
  },
  'GET /api/auth/panel/posts': { by: 'seller' },
  'GET /api/auth/panel/posts/{id}': { by: 'seller', make: async (given) => id((await ownPost(given)).id) },
  'GET /api/auth/panel/posts/{id}/revisions': {
    by: 'seller',
    make: async (given) => id((await ownPost(given)).id),
  },
  'GET /api/auth/panel/posts/{id}/revisions/{version}': { by: 'seller', make: ownRevision },
  'POST /api/auth/panel/posts/{id}/revisions/{version}/restore': {
    by: 'seller',
    make: async (given) => ({ ...(await ownRevision(given)), payload: { current: 1 } }),
  },
  'POST /api/auth/panel/posts/{id}/previews': { by: 'seller', make: async (given) => id((await ownPost(given)).id) },
  'GET /api/blog/previews/{token}': { make: previewParams },
  'DELETE /api/blog/posts/{id}': { by: 'seller', make: async (given) => id((await ownPost(given)).id) },
};
