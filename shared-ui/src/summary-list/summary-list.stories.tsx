import type { Meta, StoryObj } from '@storybook/react';
import { longText } from '#testing/story-texts.ts';
import type { About } from '../../docs/parts/about.ts';
import { SummaryList } from './summary-list.tsx';

const about: About = {
  for: 'Labels with amounts: the total of an order.',
  notFor: ['Several columns: use Table.'],
  anatomy: [
    'Label: where reading starts.',
    'Value: at the other end, in figures of one width.',
    'Strong: the total. Success: what is saved.',
  ],
  keyboard: {},
};

const meta = {
  title: 'Components/SummaryList',
  component: SummaryList,
  parameters: { about },
  args: {
    rows: [
      { label: 'Items before GST', value: '₹3,148.00' },
      { label: 'GST', value: '₹286.18' },
      { label: 'Delivery', value: 'Free', tone: 'success' },
      { label: 'Payable', value: '₹3,434.18', strong: true },
    ],
  },
} satisfies Meta<typeof SummaryList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Checkout: Story = {};
export const LongText: Story = { args: { rows: [{ label: longText, value: '₹12,34,56,789.00' }] } };
export const Hindi: Story = { args: { lang: 'hi', rows: [{ label: 'कुल', value: '₹3,148.00', strong: true }] } };
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
