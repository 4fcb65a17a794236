import type { Meta, StoryObj } from '@storybook/react';
import { TextLink } from './link.tsx';

const meta = {
  title: 'Components/TextLink',
  component: TextLink,
  args: { href: '#all', children: 'See all' },
} satisfies Meta<typeof TextLink>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Stitched: Story = {};

export const Quiet: Story = { args: { quiet: true, children: '36 reviews' } };
