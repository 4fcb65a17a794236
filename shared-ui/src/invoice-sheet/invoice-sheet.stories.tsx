import type { Meta, StoryObj } from '@storybook/react';
import { hindiText, longText } from '#testing/story-texts.ts';
import { InvoiceSheet } from './invoice-sheet.tsx';

const line = {
  name: 'Linen shirt',
  note: 'M',
  hsn: '6205',
  quantity: '2',
  price: '₹333.33',
  taxable: '₹634.91',
  gst: '₹31.75',
  amount: '₹666.66',
};

const meta = {
  title: 'Components/InvoiceSheet',
  component: InvoiceSheet,
  args: {
    brand: 'Aaram',
    tagline: 'Comfort Crafted with Care',
    title: 'Invoice',
    number: 'AAR/26-27/000041',
    facts: [
      { label: 'Invoice date', value: '14 Nov 2026' },
      { label: 'Payment', value: 'Online Payment, Paid' },
    ],
    parties: [
      { label: 'Sold by', name: 'Aaram Lifestyle (demo)', rows: ['14 Kapda Lane, Jaipur', 'GSTIN: 08AAAAA0000A1Z5'] },
      { label: 'Billed and shipped to', name: 'Meera Nair', rows: ['4 MG Road', 'Kochi, Kerala 682001'] },
    ],
    lines: [line, { ...line, name: 'Silk scarf', note: 'N/A', hsn: 'N/A' }],
    taxTitle: 'GST included in the product total, at 5%',
    taxes: [
      { label: 'Taxable value', value: '₹952.38' },
      { label: 'IGST 5%', value: '₹47.62' },
    ],
    totals: [
      { label: 'Product total', value: '₹1,000.00' },
      { label: 'Payable amount', value: '₹1,047.62', strong: true },
    ],
    words: 'Rupees One Thousand Forty Seven and Sixty Two Paise Only',
    notes: ['This invoice was made by a computer and needs no signature.'],
  },
} satisfies Meta<typeof InvoiceSheet>;

export default meta;
type Story = StoryObj<typeof meta>;

export const TwoLines: Story = {};
export const ManyLines: Story = {
  args: { lines: Array.from({ length: 40 }, (_, index) => ({ ...line, name: `Linen shirt ${index + 1}` })) },
};
export const LongText: Story = { args: { lines: [{ ...line, name: longText }], words: longText } };
export const HindiText: Story = { args: { lines: [{ ...line, name: hindiText }], words: hindiText } };
