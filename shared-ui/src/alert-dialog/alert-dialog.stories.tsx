import type { Meta, StoryObj } from '@storybook/react';
import { expect, fn } from 'storybook/test';
import { hindiSentence, hindiText, longText, longWord } from '#testing/story-texts.ts';
import type { About } from '../../docs/parts/about.ts';
import { AlertDialog } from './alert-dialog.tsx';

const about: About = {
  for: 'A question that must be answered before anything else, such as deleting.',
  notFor: ['A message that needs no answer: use a toast.', 'A form: use Dialog.'],
  anatomy: [
    'Title: the question; it may be left out.',
    'Message: what will happen.',
    'Action: a verb, not only “OK”, when something is lost.',
    'Cancel: leaves everything as it is.',
  ],
  keyboard: {
    Tab: 'Moves between the two buttons and stays inside.',
    'Enter, Space': 'Presses the focused button; when something is deleted, Cancel has the focus first.',
    Escape: 'Cancels. With one button it does the same as that button.',
  },
};

const meta = {
  title: 'Components/AlertDialog',
  component: AlertDialog,
  parameters: { about, docs: { story: { inline: false, height: '320px' } } },
  args: { open: true, message: 'Please select a size', onAction: fn(), onCancel: fn() },
} satisfies Meta<typeof AlertDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Message: Story = {};

export const Question: Story = {
  args: {
    title: 'Delete this product?',
    message: 'It leaves the store at once. Orders keep their copy.',
    actionLabel: 'Delete',
    cancelLabel: 'Cancel',
    danger: true,
  },
};
export const LongText: Story = {
  args: { title: longText, message: `${longText}. ${longWord}`, cancelLabel: 'Cancel' },
};
export const Hindi: Story = { args: { title: hindiText, message: hindiSentence, lang: 'hi' } };
export const RightToLeft: Story = { ...Question, globals: { direction: 'rtl' } };
/** The harmless button has the focus; Escape does the same as pressing it. */
export const ByKeyboard: Story = {
  args: { ...Question.args, onAction: fn(), onCancel: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('button', { name: 'Cancel' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Delete' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onAction).toHaveBeenCalledOnce();
    await expect(args.onCancel).not.toHaveBeenCalled();
  },
};
