import type { ProductFilters } from '@aaram/shared-domain/catalog';
import type { Meta, StoryObj } from '@storybook/react';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { demoFacets } from '#lib/testing/story-data.ts';
import { FacetPanel } from './facet-panel.tsx';

const chosen: ProductFilters = { category: 'Women', size: ['M'], tag: ['festive'] };

function Choosing({ start, choosesCategory }: { start: ProductFilters; choosesCategory: boolean }) {
  const [filters, setFilters] = useState(start);
  return <FacetPanel filters={filters} facets={demoFacets} choosesCategory={choosesCategory} onChange={setFilters} />;
}

const meta = {
  title: 'Storefront/Facet panel',
  component: Choosing,
  args: { start: { category: 'Women' }, choosesCategory: false },
  decorators: [
    (Story) => (
      <div className="narrow">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Choosing>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OfACategory: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: /Dresses/ }));
    await expect(canvas.getByRole('checkbox', { name: /Dresses/ })).toBeChecked();
    await expect(canvas.getByRole('checkbox', { name: /^XXL/ })).toBeDisabled();
  },
};

export const WithChoices: Story = { args: { start: chosen } };

export const OfASearch: Story = { args: { start: { q: 'cotton' }, choosesCategory: true } };

export const CountsOnTheirWay: Story = {
  render: () => <FacetPanel filters={{}} facets={undefined} choosesCategory={false} onChange={() => {}} />,
};
