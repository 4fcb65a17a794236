import type { Meta, StoryObj } from '@storybook/react';
import type { About } from '../../docs/parts/about.ts';
import { StatusBadge } from './status-badge.tsx';

const about: About = {
  for: 'The status of an order or a payment.',
  notFor: ['Other marks: use Badge.', 'The way of an order: use TrackLine.'],
  anatomy: ['Dot and word: never colour alone.', 'Colour: by the status.'],
  keyboard: {},
};

const meta = {
  title: 'Components/StatusBadge',
  component: StatusBadge,
  parameters: { about },
  args: { status: 'Pending', label: 'Pending' },
} satisfies Meta<typeof StatusBadge>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Pending: Story = {};

export const Processing: Story = { args: { status: 'Processing', label: 'Processing' } };

export const Shipped: Story = { args: { status: 'Shipped', label: 'Shipped' } };

export const Delivered: Story = { args: { status: 'Delivered', label: 'Delivered' } };

export const Cancelled: Story = { args: { status: 'Cancelled', label: 'Cancelled' } };

export const Paid: Story = { args: { status: 'Paid', label: 'Paid' } };

export const Failed: Story = { args: { status: 'Failed', label: 'Failed' } };

export const Refunded: Story = { args: { status: 'Refunded', label: 'Refunded' } };
