import type { Facets } from '@aaram/shared-domain/catalog';
import { ofFilters } from '@aaram/shared-domain/product-fields';
import { createTestPlatform, TestPlatform } from '@aaram/shared-platform/testing';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { categoryOf } from '#lib/testing/category-of.ts';
import { makeProduct } from '#lib/testing/fixtures.ts';
import { CategoryPage } from './category-page.tsx';

const facets: Facets = {
  category: [],
  subcategory: [{ value: 'Shirts', count: 3 }],
  brand: [{ value: 'Neelgar', count: 2 }],
  size: [
    { value: 'XL', count: 1 },
    { value: 'M', count: 2 },
  ],
  tag: [],
  ...ofFilters(() => []),
  priceRange: [
    { value: 'below1000', count: 0 },
    { value: '1000-2000', count: 3 },
  ],
};

type Call = { path: string; query: URLSearchParams };

function renderMen(at = '/men', fails = 0) {
  const calls: Call[] = [];
  let failures = fails;
  const platform = createTestPlatform(({ path: full }) => {
    const { pathname: path, searchParams: query } = new URL(full, 'http://shop.test');
    calls.push({ path, query });
    if (path === '/auth/facets') {
      return facets;
    }
    if (path !== '/auth/get-all-products') {
      return null;
    }
    if (failures > 0) {
      failures -= 1;
      return Response.json({ message: 'no', code: 'INVALID_INPUT' }, { status: 400 });
    }
    const second = query.get('cursor') === 'next';
    const items = [makeProduct(second ? { _id: 'p2', name: 'Oat shirt' } : {})];
    const headers = { 'x-total-count': '2', ...(second ? {} : { 'x-next-cursor': 'next' }) };
    return Response.json(items, { headers });
  });
  render(
    <TestPlatform
      platform={platform}
      at={at}
      routes={[{ path: '/men', element: <CategoryPage category={categoryOf('men')} /> }]}
    />,
  );
  const listCalls = () => calls.filter(({ path }) => path === '/auth/get-all-products');
  return { lastList: () => listCalls().at(-1)?.query, listCalls };
}

const filters = () => within(screen.getByRole('complementary', { name: 'Filters', hidden: true }));

beforeEach(() => localStorage.clear());

describe('a category page', () => {
  it('asks for its category, a page at a time, with what the address says', async () => {
    const { lastList } = renderMen('/men?size=M&priceRange=below1000&sort=nameAZ');
    await screen.findByText('Linen shirt');
    expect(lastList()?.get('category')).toBe('Men');
    expect(lastList()?.get('limit')).toBe('24');
    expect(lastList()?.getAll('size')).toEqual(['M']);
    expect(lastList()?.get('priceRange')).toBe('below1000');
    expect(lastList()?.get('sort')).toBe('nameAZ');
  });
  it('applies a filter at once and shows it as a chip that takes it off again', async () => {
    const { lastList } = renderMen();
    await userEvent.click(await filters().findByRole('checkbox', { name: /Neelgar/, hidden: true }));
    await waitFor(() => expect(lastList()?.get('brand')).toBe('Neelgar'));
    await userEvent.click(screen.getByRole('link', { name: 'Remove Neelgar' }));
    await waitFor(() => expect(filters().getByRole('checkbox', { name: /Neelgar/, hidden: true })).not.toBeChecked());
  });
  it('ticks a box at once when it is pressed', async () => {
    renderMen();
    const box = await filters().findByRole('checkbox', { name: /Neelgar/, hidden: true });
    await userEvent.click(box);
    expect(box).toBeChecked();
  });
  it('offers sizes in their order and price ranges with nothing in them as such', async () => {
    renderMen();
    const sizes = await filters().findAllByRole('checkbox', { name: /^(M|XL) \d+$/, hidden: true });
    expect(sizes.map((size) => size.getAttribute('value'))).toEqual(['M', 'XL']);
    expect(filters().getByRole('checkbox', { name: /Below ₹1,000/, hidden: true })).toBeDisabled();
  });
  it('adds the next pieces below the ones already shown', async () => {
    renderMen();
    await userEvent.click(await screen.findByRole('link', { name: 'Show more' }));
    expect(await screen.findByText('Oat shirt')).toBeVisible();
    expect(screen.getByText('Linen shirt')).toBeVisible();
    expect(screen.getByText('Showing all 2 products')).toBeVisible();
  });
  it('begins at the cursor in the URL', async () => {
    renderMen('/men?cursor=next');
    expect(await screen.findByText('Oat shirt')).toBeVisible();
  });
  it('offers a retry when the products did not load', async () => {
    renderMen('/men', 1);
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Linen shirt')).toBeVisible();
  });
  it('keeps a chosen value in sight when nothing is left of it', async () => {
    renderMen('/men?brand=Gone');
    expect(await filters().findByRole('checkbox', { name: /Gone/, hidden: true })).toBeChecked();
  });
});
