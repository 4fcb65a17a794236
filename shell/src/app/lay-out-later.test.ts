import { expect, it } from 'vitest';
import { layOutLater } from './lay-out-later.ts';

it('has every part laid out, and only then says that the page has settled', async () => {
  const part = `<div data-later=""><ul>${'<li></li>'.repeat(160)}</ul></div>`;
  document.body.innerHTML = part.repeat(2);
  const done = layOutLater();
  expect(document.documentElement.dataset.settled).toBeUndefined();
  await expect.poll(() => document.querySelectorAll('[data-later]').length).toBe(1);
  expect(document.documentElement.dataset.settled).toBeUndefined();
  await done;
  expect(document.querySelectorAll('[data-later]')).toHaveLength(0);
  expect(document.documentElement.dataset.settled).toBe('');
});
