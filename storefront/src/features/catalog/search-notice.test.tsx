import type { SearchNotice as Notice } from '@aaram/shared-domain/catalog';
import { createTestPlatform, TestPlatform } from '@aaram/shared-platform/testing';
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { buildListHref, parseFilters } from './filters-url.ts';
import { SearchNotice } from './search-notice.tsx';

const nothing: Notice = { corrected: null, missing: [], notSold: [], chips: [], page: null };

function open(notice: Partial<Notice> | undefined, query = 'q=red+saree') {
  const filters = parseFilters(new URLSearchParams(query));
  const list = {
    filters,
    fixedCategory: undefined,
    pathname: '/search',
    start: null,
    hrefFor: (next: typeof filters) => buildListHref('/search', next),
    apply: () => undefined,
  };
  return render(
    <TestPlatform platform={createTestPlatform(() => null)}>
      <SearchNotice list={list} notice={notice && { ...nothing, ...notice }} />
    </TestPlatform>,
  );
}
const href = (name: string | RegExp) => screen.getByRole('link', { name }).getAttribute('href');

it.each<[Partial<Notice>, string]>([
  [{ notSold: ['saree'] }, 'We do not sell “saree”. These are the nearest.'],
  [{ missing: ['red'] }, 'Nothing for “red”. These are the nearest.'],
  [{ corrected: 'red dress' }, 'Results for “red dress”.'],
])('says what was understood: %j', (notice, said) => {
  open(notice);
  expect(screen.getByRole('status')).toHaveTextContent(said);
  expect(href('Search for “red saree” letter by letter')).toBe('/search?q=red+saree&literal=1');
});

it('shows what acts as a filter, each with the search without it; other filters stay', () => {
  open(
    {
      chips: [
        { kind: 'colour', label: 'red', without: 'saree' },
        { kind: 'size', label: 'M', without: 'red saree' },
      ],
    },
    'q=red+saree&brand=Taal',
  );
  expect(href('Remove Red')).toBe('/search?q=saree&brand=Taal');
  expect(href('Remove Size M')).toBe('/search?q=red+saree&brand=Taal');
  expect(screen.queryByRole('status')).toBeNull();
});

it('leads to the page that was asked for', () => {
  open({ page: '/track-order' });
  expect(href('Go to: Track your order')).toBe('/track-order');
});

it('says that only letters were looked for, and leads back', () => {
  open(undefined, 'q=red+saree&literal=1');
  expect(screen.getByText(/Only products with the letters “red saree”/)).toBeVisible();
  expect(href('Search for what it means')).toBe('/search?q=red+saree');
});

it('is nothing when all was found as it was typed, and in a list that is no search', () => {
  expect(open(undefined).container).toBeEmptyDOMElement();
  expect(open({}, 'brand=Taal').container).toBeEmptyDOMElement();
});
