import type { Product } from '@aaram/shared-domain/catalog';
import { queryKeys } from '@aaram/shared-domain/contract';
import type { PriceRule } from '@aaram/shared-domain/tax';
import { createTestPlatform, TestPlatform } from '@aaram/shared-platform/testing';
import { cleanup, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { demoProduct } from '#lib/testing/story-data.ts';
import { ProductDetails } from './product-details.tsx';

function rowsOf(changes: Partial<Product>, rule: PriceRule = 'spec') {
  const platform = createTestPlatform(() => null);
  platform.queryClient.setQueryData(queryKeys.priceRule(), rule);
  render(
    <TestPlatform platform={platform}>
      <ProductDetails product={{ ...demoProduct, price: 999, mrp: 1499, ...changes }} />
    </TestPlatform>,
  );
  const terms = screen.getAllByRole('term');
  const rows = terms.map(({ textContent, nextSibling }) => [textContent, nextSibling?.textContent] as const);
  return { rows: Object.fromEntries(rows), settings: platform.settings };
}

// rules: facts-by-law
it('names what the law wants on the page, and leaves out what was not entered', () => {
  const said = { countryOfOrigin: 'India', netQuantity: '2 pairs', maker: 'Kapda Mills, Pune 411001', material: null };
  const { rows, settings } = rowsOf(said);
  expect(rows).toMatchObject({
    MRP: '₹1,499, inclusive of all taxes',
    'Net quantity': '2 pairs',
    'Country of origin': 'India',
    'Made or packed by': 'Kapda Mills, Pune 411001',
    'Sold by': `${settings.legalName}, ${settings.legalAddress}`,
    'Customer care': `${settings.supportEmail}, ${settings.phone}`,
  });
  expect(rows).not.toHaveProperty('Material');
});

// rules: facts-by-law
it('names the seller of the invoice, where that is not the store', () => {
  const { rows } = rowsOf({ soldBy: { name: 'Kapda Mills LLP', address: '14 Kapda Lane, Jaipur' } });
  expect(rows).toMatchObject({ 'Sold by': 'Kapda Mills LLP, 14 Kapda Lane, Jaipur' });
});

// rules: facts-by-law
it('has the MRP also where exactly that is paid', () => {
  expect(rowsOf({ price: 1000, mrp: 1047.62 }).rows).toMatchObject({ MRP: '₹1,047.62, inclusive of all taxes' });
  cleanup();
  expect(rowsOf({ price: 1000, mrp: 1000 }, 'inclusive').rows).toMatchObject({ MRP: '₹1,000, inclusive of all taxes' });
});

// rules: facts-by-law
it('says who imported what was made elsewhere', () => {
  const { rows } = rowsOf({ countryOfOrigin: 'Vietnam', maker: 'Kapda Imports, Pune 411001', mrp: 999 });
  expect(rows).toMatchObject({ 'Imported by': 'Kapda Imports, Pune 411001' });
  expect(rows).not.toHaveProperty('MRP');
});
