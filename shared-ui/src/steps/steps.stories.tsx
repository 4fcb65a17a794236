import type { Meta, StoryObj } from '@storybook/react';
import { longText, longWord } from '#testing/story-texts.ts';
import type { About } from '../../docs/parts/about.ts';
import { Steps } from './steps.tsx';

const about: About = {
  for: 'Where one is in a task of several pages: bag, address, payment.',
  notFor: ['The way of an order: use TrackLine.', 'Pages of a list: use Pagination.'],
  anatomy: ['Done steps: with a check.', 'Current step: the only one on phones.', 'Later steps: joined by a stitch.'],
  keyboard: {},
};

const meta = {
  title: 'Components/Steps',
  component: Steps,
  parameters: { about },
  args: { steps: ['Cart', 'Address', 'Payment'], current: 1 },
} satisfies Meta<typeof Steps>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Second: Story = {};

export const First: Story = { args: { current: 0 } };
export const Last: Story = { args: { current: 2 } };
export const LongText: Story = { args: { steps: [longText, longWord] } };
export const Hindi: Story = { args: { steps: ['थैला', 'पता', 'भुगतान'], lang: 'hi' } };
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
