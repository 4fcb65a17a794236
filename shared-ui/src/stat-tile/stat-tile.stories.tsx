import type { Meta, StoryObj } from '@storybook/react';
import { expect } from 'storybook/test';
import { hindiText, longText } from '#testing/story-texts.ts';
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
export const LongText: Story = { args: { label: longText, value: '₹12,34,56,789', hint: longText } };
export const Hindi: Story = { args: { label: 'कुल ऑर्डर', hint: hindiText, lang: 'hi' } };
export const Focused: Story = {
  args: { href: '#orders' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link')).toHaveFocus();
  },
};
