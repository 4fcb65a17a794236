import { createTestPlatform, TestPlatform } from '@aaram/shared-platform/testing';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { answerPosts } from '#testing/answer-posts.ts';
import { buildPost } from '#testing/build-post.ts';
import { BlogsPage } from './blogs-page.tsx';
import { PostPage } from './post-page.tsx';
import { PreviewPage } from './preview-page.tsx';

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

const posts = [
  buildPost(),
  buildPost({ _id: 'b2', title: 'White soles', categories: ['Care'], tags: [] }),
  buildPost({ _id: 'b3', title: 'What glows', categories: [] }),
];

const isList = (path: string) => path.startsWith('/blog/posts?');

function open(
  at: string,
  answer: (path: string) => unknown = (path) => (isList(path) ? answerPosts(posts, path) : posts[0]),
) {
  const routes = [
    { path: '/blogs', element: <BlogsPage /> },
    { path: '/blog-details/:id', element: <PostPage params={{ id: 'b1' }} /> },
    { path: '/blog-preview/:token', element: <PreviewPage params={{ token: 'abc' }} /> },
  ];
  render(<TestPlatform platform={createTestPlatform(({ path }) => answer(path))} routes={routes} at={at} />);
}
const down = () => Response.json({ code: 'FORBIDDEN', message: 'No.' }, { status: 403 });

describe('the list of posts', () => {
  // rules: posts
  it('opens with its exact heading', () => {
    open('/blogs');
    const heading = screen.getByRole('heading', { level: 1 });
    expect(heading).toHaveTextContent("Explore Fashion's Latest Trends of 2025");
    expect(heading.nextElementSibling?.textContent?.length).toBeGreaterThan(40);
    expect(heading.closest('section')?.querySelector('img')).toHaveAttribute('src', expect.stringMatching(/^\/media/));
  });

  // rules: posts
  it('leads every post to its page with Read More', async () => {
    open('/blogs');
    const links = await screen.findAllByRole('link', { name: /^Read More/ });
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/blog-details/b1',
      '/blog-details/b2',
      '/blog-details/b3',
    ]);
    expect(links[0]).toHaveTextContent('Read More');
    // Search engines take the text alone.
    expect(links[0]).toHaveTextContent(posts[0]?.title ?? '-');
    const cards = screen.getAllByRole('article');
    expect(cards).toHaveLength(3);
    for (const [index, card] of cards.entries()) {
      expect(within(card).getByRole('heading', { name: posts[index]?.title ?? '' })).toBeVisible();
      expect(within(card).getByText('Six stamps and two dyes.')).toBeVisible();
      expect(card.querySelector('img')).toHaveAttribute('src', expect.stringContaining('/media/one_'));
    }
  });

  // rules: posts
  it('offers a retry where the posts would be', async () => {
    let isDown = true;
    open('/blogs', (path) => (isDown ? down() : answerPosts(posts, path)));
    const retry = await screen.findByRole('button', { name: 'Try again' });
    expect(console.error).toHaveBeenCalled();
    isDown = false;
    await userEvent.click(retry);
    expect(await screen.findAllByRole('article')).toHaveLength(3);
  });
});

describe('one post', () => {
  // rules: posts, times-in-india
  it('shows title, description, author, the day in India, a quote and the content', async () => {
    open('/blog-details/b1');
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('How a wooden block becomes a dress');
    for (const text of ['Six stamps and two dyes.', 'Nandini Mehra', '12 November 2026', 'The block is teak.']) {
      expect(screen.getAllByText(text)[0]).toBeVisible();
    }
    expect(screen.getByRole('blockquote')).not.toBeEmptyDOMElement();
    expect(screen.getByRole('article').querySelector('img')).toHaveAttribute('src', expect.stringContaining('/one_'));
  });

  // rules: related-reads
  it('relates the other posts, the first category as badge', async () => {
    open('/blog-details/b1');
    const related = within(await screen.findByRole('region', { name: 'Related Reads' }));
    expect(related.queryByRole('link', { name: /wooden block/ })).toBeNull();
    expect(related.getByRole('link', { name: 'White soles' })).toHaveAttribute('href', '/blog-details/b2');
    expect(related.getByText('Care')).toBeVisible();
  });

  it('says so when there is no such post', async () => {
    open('/blog-details/x', (path) =>
      isList(path)
        ? answerPosts(posts, path)
        : Response.json({ code: 'NOT_FOUND', message: 'Post not found.' }, { status: 404 }),
    );
    expect(await screen.findByRole('heading', { name: 'Post not found.' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'All posts' })).toHaveAttribute('href', '/blogs');
  });

  it('offers a retry when the post cannot be loaded', async () => {
    open('/blog-details/b1', down);
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
  });
});

describe('posts about a topic', () => {
  // rules: topics-of-posts
  it('are listed under its name as they write it, with a way back', async () => {
    open('/blogs?category=CARE');
    expect(await screen.findByRole('heading', { level: 1, name: 'Posts about Care' })).toBeVisible();
    expect(screen.getAllByRole('article')).toHaveLength(1);
    expect(screen.getByRole('link', { name: 'All posts' })).toHaveAttribute('href', '/blogs');
  });

  // rules: topics-of-posts
  it('are linked from their posts', async () => {
    open('/blog-details/b1');
    const topics = within(await screen.findByRole('list', { name: 'Categories' })).getAllByRole('link');
    expect(topics.map((link) => link.getAttribute('href'))).toEqual([
      '/blogs?category=Craft',
      '/blogs?category=Womenswear',
    ]);
    expect(screen.getByRole('link', { name: 'block-print' })).toHaveAttribute('href', '/blogs?tag=block-print');
  });

  it('are none when nothing was written', async () => {
    open('/blogs?tag=nothing');
    expect(await screen.findByText('No posts about nothing.')).toBeVisible();
  });

  it('stand on pages of 24', async () => {
    const many = Array.from({ length: 30 }, (_, index) => buildPost({ _id: `p${index}`, title: `Post ${index}` }));
    open('/blogs?tag=block-print&page=2', (path) => answerPosts(many, path));
    expect(await screen.findAllByRole('article')).toHaveLength(6);
    expect(screen.getByRole('link', { name: 'Previous page' })).toHaveAttribute('href', '/blogs?tag=block-print');
  });
});

describe('a preview', () => {
  const draft = { ...buildPost(), publishedAt: null, state: 'draft' };

  // rules: drafts-and-scheduled-posts
  it('shows the post of its link, and says that it is not published', async () => {
    open('/blog-preview/abc', (path) => (path === '/blog/previews/abc' ? draft : []));
    expect(await screen.findByText('Preview of a draft. It is not published.')).toBeVisible();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(draft.title);
    expect(screen.queryByRole('region', { name: 'Related Reads' })).toBeNull();
  });

  it('says so when it has ended', async () => {
    open('/blog-preview/abc', () => Response.json({ code: 'NOT_FOUND', message: 'Ended.' }, { status: 404 }));
    expect(await screen.findByRole('heading', { name: 'This preview has ended.' })).toBeVisible();
  });
});
