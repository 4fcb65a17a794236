import type { Meta, StoryObj } from '@storybook/react';
import { longText, longWord } from '#testing/story-texts.ts';
import { Steps } from './steps.tsx';

const meta = {
  title: 'Components/Steps',
  component: Steps,
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
