import type { ChargeRow } from '../pricing/describe-charges.ts';

type Term = { label: string; value: string };

/** The texts of an invoice sheet, the same for shoppers and the panel. */
export type InvoiceTexts = {
  brand: string;
  tagline: string;
  title: string;
  number: string;
  facts: Term[];
  parties: { label: string; name: string; rows: string[] }[];
  /** How the columns of `taxable` and `gst` are named. */
  heads: { taxable: string; tax: string };
  lines: {
    name: string;
    note: string;
    /** Empty when the seller gave none. */
    hsn: string;
    quantity: string;
    price: string;
    taxable: string;
    gst: string;
    amount: string;
  }[];
  taxTitle: string;
  taxes: string[];
  totals: ChargeRow[];
  words: string;
  notes: string[];
};
