import { expect, it } from 'vitest';
import { definePage } from './define-page.ts';

const page = { chunk: 'post', head: () => ({ title: 'Post' }) };
const Post = ({ params }: { params: { id: string } }) => params.id;

it('gives a page what its pattern names, to its component, its loader and its head', () => {
  const defined = definePage({
    ...page,
    pattern: '/blog-details/:id',
    load: async () => Post,
    loader: ({ params }) => [Promise.resolve(params.id)],
    head: ({ params }) => ({ title: params.id }),
  });
  expect(defined.pattern).toBe('/blog-details/:id');
});

it('does not compile with a loader where the page is not for everybody', () => {
  // @ts-expect-error Who may see it is known only where it is drawn.
  definePage({ ...page, pattern: '/cart', access: 'signed-in', load: async () => () => null, loader: () => [] });
});

it('does not compile with a parameter that the pattern lacks', () => {
  // @ts-expect-error The component asks for `id`.
  definePage({ ...page, pattern: '/blog-details/:postId', load: async () => Post });
  definePage({
    ...page,
    pattern: '/blog-details/:postId',
    load: async () => () => null,
    // @ts-expect-error There is no `id`.
    loader: ({ params }) => [Promise.resolve(params.id)],
  });
  definePage({
    ...page,
    pattern: '/blogs',
    load: async () => () => null,
    // @ts-expect-error There is none at all.
    head: ({ params }) => ({ title: params.id }),
  });
});
