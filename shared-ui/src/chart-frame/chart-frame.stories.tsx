import type { Meta, StoryObj } from '@storybook/react';
import { BarChart } from '#bar-chart/index.ts';
import { Button } from '#button/index.ts';
import { Skeleton } from '#skeleton/index.ts';
import type { About } from '../../docs/parts/about.ts';
import { ChartFrame } from './chart-frame.tsx';

const about: About = {
  for: 'The frame of a chart: its title, an action, and the summary in words.',
  notFor: ['A table: it needs no frame.'],
  anatomy: [
    'Title: what is counted, and for which time.',
    'Action: for example the choice of the time.',
    'Summary: one sentence, for people who do not see the chart.',
    'Chart: any element.',
  ],
  keyboard: {},
};

const meta = {
  title: 'Components/ChartFrame',
  component: ChartFrame,
  parameters: { about },
  args: {
    title: 'Orders per day',
    summary: 'Between 4 and 12 orders a day; 12 today.',
    children: (
      <BarChart
        label="Orders per day"
        columns={['Day', 'Orders']}
        bars={[
          { label: 'Mon', value: 6 },
          { label: 'Tue', value: 4 },
          { label: 'Wed', value: 9 },
          { label: 'Thu', value: 7 },
          { label: 'Fri', value: 12 },
        ]}
      />
    ),
  },
} satisfies Meta<typeof ChartFrame>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Bars: Story = {};
export const WithAction: Story = {
  args: {
    action: (
      <Button size="sm" variant="secondary">
        Last 30 days
      </Button>
    ),
  },
};
/** The chart's script is loading. */
export const Loading: Story = { args: { children: <Skeleton ratio="3:2" /> } };
export const LongTitle: Story = {
  args: { title: 'Orders per day of every product that a seller of the house offers in the store' },
};
export const Hindi: Story = { args: { title: 'प्रति दिन ऑर्डर', lang: 'hi' } };
