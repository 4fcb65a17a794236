import type { Meta, StoryObj } from '@storybook/react';
import { StatTile } from './stat-tile.tsx';

const meta = {
  title: 'Components/StatTile',
  component: StatTile,
  args: { label: 'Total Orders', value: '12', hint: '3 need attention' },
} satisfies Meta<typeof StatTile>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};

export const Linked: Story = { args: { href: '#orders' } };
