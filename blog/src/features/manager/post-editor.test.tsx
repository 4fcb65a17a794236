import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { PostEditor } from './post-editor.tsx';

// jsdom has no layout; the editor only needs the rectangles for scrolling.
Range.prototype.getClientRects = () => [] as unknown as DOMRectList;
Range.prototype.getBoundingClientRect = () => new DOMRect();

it('offers Bold, Italic and H2 and says which are on', async () => {
  const onChange = vi.fn();
  render(<PostEditor initialHtml="<h2>Two dyes</h2>" onChange={onChange} />);
  const heading = await screen.findByRole('button', { name: 'H2' });
  expect(screen.getByRole('button', { name: 'Bold' })).toHaveAttribute('aria-pressed', 'false');
  expect(screen.getByRole('button', { name: 'Italic' })).toHaveAttribute('aria-pressed', 'false');
  expect(heading).toHaveAttribute('aria-pressed', 'true');
  await userEvent.click(heading);
  expect(onChange).toHaveBeenLastCalledWith('<p>Two dyes</p>');
});

it('takes a change back and makes it again', async () => {
  const onChange = vi.fn();
  render(<PostEditor initialHtml="<p>Two dyes</p>" onChange={onChange} />);
  expect(await screen.findByRole('button', { name: 'Undo' })).toHaveAttribute('aria-disabled', 'true');
  await userEvent.click(screen.getByRole('button', { name: 'H2' }));
  expect(onChange).toHaveBeenLastCalledWith('<h2>Two dyes</h2>');
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(onChange).toHaveBeenLastCalledWith('<p>Two dyes</p>');
  await userEvent.click(screen.getByRole('button', { name: 'Redo' }));
  expect(onChange).toHaveBeenLastCalledWith('<h2>Two dyes</h2>');
});

it('keeps no style element of its own: the content security policy would refuse it', () => {
  render(<PostEditor initialHtml="<p>Two dyes</p>" onChange={() => {}} />);
  expect(document.querySelector('style[data-tiptap-style]')).toBeNull();
});

it('makes H3, lists and quotes, and says which are on', async () => {
  const onChange = vi.fn();
  render(<PostEditor initialHtml="<p>Two dyes</p>" onChange={onChange} />);
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

it('links to an address that was checked, and takes the link away', async () => {
  const onChange = vi.fn();
  render(<PostEditor initialHtml="" onChange={onChange} />);
  await userEvent.click(await screen.findByRole('button', { name: 'Link' }));
  const address = screen.getByRole('textbox', { name: /^Address/ });
  expect(address).toHaveFocus();
  await userEvent.type(address, 'javascript:alert(1){Enter}');
  expect(screen.getByText(/^This is no address\./)).toBeVisible();
  expect(onChange).not.toHaveBeenCalled();
  await userEvent.clear(address);
  await userEvent.type(address, '/women{Enter}');
  expect(onChange.mock.lastCall?.[0]).toMatch(/^<p><a [^>]*href="\/women"[^>]*>\/women<\/a><\/p>$/);
  expect(screen.queryByRole('textbox', { name: /^Address/ })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Link' }));
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('textbox', { name: /^Address/ })).toBeNull();
});

it('is one stop of the Tab key, and arrow keys go along its tools', async () => {
  render(<PostEditor initialHtml="<p>Two dyes</p>" onChange={() => {}} />);
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
