import type { InvoiceSheetProps } from '#invoice-sheet/index.ts';

export const demoLine = {
  name: 'Linen shirt',
  note: 'M',
  hsn: '6205',
  quantity: '2',
  price: '₹333.33',
  taxable: '₹634.91',
  gst: '₹31.75',
  amount: '₹666.66',
};

/** An invoice of two lines for stories and tests. */
export const demoSheet: InvoiceSheetProps = {
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
  lines: [demoLine, { ...demoLine, name: 'Silk scarf', note: 'N/A', hsn: 'N/A' }],
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
};
