import { answerList, createTestPlatform, TestPlatform } from '@aaram/shared-platform/testing';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { expect, it, vi } from 'vitest';
import { PostEditor } from './post-editor.tsx';

const show = (content: ReactNode) =>
  render(<TestPlatform platform={createTestPlatform(() => undefined)}>{content}</TestPlatform>);

// jsdom has no layout; the editor only needs the rectangles for scrolling.
Range.prototype.getClientRects = () => [] as unknown as DOMRectList;
Range.prototype.getBoundingClientRect = () => new DOMRect();

// rules: post-editor
it('offers Bold, Italic and H2 and says which are on', async () => {
  const onChange = vi.fn();
  show(<PostEditor initialHtml="<h2>Two dyes</h2>" onChange={onChange} />);
  const heading = await screen.findByRole('button', { name: 'H2' });
  expect(screen.getByRole('button', { name: 'Bold' })).toHaveAttribute('aria-pressed', 'false');
  expect(screen.getByRole('button', { name: 'Italic' })).toHaveAttribute('aria-pressed', 'false');
  expect(heading).toHaveAttribute('aria-pressed', 'true');
  await userEvent.click(heading);
  expect(onChange).toHaveBeenLastCalledWith('<p>Two dyes</p>');
});

it('takes a change back and makes it again', async () => {
  const onChange = vi.fn();
  show(<PostEditor initialHtml="<p>Two dyes</p>" onChange={onChange} />);
  expect(await screen.findByRole('button', { name: 'Undo' })).toHaveAttribute('aria-disabled', 'true');
  await userEvent.click(screen.getByRole('button', { name: 'H2' }));
  expect(onChange).toHaveBeenLastCalledWith('<h2>Two dyes</h2>');
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(onChange).toHaveBeenLastCalledWith('<p>Two dyes</p>');
  await userEvent.click(screen.getByRole('button', { name: 'Redo' }));
  expect(onChange).toHaveBeenLastCalledWith('<h2>Two dyes</h2>');
});

it('keeps no style element of its own: the content security policy would refuse it', () => {
  show(<PostEditor initialHtml="<p>Two dyes</p>" onChange={() => {}} />);
  expect(document.querySelector('style[data-tiptap-style]')).toBeNull();
});

// rules: post-editor
it('makes H3, lists and quotes, and says which are on', async () => {
  const onChange = vi.fn();
  show(<PostEditor initialHtml="<p>Two dyes</p>" onChange={onChange} />);
  const made: [string, string][] = [
    ['H3', '<h3>Two dyes</h3>'],
    ['List', '<ul><li><p>Two dyes</p></li></ul>'],
    ['Numbered list', '<ol><li><p>Two dyes</p></li></ol>'],
    ['Quote', '<blockquote><p>Two dyes</p></blockquote>'],
  ];
  for (const [name, html] of made) {
    const tool = await screen.findByRole('button', { name });
    await userEvent.click(tool);
    expect(onChange).toHaveBeenLastCalledWith(html);
    expect(tool).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(tool);
    expect(tool).toHaveAttribute('aria-pressed', 'false');
  }
});

// rules: post-editor
it('links to an address that was checked, and takes the link away', async () => {
  const onChange = vi.fn();
  show(<PostEditor initialHtml="" onChange={onChange} />);
  await userEvent.click(await screen.findByRole('button', { name: 'Link' }));
  const address = screen.getByRole('textbox', { name: /^Address/ });
  expect(address).toHaveFocus();
  await userEvent.type(address, 'javascript:alert(1){Enter}');
  expect(screen.getByText(/^This is not an address\./)).toBeVisible();
  expect(onChange).not.toHaveBeenCalled();
  await userEvent.clear(address);
  await userEvent.type(address, '/women{Enter}');
  expect(onChange.mock.lastCall?.[0]).toMatch(/^<p><a [^>]*href="\/women"[^>]*>\/women<\/a><\/p>$/);
  expect(screen.queryByRole('textbox', { name: /^Address/ })).toBeNull();
  // The editor takes the focus in the next frame.
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Content' })).toHaveFocus());
  await userEvent.click(screen.getByRole('button', { name: 'Link' }));
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('textbox', { name: /^Address/ })).toBeNull();
});

it('is one stop of the Tab key, and arrow keys go along its tools', async () => {
  show(<PostEditor initialHtml="<p>Two dyes</p>" onChange={() => {}} />);
  const bold = await screen.findByRole('button', { name: 'Bold' });
  await userEvent.tab();
  expect(bold).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}');
  expect(screen.getByRole('button', { name: 'Italic' })).toHaveFocus();
  await userEvent.keyboard('{Home}{ArrowLeft}');
  expect(screen.getByRole('button', { name: 'Redo' })).toHaveFocus();
  await userEvent.tab();
  expect(screen.getByRole('textbox', { name: 'Content' })).toHaveFocus();
});

const SRC = '/media/cuff_750x1000_aabbcc/750.webp';
const ID = '0192aaaa-0000-7000-8000-000000000001';

/** Shows the editor with the calls that its pictures and products need. */
function open(initialHtml: string, name = 'Live tee') {
  const onChange = vi.fn();
  const platform = createTestPlatform(({ path }) => {
    if (path.startsWith('/auth/panel/media')) {
      const picture = { _id: 'm1', url: SRC, name: 'cuff.jpg', alt: 'A cuff', createdAt: '2026-11-01', uses: 0 };
      return path.endsWith('/uses') ? { products: [], posts: [] } : answerList([picture]);
    }
    if (path.startsWith('/auth/products/')) {
      return name === '' ? Response.json({ code: 'NOT_FOUND', message: 'no' }, { status: 404 }) : { _id: ID, name };
    }
    return answerList([{ _id: ID, name, images: [] }]);
  });
  render(
    <TestPlatform platform={platform}>
      <PostEditor initialHtml={initialHtml} onChange={onChange} />
    </TestPlatform>,
  );
  return onChange;
}

// rules: pictures-and-products-in-posts
it('places a picture of the own library only once it says what it shows, or is decorative', async () => {
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
  const onChange = open('<p>Two dyes</p>');
  await userEvent.click(await screen.findByRole('button', { name: 'Picture' }));
  await userEvent.click(await screen.findByRole('button', { name: /^Choose .*A cuff$/ }));
  await userEvent.click(await screen.findByRole('button', { name: 'Use this picture' }));
  const alt = await screen.findByRole('textbox', { name: 'What the picture shows' });
  expect(alt).toHaveValue('A cuff');
  await userEvent.clear(alt);
  await userEvent.click(screen.getByRole('button', { name: 'Insert picture' }));
  expect(alt).toHaveAccessibleDescription(/mark it as decorative/);
  expect(onChange).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('checkbox', { name: /It is decorative/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Insert picture' }));
  expect(onChange).toHaveBeenLastCalledWith(expect.stringContaining(`<img src="${SRC}" alt="">`));
});

// rules: pictures-and-products-in-posts
it('places the card of a product that was found, and shows its name', async () => {
  const onChange = open('<p>Two dyes</p>');
  await userEvent.click(await screen.findByRole('button', { name: 'Product' }));
  await userEvent.type(screen.getByRole('searchbox', { name: 'Find a product' }), 'tee');
  await userEvent.click(await screen.findByRole('button', { name: 'Insert Live tee' }));
  expect(onChange).toHaveBeenLastCalledWith(expect.stringContaining(`<product-card data-id="${ID}"></product-card>`));
  expect(await screen.findByText('Product: Live tee')).toBeVisible();
});

// rules: post-editor
it('takes of what is pasted only what a post keeps', async () => {
  const onChange = open('<p></p>');
  const text = await screen.findByRole('textbox', { name: 'Content' });
  const html =
    '<table><tr><td>S</td><td>36</td></tr></table><p><del>1,999</del> <b style="font-weight:normal">999</b></p><hr>';
  const clipboardData = {
    getData: (type: string) => (type === 'text/html' ? html : ''),
    files: [],
    types: ['text/html'],
  };
  fireEvent.paste(text, { clipboardData });
  expect(onChange).toHaveBeenLastCalledWith('<p>S | 36</p><p><s>1,999</s> 999</p><hr>');
});

// rules: post-editor
it('sets a card between two quotes where it was asked for within one: the post keeps none there', async () => {
  const onChange = open('<blockquote><p>Two dyes</p></blockquote>');
  await userEvent.click(await screen.findByRole('button', { name: 'Product' }));
  await userEvent.type(screen.getByRole('searchbox', { name: 'Find a product' }), 'tee');
  await userEvent.click(await screen.findByRole('button', { name: 'Insert Live tee' }));
  const card = `<product-card data-id="${ID}"></product-card>`;
  expect(onChange).toHaveBeenLastCalledWith(
    `<blockquote><p></p></blockquote>${card}<blockquote><p>Two dyes</p></blockquote>`,
  );
});

it('keeps pictures and cards of a written post, and says of a product that it is gone', async () => {
  const html = `<p>a</p><img src="${SRC}" alt="A cuff"><product-card data-id="${ID}"></product-card><img src="https://evil.example/x.png">`;
  const onChange = open(html, '');
  expect(await screen.findByText('Product that is no longer sold')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'H2' }));
  const [written] = onChange.mock.lastCall ?? [];
  expect(written).toContain(`<img src="${SRC}" alt="A cuff">`);
  expect(written).toContain(`<product-card data-id="${ID}"></product-card>`);
  expect(written).not.toContain('evil');
});
