import type { Meta, StoryObj } from '@storybook/react';
import { expect, fn } from 'storybook/test';
import { hindiSentence, hindiText, longText } from '#testing/story-texts.ts';
import type { About } from '../../docs/parts/about.ts';
import { ErrorState } from './error-state.tsx';

const about: About = {
  for: 'Says what could not be loaded, with a way to try again.',
  notFor: ['A wrong field: show the error at the field.', 'Nothing there: use EmptyState.'],
  anatomy: [
    'Icon: a warning.',
    'Title: what failed, in plain words.',
    'Text: what may help.',
    'Try again: keeps the focus while it loads.',
  ],
  keyboard: { Tab: 'Goes to “Try again”.', 'Enter, Space': 'Tries again.' },
};

const meta = {
  title: 'Components/ErrorState',
  component: ErrorState,
  parameters: { about },
  args: { title: 'The orders could not be loaded', children: 'Check your connection and try again.', onRetry: fn() },
} satisfies Meta<typeof ErrorState>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Retrying: Story = { args: { busy: true } };
export const LongText: Story = { args: { title: longText, children: longText } };
export const Hindi: Story = { args: { title: hindiText, children: hindiSentence, retryLabel: 'फिर से', lang: 'hi' } };
export const WithoutRetry: Story = { render: ({ title }) => <ErrorState title={title} /> };
export const ByKeyboard: Story = {
  args: { onRetry: fn() },
  play: async ({ args, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
