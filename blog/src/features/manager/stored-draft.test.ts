import { afterEach, expect, it } from 'vitest';
import { draftKey, readStoredDraft, storeDraft } from './stored-draft.ts';

const words = {
  title: 'Indigo',
  content: '<p>Blue</p>',
  description: 'On blue',
  author: 'Meera',
  tags: '',
  categories: '',
  publish: 'now',
  publishAt: '',
};
const key = draftKey('meera', undefined);
afterEach(() => localStorage.clear());

it('reads the words that an older release stored under another name of their time', () => {
  localStorage.setItem(key, JSON.stringify({ draft: words, version: 3, keptAt: new Date().toISOString() }));
  expect(readStoredDraft(key)).toMatchObject({ draft: words, version: 3 });
});

it('reads what it has stored, and nothing that is older than 30 days', () => {
  expect(storeDraft(key, { ...words, publish: 'now', images: [] }, undefined)).toBe(true);
  expect(readStoredDraft(key)?.draft).toEqual(words);
  const storedAt = new Date(Date.now() - 31 * 86_400_000).toISOString();
  localStorage.setItem(key, JSON.stringify({ draft: words, storedAt }));
  expect(readStoredDraft(key)).toBeUndefined();
});
