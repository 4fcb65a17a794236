import type { Meta, StoryObj } from '@storybook/react';
import { Button } from '#button/index.ts';
import { hindiSentence, hindiText, longText } from '#testing/story-texts.ts';
import type { About } from '../../docs/parts/about.ts';
import { EmptyState } from './empty-state.tsx';

const about: About = {
  for: 'Says that there is nothing yet, and what to do about it.',
  notFor: ['Something failed to load: use ErrorState.', 'It is still loading: use Skeleton.'],
  anatomy: ['Icon: optional.', 'Title: what is empty.', 'Text: why, or what would be here.', 'Action: one way on.'],
  keyboard: { Tab: 'Goes to the action, if there is one.' },
};

const meta = {
  title: 'Components/EmptyState',
  component: EmptyState,
  parameters: { about },
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
