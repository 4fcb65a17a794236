import type { PanelPost } from '@aaram/shared-domain/content';
import { toast } from '@aaram/shared-platform';
import { dialogQueue } from '@aaram/shared-platform/host';
import { createTestPlatform, TestPlatform } from '@aaram/shared-platform/testing';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { buildPanelPost, buildPost } from '#testing/build-post.ts';
import { ManagerPage } from './manager-page.tsx';

const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
const success = vi.spyOn(toast, 'success').mockReturnValue(undefined);
const short = { autoClose: 2000 };
const scrolled = vi.fn();
beforeEach(() => {
  vi.clearAllMocks();
  localStorage.clear();
  vi.stubGlobal('scrollTo', scrolled);
});

type Call = { method: string; path: string; body: unknown };

type Answers = { unpublished?: PanelPost[]; post?: PanelPost; reads?: Record<string, unknown> };

function open(answerWrite: (call: Call) => unknown = () => buildPanelPost(), answers: Answers = {}) {
  const calls: Call[] = [];
  const platform = createTestPlatform((call) => {
    calls.push(call);
    if (call.method !== 'GET') {
      return answerWrite(call);
    }
    if (answers.reads?.[call.path] !== undefined) {
      return answers.reads[call.path];
    }
    if (call.path === '/auth/panel/posts') {
      return answers.unpublished ?? [];
    }
    return call.path.startsWith('/blog/posts?') ? [buildPost()] : (answers.post ?? buildPanelPost());
  });
  const { unmount } = render(
    <TestPlatform platform={platform}>
      <ManagerPage />
    </TestPlatform>,
  );
  const written = () => calls.filter(({ method }) => method !== 'GET');
  const sentForm = () => written()[0]?.body as FormData;
  const listReads = () => calls.filter(({ method, path }) => method === 'GET' && path.startsWith('/blog/posts?'));
  return { written, sentForm, listReads, unmount };
}
const refuse = () => Response.json({ code: 'INVALID_INPUT', message: 'That picture is too large.' }, { status: 400 });
const field = (name: string) => screen.getByRole('textbox', { name: new RegExp(`^${name}`) });
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));

describe('Blog Manager', () => {
  // rules: blog-manager
  it('needs a title and sends nothing without', async () => {
    const { written } = open();
    await press('Create Post');
    expect(screen.getByText('Title is required.')).toBeVisible();
    expect(field('Title')).toHaveFocus();
    expect(written()).toHaveLength(0);
  });

  // rules: blog-manager
  it('has a field for everything of a post, and shows the pictures that were chosen', async () => {
    URL.createObjectURL = () => 'blob:picture';
    URL.revokeObjectURL = () => {};
    open();
    for (const name of ['Title', 'Description', 'Author', 'Tags', 'Categories']) {
      expect(field(name)).toBeVisible();
    }
    expect(await screen.findByRole('textbox', { name: 'Content' })).toBeVisible();
    await userEvent.upload(screen.getByLabelText(/Add images/), [new File(['x'], 'a.png', { type: 'image/png' })]);
    const remove = await screen.findByRole('button', { name: 'Remove a.png' });
    expect(remove.closest('li')?.querySelector('img')).toHaveAttribute('src', 'blob:picture');
  });

  // rules: posts
  it('only logs a failed delete, and offers to try again beside the post', async () => {
    const { written } = open(refuse);
    await press(/^Delete/);
    act(() => dialogQueue.get()[0]?.settle(true));
    expect(await screen.findByText(/This post could not be deleted\./)).toBeVisible();
    expect(logged).toHaveBeenCalled();
    await press('Try again');
    await waitFor(() => expect(written()).toHaveLength(2));
  });

  // rules: blog-manager
  it('creates a post from the multipart fields, loads the list again and starts afresh', async () => {
    const { written, sentForm, listReads } = open();
    await userEvent.type(field('Title'), 'Monsoon shoes');
    await userEvent.type(field('Tags'), 'rain, shoes');
    await press('Create Post');
    await waitFor(() => expect(written()[0]).toMatchObject({ method: 'POST', path: '/blog/posts' }));
    const form = sentForm();
    expect([...form.keys()]).toEqual(['title', 'content', 'description', 'author', 'tags', 'categories']);
    expect(form.get('tags')).toBe('rain, shoes');
    await waitFor(() => expect(listReads()).toHaveLength(2));
    expect(field('Title')).toHaveValue('');
    expect(success).toHaveBeenCalledWith('Post saved', short);
  });

  // rules: blog-manager
  it('takes several pictures and nothing else, and names what is no picture', async () => {
    const { sentForm } = open();
    await userEvent.type(field('Title'), 'Monsoon shoes');
    const input = screen.getByLabelText(/Add images/);
    expect(input).toHaveAttribute('accept', 'image/jpeg,image/png,image/webp,image/avif');
    const picture = (name: string) => new File(['x'], name, { type: 'image/png' });
    const text = new File(['x'], 'notes.txt', { type: 'text/plain' });
    await userEvent.upload(input, [picture('a.png'), picture('b.png'), text], { applyAccept: false });
    const named = 'notes.txt is not a picture. Allowed: JPEG, PNG, WebP or AVIF, at most 8 MB each.';
    expect(await screen.findByText(named)).toBeVisible();
    await press('Create Post');
    await waitFor(() =>
      expect(
        sentForm()
          ?.getAll('images')
          .map((file) => (file as File).name),
      ).toEqual(['a.png', 'b.png']),
    );
  });

  // rules: blog-manager
  it('fills the form on Edit, lists joined with comma and space, and scrolls to the top', async () => {
    open();
    await press(/^Edit/);
    expect(await screen.findByRole('button', { name: 'Update Post' })).toBeVisible();
    expect(field('Title')).toHaveValue('How a wooden block becomes a dress');
    expect(field('Tags')).toHaveValue('block-print, craft');
    expect(field('Categories')).toHaveValue('Craft, Womenswear');
    expect(screen.getAllByRole('img', { name: /^Existing image/ })).toHaveLength(3);
    expect(await screen.findByRole('textbox', { name: 'Content' })).toHaveTextContent('The block is teak.');
    expect(scrolled).toHaveBeenCalledWith(0, 0);
  });

  // rules: blog-manager
  it('updates in edit mode and goes back to create mode', async () => {
    const { written, sentForm } = open();
    await press(/^Edit/);
    await press('Update Post');
    await waitFor(() => expect(written()[0]).toMatchObject({ method: 'PUT', path: '/blog/posts/b1' }));
    expect(sentForm().get('content')).toBe('<p>The block is teak.</p>');
    expect(await screen.findByRole('button', { name: 'Create Post' })).toBeVisible();
    expect(success).toHaveBeenCalledWith('Post updated', short);
  });

  // rules: blog-manager
  it('leaves edit mode on Cancel with an empty form', async () => {
    open();
    await press(/^Edit/);
    await press('Cancel');
    expect(screen.getByRole('button', { name: 'Create Post' })).toBeVisible();
    expect(field('Title')).toHaveValue('');
  });

  // rules: posts
  it('only logs a failed save, keeps what was typed and offers to try again', async () => {
    const { written } = open(refuse);
    await userEvent.type(field('Title'), 'Monsoon shoes');
    await press('Create Post');
    expect(await screen.findByText(/That picture is too large\./)).toBeVisible();
    expect(logged).toHaveBeenCalled();
    expect(field('Title')).toHaveValue('Monsoon shoes');
    await press('Try again');
    await waitFor(() => expect(written()).toHaveLength(2));
  });

  // rules: blog-manager
  it("deletes after 'Are you sure?' and loads the list again", async () => {
    const { written, listReads } = open();
    await press(/^Delete/);
    expect(dialogQueue.get()[0]?.message).toBe('Are you sure?');
    expect(written()).toHaveLength(0);
    act(() => dialogQueue.get()[0]?.settle(true));
    await waitFor(() => expect(written()[0]).toMatchObject({ method: 'DELETE', path: '/blog/posts/b1' }));
    await waitFor(() => expect(listReads()).toHaveLength(2));
    expect(success).toHaveBeenCalledWith('Post deleted', short);
  });

  it('asks before another post replaces unsaved words', async () => {
    open();
    await userEvent.type(field('Title'), 'Half a thought');
    await press(/^Edit/);
    act(() => dialogQueue.get()[0]?.settle(false));
    expect(field('Title')).toHaveValue('Half a thought');
    expect(screen.getByRole('button', { name: 'Create Post' })).toBeVisible();
  });
});

describe('when a post is shown', () => {
  const choose = (name: string) => userEvent.click(screen.getByRole('radio', { name: new RegExp(`^${name}`) }));
  const time = () => screen.getByLabelText(/^Day and time in India/);

  it('is chosen: a draft, or a time, which is sent as it was typed', async () => {
    const { written, sentForm } = open();
    await userEvent.type(field('Title'), 'Monsoon shoes');
    await choose('At a set time');
    await press('Create Post');
    expect(screen.getByText('Choose a day and a time.')).toBeVisible();
    expect(time()).toHaveFocus();
    expect(written()).toHaveLength(0);
    fireEvent.change(time(), { target: { value: '2027-01-01T00:10' } });
    await press('Create Post');
    await waitFor(() => expect(written()).toHaveLength(1));
    expect([sentForm().get('publish'), sentForm().get('publishAt')]).toEqual(['at', '2027-01-01T00:10']);
  });

  // rules: drafts-and-scheduled-posts
  it("is shown on India's clock in an edit, and sent only when it was changed", async () => {
    const post = buildPanelPost({ state: 'scheduled', publishedAt: '2026-12-31T18:40:00.000Z' });
    const { written, sentForm } = open(undefined, { post });
    await press(/^Edit/);
    await screen.findByRole('button', { name: 'Update Post' });
    expect(time()).toHaveValue('2027-01-01T00:10');
    await press('Update Post');
    await waitFor(() => expect(written()).toHaveLength(1));
    expect(sentForm().has('publish')).toBe(false);
  });

  it('has a list of what is not published, with a link that shows it', async () => {
    const unpublished = [
      buildPanelPost({ _id: 'd1', title: 'Half a thought', state: 'draft', publishedAt: null }),
      buildPanelPost({ _id: 's1', title: 'Soon', state: 'scheduled', publishedAt: '2026-12-31T18:40:00.000Z' }),
    ];
    const made = { path: '/blog-preview/abc', expiresAt: '2026-12-31T18:40:00.000Z' };
    const { written } = open(() => Response.json(made, { status: 201 }), { unpublished });
    expect(await screen.findByRole('heading', { name: 'Drafts and scheduled' })).toBeVisible();
    expect(screen.getByText(/Draft · changed 12 Nov 2026/)).toBeVisible();
    expect(screen.getByText(/Scheduled · 1 Jan 2027/)).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Half a thought' })).toBeNull();
    await press('Preview Half a thought');
    const link = await screen.findByRole('link', { name: 'Open preview' });
    expect(link).toHaveAttribute('href', expect.stringMatching(/\/blog-preview\/abc$/));
    expect(written()[0]).toMatchObject({ method: 'POST', path: '/auth/panel/posts/d1/previews' });
  });
});

describe('what is typed', () => {
  const keepAll = () => act(() => document.dispatchEvent(new Event('visibilitychange')));
  beforeEach(() => {
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  });

  // rules: revisions-of-a-post
  it('is back after a crash, until it is saved or discarded', async () => {
    const first = open();
    await userEvent.type(field('Title'), 'Half a thought');
    await screen.findByRole('button', { name: /^Edit/ });
    keepAll();
    first.unmount();
    const second = open();
    expect(field('Title')).toHaveValue('Half a thought');
    expect(screen.getByText(/^What you typed until .* is back\./)).toBeVisible();
    await press('Discard it');
    expect(field('Title')).toHaveValue('');
    second.unmount();
    open();
    expect(field('Title')).toHaveValue('');
  });

  it('is no longer stored once it is saved', async () => {
    const { written, unmount } = open();
    await userEvent.type(field('Title'), 'Monsoon shoes');
    keepAll();
    await press('Create Post');
    await waitFor(() => expect(written()).toHaveLength(1));
    await waitFor(() => expect(field('Title')).toHaveValue(''));
    unmount();
    open();
    expect(field('Title')).toHaveValue('');
  });

  // rules: drafts-and-scheduled-posts
  it('is joined with what somebody else saved, and what both changed is shown twice', async () => {
    const post = buildPanelPost({ state: 'draft', publishedAt: null });
    const current = { ...post, title: 'Theirs', author: 'Lata', version: 2 };
    const refusals = [Response.json({ code: 'STALE_VERSION', message: 'Changed.', current }, { status: 409 })];
    const { written } = open(() => refusals.shift() ?? post, { post });
    await press(/^Edit/);
    await screen.findByRole('button', { name: 'Update Post' });
    await userEvent.clear(field('Title'));
    await userEvent.type(field('Title'), 'Mine');
    await press('Update Post');
    const notice = within(await screen.findByRole('alert'));
    expect(notice.getByText('Mine')).toBeVisible();
    expect(notice.getByText('Theirs', { selector: 'span' })).toBeVisible();
    expect(field('Author')).toHaveValue('Lata');
    expect(field('Title')).toHaveValue('Mine');
    await press('Use theirs: Title');
    expect(field('Title')).toHaveValue('Theirs');
    await press('Update Post');
    await waitFor(() => expect(written()).toHaveLength(2));
    const second = written()[1]?.body;
    expect(second instanceof FormData && second.get('version')).toBe('2');
  });
});

describe('revisions of a post', () => {
  // rules: revisions-of-a-post
  it('are listed with who and when, compared word by word, and restored', async () => {
    const post = buildPanelPost({ state: 'draft', publishedAt: null, version: 2, content: '<p>The block is oak.</p>' });
    const summary = { savedAt: post.updatedAt, savedBy: 'Asha Rao', isAutomatic: false, title: 'Old title' };
    const old = { ...buildPost(), ...summary, version: 1, content: '<p>The block is teak.</p>' };
    const reads = {
      '/auth/panel/posts/b1/revisions': [
        { ...summary, version: 2 },
        { ...summary, version: 1 },
      ],
      '/auth/panel/posts/b1/revisions/1': old,
    };
    const { written } = open(() => ({ ...post, title: 'Old title', version: 3 }), { post, reads });
    await press(/^Edit/);
    await press('Revisions');
    expect(await screen.findAllByText(/12 Nov 2026, 1:30 am · Asha Rao/)).toHaveLength(2);
    await press(/^Compare with/);
    await screen.findByText(/^What has changed since/);
    expect(screen.getByText('teak', { selector: 'del', exact: false })).toHaveTextContent('[removed: teak]');
    expect(screen.getByText('oak', { selector: 'ins', exact: false })).toHaveTextContent('[added: oak]');
    await press('Restore this revision');
    await waitFor(() => expect(field('Title')).toHaveValue('Old title'));
    expect(written()[0]).toMatchObject({ path: '/auth/panel/posts/b1/revisions/1/restore', body: { current: 2 } });
  });
});
