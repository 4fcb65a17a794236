import type { Meta, StoryObj } from '@storybook/react';
import { expect } from 'storybook/test';
import { hindiText, longText } from '#testing/story-texts.ts';
import type { About } from '../../docs/parts/about.ts';
import { StatTile } from './stat-tile.tsx';

const about: About = {
  for: "One figure and what it counts, as in the seller's overview.",
  notFor: ['A change over time: use BarChart.', 'Many figures: use Table.'],
  anatomy: [
    'Label: what is counted.',
    'Value: the figure.',
    'Hint: a comparison or the time.',
    'Link: optional; covers the tile.',
  ],
  keyboard: { Tab: 'Goes to the link, if there is one.', Enter: 'Follows it.' },
};

const meta = {
  title: 'Components/StatTile',
  component: StatTile,
  parameters: { about },
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
