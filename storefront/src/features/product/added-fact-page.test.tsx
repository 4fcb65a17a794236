import type { Product } from '@aaram/shared-domain/catalog';
import { queryKeys } from '@aaram/shared-domain/contract';
import { createTestPlatform, TestPlatform } from '@aaram/shared-platform/testing';
import { render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { demoProduct } from '#lib/testing/story-data.ts';
import { ProductDetails } from './product-details.tsx';
import { describeProduct } from './structured-product.ts';

// A definition and its words: nothing here knows it.
const lining = vi.hoisted(() => () => import('@aaram/shared-domain/product-fields/testing'));
vi.mock('../../../../shared-domain/src/product-fields/facts.ts', async (load) =>
  (await lining()).withLining(await load()),
);
vi.mock('../../../../shared-domain/src/texts/en/product-facts.ts', async (load) =>
  (await lining()).withLiningWords(await load()),
);

const lined = { ...demoProduct, lining: 'Satin' } as Product;

// rules: adding-a-product
it('stands on the page of a product that has it, under its label', () => {
  const platform = createTestPlatform(() => null);
  platform.queryClient.setQueryData(queryKeys.priceRule(), 'spec');
  const draw = (product: Product) => (
    <TestPlatform platform={platform}>
      <ProductDetails product={product} />
    </TestPlatform>
  );
  const { rerender } = render(draw(lined));
  const terms = () => screen.getAllByRole('term').map(({ textContent }) => textContent);
  expect(screen.getByText('Satin').previousSibling).toHaveTextContent('Lining');
  // The contact and the code for invoices stay last.
  expect(terms().indexOf('Lining')).toBeLessThan(terms().indexOf('Sold by'));
  rerender(draw({ ...lined, lining: null } as unknown as Product));
  expect(terms()).not.toContain('Lining');
});

// rules: adding-a-product
it('is sent to search engines', () => {
  const source = { origin: 'https://shop.test', rule: 'spec', seller: undefined } as const;
  expect(describeProduct({ ...source, product: lined })).toMatchObject({
    material: demoProduct.material,
    additionalProperty: expect.arrayContaining([{ '@type': 'PropertyValue', name: 'Lining', value: 'Satin' }]),
  });
});

it('is shown by the demo product of the stories', () => {
  expect(demoProduct).toHaveProperty('lining', 'Viscose');
});
