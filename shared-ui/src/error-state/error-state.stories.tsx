import type { Meta, StoryObj } from '@storybook/react';
import { expect, fn } from 'storybook/test';
import { hindiSentence, hindiText, longText } from '#testing/story-texts.ts';
import { ErrorState } from './error-state.tsx';

const meta = {
  title: 'Components/ErrorState',
  component: ErrorState,
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
