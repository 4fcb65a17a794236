import type { Facets, ProductFilters } from '@aaram/shared-domain/catalog';
import { ofFilters } from '@aaram/shared-domain/product-fields';
import { createTestPlatform, TestPlatform } from '@aaram/shared-platform/testing';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { FacetPanel } from './facet-panel.tsx';

const facets: Facets = {
  category: [
    { value: 'Men', count: 7 },
    { value: 'Women', count: 5 },
  ],
  subcategory: [
    { value: 'Tops', count: 3 },
    { value: 'Dresses', count: 2 },
  ],
  brand: [{ value: 'Neelgar', count: 4 }],
  size: [
    { value: 'XL', count: 1 },
    { value: 'S', count: 6 },
    { value: 'Quantity', count: 9 },
  ],
  tag: [{ value: 'gift', count: 2 }],
  ...ofFilters(() => []),
  country: [{ value: 'Italy', count: 1 }],
  priceRange: [{ value: 'below1000', count: 5 }],
};

function drawPanel(filters: ProductFilters, choosesCategory: boolean) {
  const onChange = vi.fn();
  const panel = (shown: ProductFilters) => (
    <TestPlatform platform={createTestPlatform(() => null)}>
      <FacetPanel filters={shown} facets={facets} choosesCategory={choosesCategory} onChange={onChange} />
    </TestPlatform>
  );
  const { rerender } = render(panel(filters));
  return { onChange, follow: (shown: ProductFilters) => rerender(panel(shown)) };
}
const renderPanel = (...how: Parameters<typeof drawPanel>) => drawPanel(...how).onChange;

const namesOf = (role: 'checkbox' | 'radio') =>
  screen.getAllByRole(role).map((field) => field.closest('label')?.textContent?.trim());

describe('the filters of a list', () => {
  // rules: size-guide
  it('show how many pieces each choice leaves, sizes and subcategories in their own order', () => {
    renderPanel({ category: 'Women' }, false);
    expect(namesOf('checkbox')).toEqual([
      'Dresses 2',
      'Tops 3',
      'Below ₹1,000 5',
      '₹1,000 to ₹2,000 0',
      '₹2,000 to ₹3,000 0',
      'Above ₹3,000 0',
      'S 6',
      'XL 1',
      'Neelgar 4',
      'Italy 1',
      'gift 2',
    ]);
    expect(screen.getByRole('checkbox', { name: /Above/ })).toBeDisabled();
    expect(screen.getByRole('link', { name: 'Size guide' })).toHaveAttribute('href', '/size-guide');
  });

  it('count the categories of a search and all of them together', async () => {
    const onChange = renderPanel({ q: 'cotton' }, true);
    expect(namesOf('radio').slice(0, 4)).toEqual(['All 12', 'Men 7', 'Women 5', 'Kids 0']);
    expect(screen.getByRole('radio', { name: /Kids/ })).toBeDisabled();
    await userEvent.click(screen.getByRole('radio', { name: /^Women/ }));
    expect(onChange).toHaveBeenCalledWith({ q: 'cotton', category: 'Women' });
  });

  it('show no counts of other categories while a subcategory is chosen', async () => {
    const onChange = renderPanel({ category: 'Men', subcategory: ['Shirts'] }, true);
    expect(namesOf('radio').slice(0, 3)).toEqual(['All', 'Men', 'Women']);
    await userEvent.click(screen.getByRole('radio', { name: 'Kids' }));
    expect(onChange).toHaveBeenCalledWith({ category: 'Kids' });
  });

  it('keep a chosen value in sight when nothing is left of it', () => {
    renderPanel({ category: 'Women', brand: ['Lehar'] }, false);
    expect(screen.getByRole('checkbox', { name: /Lehar/ })).toBeChecked();
    expect(screen.getByRole('checkbox', { name: /Lehar/ })).toBeEnabled();
  });

  it('keep each choice at once, before the page has followed, and none when the page comes back later', async () => {
    const user = userEvent.setup();
    const { onChange, follow } = drawPanel({ category: 'Women' }, false);
    await user.click(screen.getByRole('checkbox', { name: /^S/ }));
    expect(screen.getByRole('checkbox', { name: /^S/ })).toBeChecked();
    await user.click(screen.getByRole('checkbox', { name: /^XL/ }));
    expect(onChange).toHaveBeenLastCalledWith({ category: 'Women', size: ['S', 'XL'] });
    follow({ category: 'Women', size: ['S', 'XL'] });
    expect(screen.getAllByRole('checkbox', { checked: true })).toHaveLength(2);
    follow({ category: 'Women' });
    expect(screen.queryAllByRole('checkbox', { checked: true })).toEqual([]);
  });
});
