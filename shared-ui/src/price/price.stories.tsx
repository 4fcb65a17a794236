import type { Meta, StoryObj } from '@storybook/react';
import type { About } from '../../docs/parts/about.ts';
import { Price } from './price.tsx';

const about: About = {
  for: 'What a product costs, and its MRP where that is higher.',
  notFor: ['Totals of an order: use SummaryList.', 'Formatting: pass texts such as ₹1,499.'],
  anatomy: [
    'Amount: the price.',
    'Paid: the price with tax, where that differs.',
    'MRP: struck through, and read out as MRP.',
  ],
  keyboard: {},
};

const meta = {
  title: 'Components/Price',
  component: Price,
  parameters: { about },
  args: { amount: '₹1,499' },
} satisfies Meta<typeof Price>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const WithMrp: Story = { args: { mrp: '₹2,499' } };

export const WithGst: Story = { args: { amount: '₹3,199', paid: '₹3,489.82 with GST', mrp: '₹4,499' } };

export const WithPaise: Story = { args: { amount: '₹3,434.18' } };

export const Large: Story = { args: { size: 'lg', paid: '₹1,635.27 with GST', mrp: '₹1,999' } };

export const Lakh: Story = { args: { amount: '₹1,23,456' } };
export const Small: Story = { args: { size: 'sm', paid: '₹1,635.27 with GST', mrp: '₹1,999' } };
export const Free: Story = { args: { amount: '₹0' } };
