import { createTestPlatform, TestPlatform } from '@aaram/shared-platform/testing';
import { render, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { PostContent } from './post-content.tsx';

const ids = [1, 2, 3].map((digit) => `0192aaaa-0000-7000-8000-00000000000${digit}`);
const card = (at: number) => `<product-card data-id="${ids[at]}"></product-card>`;
const product = (at: number, over: object) => ({
  ...{ _id: ids[at] ?? '', name: `Tee ${at}`, brand: 'Neelkhet', category: 'Men', price: 900, mrp: 900 },
  ...{ image: null, isAvailable: true, ...over },
});

// rules: pictures-and-products-in-posts
it('shows the products of a post as cards, and says of one that is gone that it is', () => {
  const products = [
    product(0, { mrp: 2000 }),
    product(1, { category: 'Customized', isAvailable: false, mrp: 1000, price: 950 }),
  ];
  const content = `<p>Before.</p>${card(0)}${card(1)}<p>Between.</p>${card(2)}`;
  render(
    <TestPlatform platform={createTestPlatform(() => undefined)}>
      <PostContent post={{ content, products }} />
    </TestPlatform>,
  );
  const [cheap, custom] = screen.getAllByRole('article').map((one) => within(one));
  expect(cheap?.getByRole('link', { name: 'Tee 0' })).toHaveAttribute('href', `/single-product/${ids[0]}`);
  // The MRP is struck through only where the price with GST is below it.
  expect(cheap?.getByText('₹2,000')).toBeVisible();
  expect(cheap?.queryByText('Out of Stock')).toBeNull();
  expect(custom?.getByRole('link')).toHaveAttribute('href', `/customized/single-product/${ids[1]}`);
  expect(custom?.getByText('Out of Stock')).toBeVisible();
  expect(custom?.queryByText('₹1,000')).toBeNull();
  expect(screen.getByText('The product shown here is no longer sold.')).toBeVisible();
  expect(screen.getByText('Between.')).toBeVisible();
});
