import { toast } from '@aaram/shared-platform';
import { createTestPlatform, TestPlatform } from '@aaram/shared-platform/testing';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { makeProduct, makeWholeProduct, signedInPlatform } from '#lib/testing/fixtures.ts';
import { ProductPage } from './product-page.tsx';

function renderProduct(answer: (path: string) => unknown) {
  const platform = createTestPlatform(({ path }) => answer(path));
  render(
    <TestPlatform
      platform={platform}
      at="/single-product/p1"
      routes={[{ path: '/single-product/:id', element: <ProductPage params={{ id: 'p1' }} /> }]}
    />,
  );
}

beforeEach(() => {
  localStorage.clear();
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

describe('a product page', () => {
  // rules: product-page
  it("says 'Loading product...' until the product is there", async () => {
    renderProduct((path) => (path.endsWith('/similar') ? [] : makeWholeProduct()));
    expect(screen.getByText('Loading product...')).toBeVisible();
    expect(await screen.findByRole('heading', { level: 1, name: 'Linen shirt' })).toBeVisible();
  });
  // rules: product-page
  it("says 'Product not found.' for an unknown one, without a retry", async () => {
    renderProduct(() => Response.json({ message: 'no', code: 'NOT_FOUND' }, { status: 404 }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Product not found.' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  });
  it("says 'Product not found.' for an id that no product can have, without a retry", async () => {
    renderProduct(() =>
      Response.json({ message: 'This text cannot be stored.', code: 'INVALID_INPUT' }, { status: 400 }),
    );
    expect(await screen.findByText('Product not found.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  });
  // rules: product-page
  it("says 'Product not found.' when it did not load, logs it and offers a retry", async () => {
    let isBroken = true;
    renderProduct((path) => {
      if (path.endsWith('/similar')) {
        return [];
      }
      return isBroken ? Response.json({ message: 'no', code: 'FORBIDDEN' }, { status: 403 }) : makeWholeProduct();
    });
    expect(await screen.findByText('Product not found.')).toBeVisible();
    expect(console.error).toHaveBeenCalled();
    isBroken = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { level: 1 })).toBeVisible();
  });
  // rules: price-with-gst-is-named-early
  it('names what is to pay beside the buttons, also on the bar of phones', async () => {
    renderProduct((path) => (path.endsWith('/similar') ? [] : makeWholeProduct({ price: 499, mrp: 700 })));
    expect(await screen.findByText('₹622.76 with GST and delivery')).toBeVisible();
    expect(screen.getByText('₹622.76').nextSibling).toHaveTextContent('with GST and delivery');
  });
  // rules: printing-on-a-garment
  it.each([
    ['Customized', true],
    ['Men', false],
  ])('of %s has the tools to print on it at this address too: %s', async (category, hasTools) => {
    vi.stubGlobal(
      'IntersectionObserver',
      class {
        call: (entries: { isIntersecting: boolean }[]) => void;
        constructor(call: (entries: { isIntersecting: boolean }[]) => void) {
          this.call = call;
        }
        observe() {
          this.call([{ isIntersecting: true }]);
        }
        disconnect() {}
      },
    );
    renderProduct((path) => (path.endsWith('/p1') ? makeWholeProduct({ category, subcategory: 'T-Shirt' }) : []));
    await screen.findByRole('heading', { level: 1 });
    await (hasTools
      ? screen.findByText('Add picture', {}, { timeout: 5000 })
      : waitFor(() => expect(screen.queryByText('Add picture')).toBeNull()));
    const [link, ...others] = screen.queryAllByRole('link', { name: 'Start your design' });
    expect(others).toEqual([]);
    const target = link && document.querySelector(link.getAttribute('href') ?? '');
    expect(target ?? undefined).toEqual(
      hasTools ? expect.objectContaining({ textContent: expect.stringContaining('Add picture') }) : undefined,
    );
  });
  // rules: product-page
  it('shows N/A for a missing brand and No Ratings for no reviews', async () => {
    renderProduct((path) => (path.endsWith('/similar') ? [] : makeWholeProduct({ brand: null })));
    expect(await screen.findAllByText('N/A')).not.toHaveLength(0);
    expect(screen.getAllByText('No Ratings')).not.toHaveLength(0);
  });
  // rules: toasts
  it('says for two seconds what became of the wishlist', async () => {
    const success = vi.spyOn(toast, 'success').mockReturnValue(undefined);
    const { platform } = signedInPlatform({
      'GET /auth/products/p1': makeWholeProduct(),
      'GET /auth/products/p1/similar': [],
      'GET /auth/get-wishlist': [],
      'GET /auth/cart/u1': { items: [], total: 0, removed: [] },
      'POST /auth/add-wishlist': [makeProduct()],
    });
    render(
      <TestPlatform
        platform={platform}
        at="/single-product/p1"
        routes={[{ path: '/single-product/:id', element: <ProductPage params={{ id: 'p1' }} /> }]}
      />,
    );
    await userEvent.click(await screen.findByRole('button', { name: /wishlist/i }));
    await waitFor(() => expect(success).toHaveBeenCalledWith('Item added to Wishlist!', { autoClose: 2000 }));
  });
  // rules: families
  it('links the colours of its family, marks its own and says which is sold out', async () => {
    const bag = (_id: string, changes: object) => ({
      ...{ _id, name: `Bag ${_id}`, category: 'Women', colour: null, image: null, isAvailable: true },
      ...changes,
    });
    const colours = [
      bag('p2', { colour: 'Wine', isAvailable: false }),
      bag('p1', { colour: 'Sky' }),
      bag('p3', { category: 'Customized' }),
    ];
    renderProduct((path) => (path.endsWith('/similar') ? [] : makeWholeProduct({ colours })));
    const list = within(await screen.findByRole('list', { name: 'Colours' }));
    expect(list.getAllByRole('link').map((link) => link.textContent)).toEqual(['WineSold out', 'Sky', 'Bag p3']);
    expect(list.getByRole('link', { name: /Wine/ })).toHaveAttribute('href', '/single-product/p2');
    expect(list.getByRole('link', { name: 'Bag p3' })).toHaveAttribute('href', '/customized/single-product/p3');
    expect(list.getByRole('link', { current: 'page' })).toHaveTextContent('Sky');
  });
  // rules: alt-text
  it('describes each picture in the words of its seller, else by the name', async () => {
    const images = ['a', 'b'].map((name) => `/media/${name}_750x1000_e8e0d2/750.webp`);
    const pictureTexts = ['', 'The <b>cuff</b>, with three buttons'];
    renderProduct((path) => (path.endsWith('/similar') ? [] : makeWholeProduct({ images, pictureTexts })));
    expect(await screen.findByRole('img', { name: 'Linen shirt' })).toBeVisible();
    expect(screen.getByRole('img', { name: 'The <b>cuff</b>, with three buttons' })).toBeVisible();
  });
  // rules: families
  it('guesses no colours: a product alone in its family has none', async () => {
    const alone = { _id: 'p1', name: 'Bag, Sky', category: 'Women', colour: 'Sky', image: null, isAvailable: true };
    renderProduct((path) =>
      path.endsWith('/similar')
        ? [makeProduct({ _id: 'p2', name: 'Bag, Wine' })]
        : makeWholeProduct({ colours: [alone] }),
    );
    expect(await screen.findByRole('heading', { level: 1 })).toBeVisible();
    expect(screen.queryByRole('list', { name: 'Colours' })).toBeNull();
  });
  // rules: similar-products
  it('offers similar products, each with its own View Product', async () => {
    renderProduct((path) =>
      path.endsWith('/similar') ? [makeProduct({ _id: 'p2', name: 'Oat shirt' })] : makeWholeProduct(),
    );
    const view = await screen.findByRole('link', { name: 'View Product: Oat shirt' });
    expect(view).toHaveAttribute('href', '/single-product/p2');
    const slide = within(view.closest('li') ?? document.body);
    expect(slide.getByRole('link', { name: 'Oat shirt' })).toBeVisible();
    expect(slide.getByText('₹1,299')).toBeVisible();
    expect(view.closest('li')?.querySelector('img')).toHaveAttribute('src', expect.stringContaining('/media/shirt'));
  });
});
