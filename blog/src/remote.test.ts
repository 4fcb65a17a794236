import { queryKeys } from '@aaram/shared-domain/contract';
import { createTestPlatform } from '@aaram/shared-platform/testing';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { describePost } from '#lib/describe-page.ts';
import { answerPosts } from '#testing/answer-posts.ts';
import { buildPost } from '#testing/build-post.ts';
import remote from './remote.tsx';

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

function build(post: unknown) {
  const platform = createTestPlatform(({ path }) =>
    path.startsWith('/blog/posts?') ? answerPosts([buildPost({ _id: 'b2' })], path) : post,
  );
  return { ...platform, isServer: true, setStatus: vi.fn() };
}
const notFound = () => Response.json({ code: 'NOT_FOUND', message: 'Post not found.' }, { status: 404 });

/** Makes a post's calls, and waits as the server does. */
function load(platform: ReturnType<typeof build>, id: string) {
  const page = remote.pages.find(({ pattern }) => pattern === '/blog-details/:id');
  const search = new URLSearchParams();
  return Promise.all(page?.loader?.({ params: { id }, search, platform }) ?? []);
}

describe("a post's page", () => {
  it('leaves the post and its neighbours in the cache, so that the page asks for nothing more', async () => {
    const platform = build(buildPost());
    await load(platform, 'b1');
    expect(platform.queryClient.getQueryData(queryKeys.post('b1'))).toMatchObject({ title: buildPost().title });
    expect(platform.queryClient.getQueryData([...queryKeys.posts(), 'like', 'b1'])).toMatchObject([{ _id: 'b2' }]);
    expect(platform.setStatus).not.toHaveBeenCalled();
  });

  it('makes the document of an unknown post a 404', async () => {
    const platform = build(notFound());
    await load(platform, 'nope');
    expect(platform.setStatus).toHaveBeenCalledWith(404);
  });

  it('does not throw when the API is down, so that the page can offer its retry', async () => {
    const platform = build(Response.json({ code: 'FORBIDDEN', message: 'No.' }, { status: 403 }));
    await load(platform, 'b1');
    expect(platform.queryClient.getQueryState(queryKeys.post('b1'))?.status).toBe('error');
    expect(platform.setStatus).not.toHaveBeenCalled();
  });

  it('writes the article for search engines from what was loaded', async () => {
    const platform = build(buildPost());
    await load(platform, 'b1');
    const { queryClient } = platform;
    const head = describePost({
      params: { id: 'b1' },
      search: new URLSearchParams(),
      queryClient,
      origin: 'http://shop.test',
    });
    expect(head).toMatchObject({ title: buildPost().title, type: 'article', canonical: '/blog-details/b1' });
    expect(head.jsonLd?.[0]).toMatchObject({
      '@type': 'BlogPosting',
      datePublished: buildPost().publishedAt,
      author: { name: 'Nandini Mehra' },
      mainEntityOfPage: 'http://shop.test/blog-details/b1',
    });
  });

  it('keeps an unknown post out of search engines', () => {
    const { queryClient } = build(null);
    const head = describePost({
      params: { id: 'x' },
      search: new URLSearchParams(),
      queryClient,
      origin: 'http://shop.test',
    });
    expect(head.noIndex).toBe(true);
  });
});

describe('the list of posts', () => {
  const listPage = remote.pages.find(({ pattern }) => pattern === '/blogs');
  async function open(query: string) {
    const platform = build(buildPost());
    const search = new URLSearchParams(query);
    await Promise.all(listPage?.loader?.({ params: {}, search, platform }) ?? []);
    const head = listPage?.head?.({
      params: {},
      search,
      queryClient: platform.queryClient,
      origin: 'http://shop.test',
    });
    return { head, setStatus: platform.setStatus };
  }

  // rules: topics-of-posts
  it('has a page of its own for each topic, whatever its capital letters', async () => {
    const { head, setStatus } = await open('category=craft');
    expect(head).toMatchObject({
      title: 'Posts about Craft',
      canonical: '/blogs?category=Craft',
      feed: '/blogs/feed.xml',
    });
    expect(head?.noIndex).toBeUndefined();
    expect(setStatus).not.toHaveBeenCalled();
  });

  // rules: topics-of-posts
  it.each(['tag=nothing', 'page=2', 'page=x', 'tag=craft&page=2'])('is not found for %s', async (query) => {
    const { head, setStatus } = await open(query);
    expect(head?.noIndex).toBe(true);
    expect(setStatus).toHaveBeenCalledWith(404);
  });
});
