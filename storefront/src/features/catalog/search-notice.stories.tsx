import type { SearchNotice as Notice, ProductFilters } from '@aaram/shared-domain/catalog';
import type { Meta, StoryObj } from '@storybook/react';
import { buildListHref } from './filters-url.ts';
import { SearchNotice } from './search-notice.tsx';

const nothing: Notice = { corrected: null, missing: [], notSold: [], chips: [], page: null };
const filters: ProductFilters = { q: 'red saree' };
const list = {
  filters,
  fixedCategory: undefined,
  pathname: '/search',
  start: null,
  hrefFor: (next: ProductFilters) => buildListHref('/search', next),
  apply: () => undefined,
};

const meta = {
  title: 'Storefront/Search notice',
  component: SearchNotice,
  args: { list, notice: nothing },
  parameters: { screenshot: { widths: [390] } },
} satisfies Meta<typeof SearchNotice>;

export default meta;
type Story = StoryObj<typeof meta>;

export const NotSold: Story = {
  args: {
    notice: {
      ...nothing,
      notSold: ['saree'],
      chips: [
        { kind: 'colour', label: 'red', without: 'saree' },
        { kind: 'price', label: 'under 1,500', without: 'red saree' },
      ],
    },
  },
};
export const Missing: Story = { args: { notice: { ...nothing, missing: ['embroidered', 'floor-length'] } } };
export const Corrected: Story = { args: { notice: { ...nothing, corrected: 'red dress' } } };
export const Page: Story = { args: { notice: { ...nothing, page: '/return-policy' } } };
export const LettersOnly: Story = { args: { list: { ...list, filters: { q: 'red saree', literal: '1' } } } };
