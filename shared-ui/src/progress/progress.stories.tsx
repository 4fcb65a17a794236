import type { Meta, StoryObj } from '@storybook/react';
import type { About } from '../../docs/parts/about.ts';
import { StitchProgress } from './progress.tsx';

const about: About = {
  for: 'How far something has come: towards free delivery, an upload.',
  notFor: ['Waiting without a known end: use Skeleton, or “busy” of a button.', 'Steps of an order: use TrackLine.'],
  anatomy: ['Line: stitches, filled up to the value.', 'Label: read out; write the figures beside it.'],
  keyboard: {},
};

const meta = {
  title: 'Components/StitchProgress',
  component: StitchProgress,
  parameters: { about },
  args: { label: 'Towards free delivery', value: 260, max: 499 },
} satisfies Meta<typeof StitchProgress>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Half: Story = {};

export const Full: Story = { args: { value: 499, tone: 'success' } };
export const Empty: Story = { args: { value: 0 } };
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
