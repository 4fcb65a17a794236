import { createTestPlatform, TestPlatform } from '@aaram/shared-platform/testing';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { expect, it, vi } from 'vitest';
import { ContentField } from './content-field.tsx';
import { htmlFromText } from './html-from-text.ts';

const show = (content: ReactNode) =>
  render(<TestPlatform platform={createTestPlatform(() => undefined)}>{content}</TestPlatform>);

// jsdom has no layout; the editor only needs the rectangles for scrolling.
Range.prototype.getClientRects = () => [] as unknown as DOMRectList;
Range.prototype.getBoundingClientRect = () => new DOMRect();

const content = () => screen.getByRole('textbox', { name: 'Content' });
const editor = () => waitFor(() => expect(content()).toHaveAttribute('contenteditable', 'true'));

it('fetches the editor when somebody begins to write, and keeps what was typed by then', async () => {
  const onChange = vi.fn();
  show(<ContentField initialHtml="" onChange={onChange} />);
  expect(content().tagName).toBe('TEXTAREA');
  await userEvent.type(content(), 'T');
  expect(onChange).toHaveBeenLastCalledWith('<p>T</p>');
  await editor();
  expect(content()).toHaveTextContent('T');
  await waitFor(() => expect(content()).toHaveFocus());
});

it('begins in the style that was pressed first', async () => {
  const onChange = vi.fn();
  show(<ContentField initialHtml="" onChange={onChange} />);
  await userEvent.click(screen.getByRole('button', { name: 'H2' }));
  await editor();
  await waitFor(() => expect(screen.getByRole('button', { name: 'H2' })).toHaveAttribute('aria-pressed', 'true'));
});

it('opens a written post in the editor at once', async () => {
  show(<ContentField initialHtml="<h2>Two dyes</h2>" onChange={() => {}} />);
  expect(await screen.findByRole('heading', { name: 'Two dyes' })).toBeVisible();
});

it('makes a paragraph of each line, and no markup of what looks like it', () => {
  expect(htmlFromText('Two <b>dyes</b>\n& a knot')).toBe('<p>Two &lt;b&gt;dyes&lt;/b&gt;</p><p>&amp; a knot</p>');
  expect(htmlFromText(' \n ')).toBe('');
});
