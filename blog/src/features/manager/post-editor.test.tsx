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
