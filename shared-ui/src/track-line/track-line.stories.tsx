import type { Meta, StoryObj } from '@storybook/react';
import { TrackLine } from './track-line.tsx';

const meta = {
  title: 'Components/TrackLine',
  component: TrackLine,
  args: {
    steps: [
      { label: 'Placed', date: '18 Nov', done: true },
      { label: 'Processing', date: '19 Nov', done: true },
      { label: 'Shipped', done: false },
      { label: 'Delivered', done: false },
    ],
  },
} satisfies Meta<typeof TrackLine>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Shipped: Story = {};
