import type { PictureObject } from '@aaram/shared-domain/design';
import { afterEach, expect, it, vi } from 'vitest';
import { completeInput, type DraftDesign, forgetDesign, rememberDesign } from '../designs/index.ts';
import { createTestPlatform } from '../testing/create-test-platform.ts';
import { rememberPage, takeRemembered } from './intent.ts';

const draft: DraftDesign = {
  product: 'p1',
  document: { v: 1, areas: 'tee@1', prints: { front: [picture('local:1')] } },
  pictures: [['local:1', new Blob(['x'])]],
};
const customImages = { rawImage: '/media/design-r/1.webp', previewImage: '/media/design-p/1.webp' };
const input = { product: 'p1', quantity: 1, size: 'M' };

afterEach(() => {
  vi.restoreAllMocks();
  takeRemembered();
});

// rules: choosing-a-size
it('a page is remembered in this tab where the browser stores nothing, and says that a reload forgets it', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect(rememberPage({ from: '/men' })).toBe(false);
  expect(takeRemembered()).toEqual({ from: '/men' });
  expect(takeRemembered()).toBeUndefined();
});

// rules: choosing-a-size, designs
it('a design is there after login, also where the browser has no database, which is said; its pictures are the store’s then', async () => {
  // jsdom has no database.
  const sent: { path: string; body: unknown }[] = [];
  const { api } = createTestPlatform(({ path, body }) => {
    sent.push({ path, body });
    if (path === '/auth/uploads/design') {
      return { pictures: ['/media/design-a/1.webp'] };
    }
    return path.endsWith('/print') ? { state: 'ready', ...customImages } : { _id: 'd1', version: 1 };
  });
  const intent = { kind: 'add-to-cart', input } as const;
  const message = await rememberDesign({
    ...{ from: '/men', intent, draft, message: 'Please log in first!' },
    remember: rememberPage,
  });
  expect(message).toMatch(/^Please log in first! Your browser cannot store your design/);
  const remembered = takeRemembered()?.intent;
  const key = remembered?.kind === 'add-to-cart' ? (remembered.design ?? '') : '';
  expect(remembered).toEqual({ kind: 'add-to-cart', input, design: key });
  expect(await completeInput(api, input, key)).toEqual({ ...input, customImages });
  const stored = sent.find(({ path }) => path === '/designs')?.body;
  expect(stored).toEqual({
    product: 'p1',
    document: { ...draft.document, prints: { front: [picture('/media/design-a/1.webp')] } },
  });
  await forgetDesign(key);
  expect(await completeInput(api, input, key)).toBeUndefined();
});

function picture(media: string): PictureObject {
  return {
    ...{ kind: 'picture', id: 'o1', name: '', x: 1, y: 1, turn: 0, flip: false, opacity: 1, isLocked: false },
    ...{ isHidden: false, media, pixels: { width: 1, height: 1 }, width: 10, mask: 'none' },
    crop: { x: 0, y: 0, width: 1, height: 1 },
  };
}
