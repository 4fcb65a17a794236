import type { Product } from '@aaram/shared-domain/catalog';
import { queryKeys } from '@aaram/shared-domain/contract';
import { noFacts } from '@aaram/shared-domain/product-fields';
import { Link, useLocation } from '@aaram/shared-platform';
import { createTestPlatform, TestPlatform } from '@aaram/shared-platform/testing';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRef } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { BuyBox } from './buy-box.tsx';
import { useBuy } from './use-buy.ts';

const said = vi.hoisted(() => ({ success: vi.fn(), error: vi.fn(), alert: vi.fn(), end: vi.fn() }));
vi.mock('@aaram/shared-platform', async (importOriginal) => {
  const platform = await importOriginal<typeof import('@aaram/shared-platform')>();
  return {
    ...platform,
    toast: { success: said.success, error: said.error, info: vi.fn(), end: said.end },
    useRequireLogin: () => said.alert,
  };
});

const product: Product = {
  _id: 'p1',
  name: 'Buti midi dress',
  description: '',
  price: 1899,
  mrp: 1899,
  category: 'Women',
  subcategory: 'Dresses',
  brand: 'Neelgar',
  images: [],
  sizeType: 'Clothing',
  tags: [],
  isAvailable: true,
  seller: 's1',
  rating: null,
  reviewCount: 0,
  version: 1,
  createdAt: '2026-01-01T00:00:00.000Z',
  ...noFacts,
  pictureTexts: [],
  colours: [],
  starCounts: [0, 0, 0, 0, 0],
  reviews: [],
  stock: [
    { size: 'S', quantity: 0 },
    { size: 'M', quantity: 9 },
    { size: 'L', quantity: 2 },
  ],
};
const noHearts = { has: () => false, toggle: () => {} };

function Page({ shown, requestedSize }: { shown: Product; requestedSize: string | null }) {
  const buttonsRef = useRef<HTMLDivElement>(null);
  const buy = useBuy(shown, requestedSize);
  return (
    <>
      <BuyBox
        buy={buy}
        product={{ id: shown._id, name: shown.name, sizeType: shown.sizeType }}
        wishlist={noHearts}
        buttonsRef={buttonsRef}
      />
      <p>at {useLocation().search}</p>
    </>
  );
}

type Options = { changes?: Partial<Product>; requestedSize?: string; isLoggedIn?: boolean; fails?: boolean };

function renderPage({ changes = {}, requestedSize, isLoggedIn = true, fails = false }: Options = {}) {
  const calls: unknown[] = [];
  const platform = createTestPlatform(({ method, path, body }) => {
    if (path === '/auth/add-cart?view=card') {
      calls.push({ method, body });
      return fails
        ? Response.json({ message: 'Only 2 items available in size M', code: 'OUT_OF_STOCK' }, { status: 409 })
        : { items: [], total: 1899, removed: [] };
    }
    return null;
  });
  if (isLoggedIn) {
    platform.startSession({
      token: 't',
      user: { id: 'u1', role: 'user', isVerified: true, name: 'A' },
    } as unknown as Parameters<typeof platform.startSession>[0]);
  }
  const at = '/single-product/p1';
  render(
    <TestPlatform
      platform={platform}
      at={at}
      routes={[
        { path: at, element: <Page shown={{ ...product, ...changes }} requestedSize={requestedSize ?? null} /> },
        { path: '/cart', element: <p>the cart</p> },
      ]}
    />,
  );
  return { calls, platform };
}

/** As in the store: the size comes from the page's URL. */
function PageOfAddress() {
  const requestedSize = new URLSearchParams(useLocation().search).get('size');
  return (
    <>
      <Link to="?size=L">Large</Link>
      <Page shown={product} requestedSize={requestedSize} />
    </>
  );
}

const chips = () => [...document.querySelectorAll<HTMLButtonElement>('[aria-hidden] > button')];
const addButton = () => screen.getByRole('button', { name: 'Add to Cart' });
const buyButton = () => screen.getByRole('button', { name: 'Buy Now' });
const user = userEvent.setup({ advanceTimers: (ms) => vi.advanceTimersByTimeAsync(ms) });

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  localStorage.clear();
  // jsdom has no layout.
  Element.prototype.scrollIntoView = () => {};
});
afterEach(() => {
  vi.useRealTimers();
  vi.clearAllMocks();
});

describe('sizes of a product', () => {
  // rules: size-guide
  it('leads from the size to its table in the size guide', () => {
    renderPage();
    expect(screen.getByRole('link', { name: 'Size guide' })).toHaveAttribute('href', '/size-guide#Clothing');
  });

  // rules: product-page
  // dark-patterns: false-urgency
  it('are only those in stock, with a word on how many are left', () => {
    renderPage();
    const labels = screen.getAllByRole('option').map((option) => option.textContent);
    expect(labels).toEqual(['Choose a size', 'M — in stock', 'L — only 2 left']);
  });
  // rules: choosing-a-size
  it('are chips too, of which those that are gone are struck, and read out with the field', async () => {
    renderPage();
    expect(chips().map(({ textContent, disabled }) => [textContent, disabled])).toEqual([
      ['S', true],
      ['M', false],
      ['L2 left', false],
    ]);
    expect(screen.getByRole('combobox', { name: 'Size' })).toHaveAccessibleDescription('Sold out: S');
    await user.click(chips()[2] as HTMLButtonElement);
    expect(screen.getByRole('combobox')).toHaveValue('L');
    expect(addButton()).toBeEnabled();
  });
  // rules: choosing-a-size
  it('are in the address once chosen, so that a login, a reload and Back keep them', async () => {
    renderPage();
    await user.click(chips()[1] as HTMLButtonElement);
    await vi.waitFor(() => expect(screen.getByText('at ?size=M')).toBeInTheDocument());
  });
  // rules: choosing-a-size
  it('have no selector when nothing is left, and nothing can be bought', () => {
    renderPage({ changes: { stock: [{ size: 'M', quantity: 0 }] } });
    expect(screen.queryByRole('combobox')).toBeNull();
    expect(screen.getByText('Out of Stock')).toBeVisible();
    expect(addButton()).toBeDisabled();
    expect(buyButton()).toBeDisabled();
  });
  it('can be chosen by the address, if they are in stock', () => {
    renderPage({ requestedSize: 'L' });
    expect(screen.getByRole('combobox')).toHaveValue('L');
    expect(addButton()).toBeEnabled();
  });
  it('are not chosen by the address when they have sold out', () => {
    renderPage({ requestedSize: 'S' });
    expect(screen.getByRole('combobox')).toHaveValue('');
  });
  it('are chosen by an address that changes after the page was drawn', async () => {
    const at = '/single-product/p1';
    render(
      <TestPlatform
        platform={createTestPlatform(() => null)}
        at={at}
        routes={[{ path: at, element: <PageOfAddress /> }]}
      />,
    );
    await user.click(screen.getByRole('link', { name: 'Large' }));
    expect(screen.getByRole('combobox')).toHaveValue('L');
    expect(addButton()).toBeEnabled();
  });
});

describe('buying', () => {
  // rules: choosing-a-size
  it('waits for a size: the buttons stay disabled, and the page asks for one when somebody presses', async () => {
    renderPage();
    expect(addButton()).toBeDisabled();
    expect(buyButton()).toBeDisabled();
    await user.click(screen.getByRole('button', { name: 'Add to wishlist' }));
    expect(screen.queryByText('Please select a size')).toBeNull();
    // Where styles are there, a press of a disabled button arrives here.
    await user.click(addButton().parentElement as HTMLElement);
    expect(screen.getByText('Please select a size')).toBeVisible();
    expect(screen.getByRole('combobox')).toHaveFocus();
    expect(screen.getByRole('combobox')).toHaveAccessibleDescription(/Please select a size/);
    await user.selectOptions(screen.getByRole('combobox'), 'M');
    expect(addButton()).toBeEnabled();
    expect(screen.queryByText('Please select a size')).toBeNull();
  });
  // rules: choosing-a-size
  it('fixes the size to Quantity where there is no choice', async () => {
    const { calls } = renderPage({ changes: { sizeType: 'Quantity', stock: [{ size: 'Quantity', quantity: 4 }] } });
    expect(screen.queryByRole('combobox')).toBeNull();
    await user.click(addButton());
    expect(calls).toEqual([{ method: 'POST', body: { product: 'p1', quantity: 1, size: 'Quantity' } }]);
  });
  // rules: buying-from-the-product-page
  // dark-patterns: basket-sneaking
  it('adds one piece and says so for two seconds', async () => {
    const { calls } = renderPage({ requestedSize: 'M' });
    await user.click(addButton());
    await vi.waitFor(() => expect(said.success).toHaveBeenCalledWith('Item added to cart!', { autoClose: 2000 }));
    expect(calls).toEqual([{ method: 'POST', body: { product: 'p1', quantity: 1, size: 'M' } }]);
  });
  // rules: cart-changes
  it('has the new cart once a piece is added', async () => {
    const { platform } = renderPage({ requestedSize: 'M' });
    await user.click(addButton());
    await vi.waitFor(() => expect(platform.queryClient.getQueryData(queryKeys.cart())).toMatchObject({ total: 1899 }));
  });
  // rules: buying-from-the-product-page, toasts
  it('goes to the cart three seconds after Buy Now, not before', async () => {
    renderPage({ requestedSize: 'M' });
    await user.click(buyButton());
    await vi.waitFor(() =>
      expect(said.success).toHaveBeenCalledWith('Item added to cart! Redirecting...', { autoClose: 2000 }),
    );
    await act(() => vi.advanceTimersByTimeAsync(2800));
    expect(screen.queryByText('the cart')).toBeNull();
    await act(() => vi.advanceTimersByTimeAsync(300));
    expect(screen.getByText('the cart')).toBeVisible();
    await vi.waitFor(() => expect(said.end).toHaveBeenCalledWith('Item added to cart! Redirecting...'));
  });
  // rules: buying-from-the-product-page
  it('says that it failed with the reason of the server, and leaves the choice as it was', async () => {
    renderPage({ requestedSize: 'M', fails: true });
    await user.click(addButton());
    const words = 'Failed to add item to cart. Only 2 items available in size M';
    await vi.waitFor(() => expect(said.error).toHaveBeenCalledWith(words, { autoClose: 2000 }));
    expect(screen.getByRole('combobox')).toHaveValue('M');
  });
  it('asks visitors to log in and remembers what they wanted', async () => {
    const { calls } = renderPage({ requestedSize: 'M', isLoggedIn: false });
    await user.click(addButton());
    const intent = { kind: 'add-to-cart', input: { product: 'p1', quantity: 1, size: 'M' } };
    expect(said.alert).toHaveBeenCalledWith('Please log in first!', intent, undefined);
    expect(calls).toEqual([]);
  });
});
