import type { Meta, StoryObj } from '@storybook/react';
import { longText, longWord } from '#testing/story-texts.ts';
import type { About } from '../../docs/parts/about.ts';
import { TrackLine } from './track-line.tsx';

const about: About = {
  for: 'The way of an order: ordered, packed, shipped, delivered.',
  notFor: ['Steps of a task: use Steps.', 'One status: use StatusBadge.'],
  anatomy: [
    'Steps: with a check when done; “done” and “not yet” are read out.',
    'Dates: under the steps, where known.',
    'Stitch: joins what is done.',
  ],
  keyboard: {},
};

const meta = {
  title: 'Components/TrackLine',
  component: TrackLine,
  parameters: { about },
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
export const AllDone: Story = {
  args: { steps: ['Placed', 'Processing', 'Shipped', 'Delivered'].map((label) => ({ label, done: true })) },
};
export const LongText: Story = { args: { steps: [longText, longWord].map((label) => ({ label, done: true })) } };
export const Hindi: Story = {
  args: { lang: 'hi', steps: ['ऑर्डर दिया', 'भेजा गया'].map((label) => ({ label, done: true })) },
};
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
