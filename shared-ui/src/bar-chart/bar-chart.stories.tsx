import type { Meta, StoryObj } from '@storybook/react';
import { expect } from 'storybook/test';
import { hindiText, longText } from '#testing/story-texts.ts';
import type { About } from '../../docs/parts/about.ts';
import { BarChart } from './bar-chart.tsx';

const about: About = {
  for: 'Compares one figure over time or between a few things.',
  notFor: ['Two or three figures: use StatTile.', 'Shares of a whole: say them in a table.'],
  anatomy: [
    'Bars: one for each value.',
    'Value: shown for the bar under the pointer or focus.',
    'Table: the same figures, for everyone who prefers to read them.',
  ],
  keyboard: {
    Tab: 'Goes to the chart, then to its table.',
    'Arrow left, Arrow right': 'Shows the value of the bar before or after.',
    'Home, End': 'Goes to the first or last bar.',
  },
};

const meta = {
  title: 'Components/BarChart',
  component: BarChart,
  parameters: { about },
  args: {
    label: 'Orders per day',
    columns: ['Day', 'Orders'],
    bars: [6, 4, 9, 7, 12].map((value, day) => ({ label: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'][day] ?? '', value })),
  },
} satisfies Meta<typeof BarChart>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Week: Story = {};
export const Month: Story = {
  args: {
    bars: Array.from({ length: 30 }, (_, day) => ({
      label: `${day + 1} Nov`,
      value: (day * 7) % 19,
      short: day === 29 ? 'Today' : undefined,
    })),
  },
};
export const Rupees: Story = {
  args: {
    bars: [12400, 8300, 21900].map((value, at) => ({ label: `Week ${at + 1}`, value })),
    formatValue: (value) => `₹${value.toLocaleString('en-IN')}`,
    columns: ['Week', 'Sales'],
  },
};
export const AllZero: Story = { args: { bars: ['Mon', 'Tue'].map((label) => ({ label, value: 0 })) } };
export const Empty: Story = { args: { bars: [] } };
export const LongText: Story = { args: { label: longText, bars: [{ label: longText, value: 3 }] } };
export const Hindi: Story = { args: { lang: 'hi', tableLabel: hindiText, bars: [{ label: 'सोम', value: 3 }] } };
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
/** One tab stop at the newest bar; arrow keys move and show the values; the table is the next stop. */
export const ByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('img', { name: 'Fri: 12' })).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
    await expect(canvas.getByRole('img', { name: 'Wed: 9' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByText('Show as a table')).toHaveFocus();
    await userEvent.click(canvas.getByText('Show as a table'));
    await expect(canvas.getByRole('table', { name: 'Orders per day' })).toBeVisible();
  },
};
