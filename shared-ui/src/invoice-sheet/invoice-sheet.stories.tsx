import type { Meta, StoryObj } from '@storybook/react';
import { demoLine, demoSheet } from '#testing/story-invoice.ts';
import { hindiText, longText } from '#testing/story-texts.ts';
import { InvoiceSheet } from './invoice-sheet.tsx';

const meta = {
  title: 'Components/InvoiceSheet',
  component: InvoiceSheet,
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
