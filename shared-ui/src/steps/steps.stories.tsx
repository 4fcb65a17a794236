import type { Meta, StoryObj } from '@storybook/react';
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
