import type { InvoiceSheetProps } from '#invoice-sheet/index.ts';

export const demoLine = {
  name: 'Linen shirt',
  note: 'M',
  hsn: '6205',
  quantity: '2',
  price: '₹333.33',
  taxable: '₹666.66',
  gst: '₹31.75',
  amount: '₹698.41',
};

const demoScarf = {
  name: 'Silk scarf',
  note: 'N/A',
  hsn: '',
  quantity: '1',
  price: '₹333.34',
  taxable: '₹333.34',
  gst: '₹15.87',
  amount: '₹349.21',
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
  heads: { taxable: 'Before GST', tax: 'GST' },
  lines: [demoLine, demoScarf],
  taxTitle: 'About the GST',
  taxes: ['All of it is IGST.'],
  totals: [
    { label: 'Items before GST', value: '₹1,000.00' },
    { label: 'GST', value: '₹47.62' },
    { label: 'Delivery', value: 'Free' },
    { label: 'Paid', value: '₹1,047.62', strong: true },
  ],
  words: 'Rupees One Thousand Forty Seven and Sixty Two Paise Only',
  notes: ['This is a computer-generated invoice and needs no signature.'],
};
