import type { Meta, StoryObj } from '@storybook/react';
import { useState } from 'react';
import { fn } from 'storybook/test';
import { Button } from '#button/index.ts';
import { TextField } from '#text-field/index.ts';
import { Dialog, type DialogProps } from './dialog.tsx';

const meta = {
  title: 'Components/Dialog',
  component: Dialog,
  args: {
    open: true,
    onOpenChange: fn(),
    title: 'New address',
    description: 'Where should it go?',
    children: <TextField label="City" name="city" />,
    footer: <Button>Save</Button>,
  },
} satisfies Meta<typeof Dialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {};

function Opener(props: DialogProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>New address</Button>
      <Dialog {...props} open={open} onOpenChange={setOpen} />
    </>
  );
}

export const FromAButton: Story = { render: Opener };

export const Large: Story = { args: { size: 'lg' } };
