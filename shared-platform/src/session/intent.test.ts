import { afterEach, expect, it, vi } from 'vitest';
import { completeInput, forgetDesignOf, rememberPage, takeRemembered } from './intent.ts';
import { keepDesign } from './kept-design.ts';

const design = { rawImage: 'data:image/webp;base64,AAAA', previewImage: 'data:image/webp;base64,BBBB' };
const input = { product: 'p1', quantity: 1, size: 'M' };

afterEach(() => {
  vi.restoreAllMocks();
  takeRemembered();
});

it('a page is remembered in this tab where the browser stores nothing, and says that a reload forgets it', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect(rememberPage({ from: '/men' })).toBe(false);
  expect(takeRemembered()).toEqual({ from: '/men' });
  expect(takeRemembered()).toBeUndefined();
});

it('a design is there after login, also where the browser has no database, and is put nowhere else', async () => {
  const { key, isLasting } = await keepDesign(design);
  // jsdom has none.
  expect(isLasting).toBe(false);
  const intent = { kind: 'add-to-cart', input, design: key } as const;
  expect(await completeInput(intent)).toEqual({ ...input, customImages: design });
  await forgetDesignOf(intent);
  expect(await completeInput(intent)).toBeUndefined();
});

it('an intent without a design is complete', async () => {
  expect(await completeInput({ kind: 'add-to-cart', input })).toEqual(input);
});
