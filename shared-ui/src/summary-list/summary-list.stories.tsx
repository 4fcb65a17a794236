import type { Meta, StoryObj } from '@storybook/react';
import { SummaryList } from './summary-list.tsx';

const meta = {
  title: 'Components/SummaryList',
  component: SummaryList,
  args: {
    rows: [
      { label: 'Product total', value: '₹3,148.00' },
      { label: 'GST (10%)', value: '₹286.18' },
      { label: 'Delivery', value: 'Free', tone: 'success' },
      { label: 'Payable', value: '₹3,434.18', strong: true },
    ],
  },
} satisfies Meta<typeof SummaryList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Checkout: Story = {};
