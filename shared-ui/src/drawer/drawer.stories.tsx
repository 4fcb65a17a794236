import type { Meta, StoryObj } from '@storybook/react';
import { fn } from 'storybook/test';
import { Button } from '#button/index.ts';
import { Checkbox } from '#checkbox/index.ts';
import { Drawer } from './drawer.tsx';

const meta = {
  title: 'Components/Drawer',
  component: Drawer,
  args: { open: true, onOpenChange: fn(), side: 'right', title: 'Filter', children: <Checkbox label="Dresses" /> },
} satisfies Meta<typeof Drawer>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Left: Story = { args: { side: 'left', title: 'Menu' } };

export const Right: Story = {};

export const Bottom: Story = {
  args: { side: 'bottom', footer: <Button>Show 29 pieces</Button> },
};
