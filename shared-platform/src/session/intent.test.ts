import { afterEach, expect, it, vi } from 'vitest';
import { completeInput, forgetDesign, rememberDesign } from '../designs/index.ts';
import { rememberPage, takeRemembered } from './intent.ts';

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

it('a design is there after login, also where the browser has no database, which is said, and is put nowhere else', async () => {
  // jsdom has none.
  const intent = { kind: 'add-to-cart', input: { ...input, customImages: design } } as const;
  const message = await rememberDesign({
    from: '/men',
    intent,
    message: 'Please log in first!',
    remember: rememberPage,
  });
  expect(message).toMatch(/^Please log in first! Your browser cannot store your design/);
  const remembered = takeRemembered()?.intent;
  const key = remembered?.kind === 'add-to-cart' ? (remembered.design ?? '') : '';
  expect(remembered).toEqual({ kind: 'add-to-cart', input, design: key });
  expect(await completeInput(input, key)).toEqual({ ...input, customImages: design });
  await forgetDesign(key);
  expect(await completeInput(input, key)).toBeUndefined();
});
