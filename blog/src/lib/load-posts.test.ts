import { queryKeys } from '@aaram/shared-domain/contract';
import { createTestPlatform } from '@aaram/shared-platform/testing';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { buildPost } from '#testing/build-post.ts';
import { describePost } from './describe-page.ts';
import { loadPost, loadPosts } from './load-posts.ts';

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

function build(post: unknown, isServer = true) {
  const platform = createTestPlatform(({ path }) => (path === '/blog/posts' ? [buildPost()] : post));
  return { ...platform, isServer, setStatus: vi.fn() };
}
const notFound = () => Response.json({ code: 'NOT_FOUND', message: 'Post not found.' }, { status: 404 });

describe('loadPost', () => {
  it('leaves the post and its neighbours in the cache, so that the page asks for nothing more', async () => {
    const platform = build(buildPost());
    await loadPost(platform, 'b1');
    expect(platform.queryClient.getQueryData(queryKeys.post('b1'))).toMatchObject({ title: buildPost().title });
    expect(platform.queryClient.getQueryData(queryKeys.posts())).toHaveLength(1);
    expect(platform.setStatus).not.toHaveBeenCalled();
  });

  it('makes the document of an unknown post a 404', async () => {
    const platform = build(notFound());
    await loadPost(platform, 'nope');
    expect(platform.setStatus).toHaveBeenCalledWith(404);
  });

  it('does not throw when the API is down, so that the page can offer its retry', async () => {
    const platform = build(Response.json({ code: 'FORBIDDEN', message: 'No.' }, { status: 403 }));
    await expect(loadPost(platform, 'b1')).resolves.toBeNull();
    expect(platform.setStatus).not.toHaveBeenCalled();
  });
});

describe('in a browser', () => {
  it('holds up no click while the answer is on its way', async () => {
    const platform = build(new Promise(() => {}), false);
    await expect(loadPost(platform, 'b1')).resolves.toBeNull();
    await expect(loadPosts(platform)).resolves.toBeNull();
    expect(platform.queryClient.getQueryState(queryKeys.post('b1'))?.fetchStatus).toBe('fetching');
  });
});

describe('describePost', () => {
  it('writes the article for search engines from what was loaded', async () => {
    const platform = build(buildPost());
    await loadPost(platform, 'b1');
    await loadPosts(platform);
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
