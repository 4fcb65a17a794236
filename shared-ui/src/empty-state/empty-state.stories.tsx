import type { Meta, StoryObj } from '@storybook/react';
import { Button } from '#button/index.ts';
import { hindiSentence, hindiText, longText } from '#testing/story-texts.ts';
import { EmptyState } from './empty-state.tsx';

const meta = {
  title: 'Components/EmptyState',
  component: EmptyState,
  args: {
    title: 'Your wishlist is empty',
    children: 'Tap the heart on anything you like to save it here.',
    action: <Button size="sm">Browse Collection</Button>,
  },
} satisfies Meta<typeof EmptyState>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const LineOnly: Story = { args: { title: 'No orders yet', children: null, action: null } };
export const LongText: Story = { args: { title: longText, children: longText } };
export const Hindi: Story = { args: { title: hindiText, children: hindiSentence, lang: 'hi' } };
