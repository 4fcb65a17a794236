import type { Meta, StoryObj } from '@storybook/react';
import { Price } from './price.tsx';

const meta = { title: 'Components/Price', component: Price, args: { rupees: 1499 } } satisfies Meta<typeof Price>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const WithMrp: Story = { args: { mrp: 2499 } };

export const WithPaise: Story = { args: { rupees: 3434.18 } };

export const Large: Story = { args: { size: 'lg' } };

export const Lakh: Story = { args: { rupees: 123456 } };
export const Small: Story = { args: { size: 'sm', mrp: 1999 } };
export const Free: Story = { args: { rupees: 0 } };
