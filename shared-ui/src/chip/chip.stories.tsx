import type { Meta, StoryObj } from '@storybook/react';
import { fn } from 'storybook/test';
import { Chip } from './chip.tsx';

const meta = { title: 'Components/Chip', component: Chip, args: { children: 'Dresses' } } satisfies Meta<typeof Chip>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Off: Story = { args: { pressed: false } };

export const On: Story = { args: { pressed: true, children: 'All' } };

export const Removable: Story = {
  args: { children: 'Size M', onRemove: fn(), removeLabel: 'Remove Size M' },
};
