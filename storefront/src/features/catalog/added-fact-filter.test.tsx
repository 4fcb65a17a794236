import type { Facets, ProductFilters } from '@aaram/shared-domain/catalog';
import { createTestPlatform, TestPlatform } from '@aaram/shared-platform/testing';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { demoFacets } from '#lib/testing/story-data.ts';
import { FacetPanel } from './facet-panel.tsx';
import { buildListHref, countFilters, parseFilters } from './filters-url.ts';

const lining = vi.hoisted(() => () => import('@aaram/shared-domain/product-fields/testing'));
vi.mock('../../../../shared-domain/src/product-fields/facts.ts', async (load) =>
  (await lining()).withLining(await load()),
);
vi.mock('../../../../shared-domain/src/texts/en/product-facts.ts', async (load) =>
  (await lining()).withLiningWords(await load()),
);

const chosen = { lining: ['Satin'] } as ProductFilters;

it('is a filter in the address of a list', () => {
  expect(parseFilters(new URLSearchParams('lining=Satin'))).toEqual(chosen);
  expect(buildListHref('/women', chosen)).toBe('/women?lining=Satin');
  expect(countFilters(chosen)).toBe(1);
});

// rules: adding-a-product
it('is a group of choices with counts beside a list', async () => {
  const onChange = vi.fn();
  const facets = { ...demoFacets, lining: [{ value: 'Satin', count: 3 }] } as Facets;
  render(
    <TestPlatform platform={createTestPlatform(() => null)}>
      <FacetPanel filters={{}} facets={facets} choosesCategory={false} onChange={onChange} />
    </TestPlatform>,
  );
  const group = screen.getByRole('group', { name: 'Lining' });
  await userEvent.click(within(group).getByRole('checkbox', { name: /^Satin/ }));
  expect(onChange).toHaveBeenCalledWith(chosen);
});
