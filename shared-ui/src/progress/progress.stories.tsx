import type { Meta, StoryObj } from '@storybook/react';
import { StitchProgress } from './progress.tsx';

const meta = {
  title: 'Components/StitchProgress',
  component: StitchProgress,
  args: { label: 'Towards free delivery', value: 260, max: 499 },
} satisfies Meta<typeof StitchProgress>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Half: Story = {};

export const Full: Story = { args: { value: 499, tone: 'success' } };
export const Empty: Story = { args: { value: 0 } };
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
