import type { Meta, StoryObj } from '@storybook/react';
import { fn } from 'storybook/test';
import { AlertDialog } from './alert-dialog.tsx';

const meta = {
  title: 'Components/AlertDialog',
  component: AlertDialog,
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
