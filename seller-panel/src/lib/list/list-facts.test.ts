import { expect, it } from 'vitest';
import { kindsOf } from './list-facts.ts';

const status = { name: 'status', label: 'Status', 'aria-label': 'Status', options: [{ value: 'open', label: 'Open' }] };

it('lets an address have the filters of a list and their values, and a search only where there is one', () => {
  const more = [
    { name: 'from', label: 'From', type: 'day' as const },
    { name: 'hold', label: 'Hold', type: [{ value: 'yes', label: 'Yes' }] },
  ];
  expect(kindsOf({ filters: [status], moreFilters: more })).toEqual({ status: ['open'], from: 'day', hold: ['yes'] });
  expect(kindsOf({ search: { label: 'Find', placeholder: '' }, filters: [] })).toEqual({ q: 'text' });
});
