import type { Meta, StoryObj } from '@storybook/react';
import { demoLine, demoSheet } from '#testing/story-invoice.ts';
import { hindiText, longText } from '#testing/story-texts.ts';
import type { About } from '../../docs/parts/about.ts';
import { InvoiceSheet } from './invoice-sheet.tsx';

const about: About = {
  for: 'One invoice on A4 paper.',
  notFor: ['Totals in a page: use SummaryList.'],
  anatomy: [
    "Head: the store's name, the title, the number.",
    'Facts and parties: dates, seller, buyer.',
    'Lines: what was bought.',
    'Taxes and totals: also the amount in words.',
    'Notes: at the foot.',
  ],
  keyboard: {},
};

const meta = {
  title: 'Components/InvoiceSheet',
  component: InvoiceSheet,
  parameters: { about },
  args: demoSheet,
} satisfies Meta<typeof InvoiceSheet>;

export default meta;
type Story = StoryObj<typeof meta>;

export const TwoLines: Story = {};
export const ManyLines: Story = {
  args: { lines: Array.from({ length: 40 }, (_, index) => ({ ...demoLine, name: `Linen shirt ${index + 1}` })) },
};
export const LongText: Story = { args: { lines: [{ ...demoLine, name: longText }], words: longText } };
export const HindiText: Story = { args: { lines: [{ ...demoLine, name: hindiText }], words: hindiText } };
