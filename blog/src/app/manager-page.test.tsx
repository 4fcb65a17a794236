import { toast } from '@aaram/shared-platform';
import { dialogQueue } from '@aaram/shared-platform/host';
import { createTestPlatform, TestPlatform } from '@aaram/shared-platform/testing';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { buildPost } from '#testing/build-post.ts';
import { ManagerPage } from './manager-page.tsx';

const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
const success = vi.spyOn(toast, 'success').mockReturnValue(undefined);
const short = { autoClose: 2000 };
const scrolled = vi.fn();
beforeEach(() => {
  vi.clearAllMocks();
  vi.stubGlobal('scrollTo', scrolled);
});

type Call = { method: string; path: string; body: unknown };

function open(answerWrite: (call: Call) => unknown = () => buildPost()) {
  const calls: Call[] = [];
  const platform = createTestPlatform((call) => {
    calls.push(call);
    if (call.method !== 'GET') {
      return answerWrite(call);
    }
    return call.path === '/blog/posts' ? [buildPost()] : buildPost();
  });
  render(
    <TestPlatform platform={platform}>
      <ManagerPage />
    </TestPlatform>,
  );
  const written = () => calls.filter(({ method }) => method !== 'GET');
  const sentForm = () => written()[0]?.body as FormData;
  const listReads = () => calls.filter(({ method, path }) => method === 'GET' && path === '/blog/posts');
  return { written, sentForm, listReads };
}
const refuse = () => Response.json({ code: 'INVALID_INPUT', message: 'That picture is too large.' }, { status: 400 });
const field = (name: string) => screen.getByRole('textbox', { name: new RegExp(`^${name}`) });
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));

describe('Blog Manager', () => {
  it('needs a title and sends nothing without', async () => {
    const { written } = open();
    await press('Create Post');
    expect(screen.getByText('Title is required.')).toBeVisible();
    expect(field('Title')).toHaveFocus();
    expect(written()).toHaveLength(0);
  });

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

  it('only logs a failed delete, and offers to try again beside the post', async () => {
    const { written } = open(refuse);
    await press(/^Delete/);
    act(() => dialogQueue.get()[0]?.settle(true));
    expect(await screen.findByText(/This post could not be deleted\./)).toBeVisible();
    expect(logged).toHaveBeenCalled();
    await press('Try again');
    await waitFor(() => expect(written()).toHaveLength(2));
  });

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

  it('updates in edit mode and goes back to create mode', async () => {
    const { written, sentForm } = open();
    await press(/^Edit/);
    await press('Update Post');
    await waitFor(() => expect(written()[0]).toMatchObject({ method: 'PUT', path: '/blog/posts/b1' }));
    expect(sentForm().get('content')).toBe('<p>The block is teak.</p>');
    expect(await screen.findByRole('button', { name: 'Create Post' })).toBeVisible();
    expect(success).toHaveBeenCalledWith('Post updated', short);
  });

  it('leaves edit mode on Cancel with an empty form', async () => {
    open();
    await press(/^Edit/);
    await press('Cancel');
    expect(screen.getByRole('button', { name: 'Create Post' })).toBeVisible();
    expect(field('Title')).toHaveValue('');
  });

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

  it('asks before another post takes the place of unsaved words', async () => {
    open();
    await userEvent.type(field('Title'), 'Half a thought');
    await press(/^Edit/);
    act(() => dialogQueue.get()[0]?.settle(false));
    expect(field('Title')).toHaveValue('Half a thought');
    expect(screen.getByRole('button', { name: 'Create Post' })).toBeVisible();
  });
});
