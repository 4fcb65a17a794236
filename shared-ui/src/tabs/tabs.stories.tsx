import type { Meta, StoryObj } from '@storybook/react';
import { Tabs } from './tabs.tsx';

const meta = {
  title: 'Components/Tabs',
  component: Tabs,
  args: {
    label: 'Products by stock',
    items: [
      { id: 'all', label: 'All 86', content: <p>All products</p> },
      { id: 'low', label: 'Low stock 5', content: <p>Products with few pieces left</p> },
      { id: 'out', label: 'Out of stock 2', content: <p>Products that are gone</p> },
    ],
  },
} satisfies Meta<typeof Tabs>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
