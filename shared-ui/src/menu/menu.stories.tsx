import type { Meta, StoryObj } from '@storybook/react';
import { fn } from 'storybook/test';
import { Button } from '#button/index.ts';
import { IconPencil, IconTrash } from '#icon/index.ts';
import { Menu } from './menu.tsx';

const meta = {
  title: 'Components/Menu',
  component: Menu,
  args: {
    trigger: <Button variant="secondary">Actions</Button>,
    items: [
      { id: 'edit', label: 'Edit', icon: <IconPencil size={17} />, onSelect: fn() },
      { id: 'view', label: 'View in store', href: '#store' },
      { id: 'delete', label: 'Delete', icon: <IconTrash size={17} />, onSelect: fn(), danger: true },
    ],
  },
} satisfies Meta<typeof Menu>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
