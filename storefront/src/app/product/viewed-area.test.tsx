import { viewedKey } from '@aaram/shared-platform';
import { createTestPlatform, TestPlatform } from '@aaram/shared-platform/testing';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { makeProduct, refuse } from '#lib/testing/fixtures.ts';
import { ViewedArea } from './viewed-area.tsx';

const id = (index: number) => `01900000-0000-7000-8000-${String(index).padStart(12, '0')}`;
const stored = (): string[] => JSON.parse(localStorage.getItem(viewedKey) ?? '[]');
const keep = (ids: readonly string[]) => localStorage.setItem(viewedKey, JSON.stringify(ids));

function renderPlace(
  product: string | undefined,
  answer: (ids: string[]) => unknown = (ids) => ids.map((_id) => makeProduct({ _id, name: `Shirt ${_id.slice(-2)}` })),
) {
  const asked: string[] = [];
  const platform = createTestPlatform(({ path }) => {
    asked.push(path);
    return path.startsWith('/auth/product-cards')
      ? answer((new URL(path, location.origin).searchParams.get('ids') ?? '').split(','))
      : [];
  });
  const view = render(
    <TestPlatform platform={platform}>
      <ViewedArea {...(product === undefined ? {} : { product })} />
    </TestPlatform>,
  );
  return { platform, asked, ...view };
}

/** Everything is near the viewport. */
class SeesAll {
  readonly #hear: IntersectionObserverCallback;
  constructor(hear: IntersectionObserverCallback) {
    this.#hear = hear;
  }
  observe() {
    this.#hear([{ isIntersecting: true }] as IntersectionObserverEntry[], this as unknown as IntersectionObserver);
  }
  disconnect() {}
}

beforeEach(() => {
  localStorage.clear();
  vi.stubGlobal('IntersectionObserver', SeesAll);
});

describe('what was viewed recently', () => {
  // rules: recently-viewed
  it('is listed newest first without the product of the page, and asked for once', async () => {
    keep([id(1), id(2), id(3)]);
    const { asked } = renderPlace(id(2));
    expect(await screen.findByRole('heading', { name: 'Recently viewed' })).toBeVisible();
    expect(screen.getAllByRole('link', { name: /Shirt/ }).map((link) => link.textContent)).toEqual([
      'Shirt 01',
      'Shirt 03',
    ]);
    expect(asked).toEqual([`/auth/product-cards?ids=${encodeURIComponent([id(1), id(3)].join())}`]);
    expect(stored()).toEqual([id(2), id(1), id(3)]);
  });

  // rules: recently-viewed
  it('is at most twelve products, and nothing is asked for while there are none', () => {
    for (let index = 0; index < 14; index += 1) {
      renderPlace(id(index)).unmount();
    }
    expect(stored()).toEqual(Array.from({ length: 12 }, (_, index) => id(13 - index)));
    localStorage.clear();
    const { asked, container } = renderPlace(undefined);
    expect(asked).toEqual([]);
    expect(container).toHaveTextContent('');
  });

  // rules: recently-viewed
  it('leaves out what is gone, without a word when that is everything', async () => {
    keep([id(1)]);
    const { asked, container } = renderPlace(undefined, () => []);
    await waitFor(() => expect(asked).toHaveLength(1));
    await waitFor(() => expect(container.querySelectorAll('div')).toHaveLength(1));
    expect(container).toHaveTextContent('');
  });

  // rules: recently-viewed
  it('is forgotten at once with Clear, which gives the focus on', async () => {
    keep([id(1)]);
    renderPlace(id(2));
    await userEvent.click(await screen.findByRole('button', { name: 'Clear what you viewed recently' }));
    expect(screen.getByText('Your recently viewed products are cleared.')).toHaveFocus();
    expect(screen.queryByRole('heading')).toBeNull();
    expect(localStorage.getItem(viewedKey)).toBeNull();
  });

  // rules: recently-viewed
  it('is forgotten when the session ends, and not by a login', () => {
    keep([id(1)]);
    const { platform } = renderPlace(undefined, () => []);
    const login = { token: 't', user: { id: 'u1', role: 'user', isVerified: true, name: 'Asha' } } as const;
    act(() => platform.startSession(login));
    expect(stored()).toEqual([id(1)]);
    act(() => platform.endSession());
    expect(localStorage.getItem(viewedKey)).toBeNull();
  });

  it('minds nothing that is not its own, and has a retry when it does not load', async () => {
    localStorage.setItem(viewedKey, '{"a":1}');
    renderPlace(undefined).unmount();
    keep(['x', id(1)]);
    let isDown = true;
    renderPlace(undefined, (ids) =>
      isDown ? refuse(400, 'INVALID_INPUT', 'Oh') : ids.map((_id) => makeProduct({ _id })),
    );
    expect(await screen.findByText('What you viewed recently could not be loaded.')).toBeVisible();
    isDown = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('link', { name: 'Linen shirt' })).toBeVisible();
  });
});
