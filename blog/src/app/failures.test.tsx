import { dialogQueue } from '@aaram/shared-platform/host';
import { createTestPlatform, TestPlatform } from '@aaram/shared-platform/testing';
import { describeFailures } from '@aaram/shared-platform/testing/describe-failures';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { buildPanelPost, buildPost } from '#testing/build-post.ts';
import { BlogsPage } from './blogs-page.tsx';
import { ManagerPage } from './manager-page.tsx';
import { PostPage } from './post-page.tsx';
import { PreviewPage } from './preview-page.tsx';

type Answer = (path: string) => unknown;
const lists: Record<string, unknown> = { '/blog/posts': [buildPost()], '/auth/panel/posts': [] };
const goodRead: Answer = (path) => lists[path.replace(/\?.*/, '')] ?? buildPanelPost();
const draft = buildPanelPost({ state: 'draft', publishedAt: null });

function open(at: string, read: Answer, write: () => Response) {
  const platform = createTestPlatform(({ method, path }) => (method === 'GET' ? read(path) : write()));
  platform.queryClient.setDefaultOptions({ queries: { retry: false } });
  const routes = [
    { path: '/blogs', element: <BlogsPage /> },
    { path: '/blog-details/:id', element: <PostPage params={{ id: 'b1' }} /> },
    { path: '/blog-preview/:token', element: <PreviewPage params={{ token: 'abc' }} /> },
    { path: '/admin-blog-manager', element: <ManagerPage /> },
  ];
  render(<TestPlatform platform={platform} routes={routes} at={at} />);
}
const button = (name: string | RegExp) => screen.findByRole('button', { name });
const setTitle = async (value: string) =>
  fireEvent.change(await screen.findByRole('textbox', { name: /^Title/ }), { target: { value } });

// rules: server-message-or-own-text
describeFailures('a call of the blog fails in exact words', [
  {
    what: 'loading the posts',
    text: null,
    run: async (fail) => {
      open('/blogs', fail, fail);
      await button('Try again');
    },
  },
  {
    what: 'loading a post',
    text: null,
    run: async (fail) => {
      open('/blog-details/b1', (path) => (path.startsWith('/blog/posts?') ? [] : fail()), fail);
      await button('Try again');
    },
  },
  {
    what: 'creating a post',
    text: null,
    run: async (fail) => {
      open('/admin-blog-manager', goodRead, fail);
      await setTitle('Monsoon shoes');
      fireEvent.click(await button('Create Post'));
      await screen.findByText('The post was not saved. What you typed is still here.');
    },
  },
  {
    what: 'updating a post',
    text: null,
    run: async (fail) => {
      open('/admin-blog-manager', goodRead, fail);
      fireEvent.click(await button(/^Edit/));
      const update = await button('Update Post');
      await setTitle('Monsoon shoes');
      fireEvent.click(update);
      await screen.findByText('The post was not saved. What you typed is still here.');
    },
  },
  {
    what: 'deleting a post',
    text: null,
    run: async (fail) => {
      open('/admin-blog-manager', goodRead, fail);
      fireEvent.click(await button(/^Delete/));
      await waitFor(() => act(() => dialogQueue.get()[0]?.settle(true)));
      await screen.findByText(/This post could not be deleted\./);
    },
  },
  {
    what: 'making a preview',
    text: 'The link was not made.',
    orServerMessage: true,
    run: async (fail) => {
      open('/admin-blog-manager', (path) => (path === '/auth/panel/posts' ? [draft] : goodRead(path)), fail);
      fireEvent.click(await button(/^Preview/));
      return screen.findByRole('alert');
    },
  },
  {
    what: 'loading a preview',
    text: null,
    run: async (fail) => {
      open('/blog-preview/abc', fail, fail);
      await button('Try again');
    },
  },
]);
