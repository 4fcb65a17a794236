import type { Meta, StoryObj } from '@storybook/react';
import { BarChart } from './bar-chart.tsx';
import { ChartFrame } from './chart-frame.tsx';

const meta = {
  title: 'Components/ChartFrame',
  component: ChartFrame,
  args: {
    title: 'Orders per day',
    summary: 'Between 4 and 12 orders a day; 12 today.',
    children: (
      <BarChart
        label="Orders per day"
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
