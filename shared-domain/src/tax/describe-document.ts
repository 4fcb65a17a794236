import * as texts from '#texts/tax.ts';
import { formatDay } from '../format/index.ts';
import type { InvoiceTexts } from '../invoice/invoice-texts.ts';
import { amountInWords } from '../money/amount-in-words.ts';
import { formatPaise } from '../money/format-paise.ts';
import { paiseFromRupees } from '../money/paise.ts';
import type { ChargeRow } from '../pricing/describe-charges.ts';
import type { TaxDocument, TaxLine } from './schema.ts';
import { stateTaxName } from './split-tax.ts';

const money = (rupees: number) => formatPaise(paiseFromRupees(rupees));
/** Sums rupees without the errors of fractions. */
const sum = (rupees: readonly number[]) => rupees.reduce((total, one) => total + paiseFromRupees(one), 0);
const placeText = ({ state, stateCode }: TaxDocument['placeOfSupply']) =>
  stateCode === null ? (state ?? '') : `${state} (${stateCode})`;

function describeTitle({ kind, priceRule }: TaxDocument): string {
  if (kind === 'credit-note') {
    return priceRule === 'inclusive' ? texts.creditNote : texts.draftCreditNote;
  }
  return priceRule === 'inclusive' ? texts.taxInvoice : texts.draftInvoice;
}

function describeNote({ size, unitPrice, unitDiscount = 0 }: TaxLine): string {
  const sizeText = size === '' || size === 'Quantity' ? texts.noSize : size;
  return unitDiscount === 0
    ? sizeText
    : texts.lessDiscount(sizeText, formatPaise(sum([unitPrice, unitDiscount])), money(unitDiscount));
}

function describeLine(line: TaxLine): InvoiceTexts['lines'][number] {
  const taxPaise = sum([line.cgst, line.sgst, line.igst]);
  return {
    name: line.name,
    note: describeNote(line),
    hsn: line.hsn ?? '',
    quantity: texts.quantity(line.quantity, line.unit),
    price: money(line.unitPrice),
    taxable: money(line.taxableValue),
    gst: texts.taxAt(line.ratePercent, formatPaise(taxPaise)),
    amount: money(line.amount),
  };
}

/** One sentence for each rate: what it is calculated on, and each tax. */
function describeRates({ lines, igst, placeOfSupply }: TaxDocument): string[] {
  const rates = [...new Set(lines.map(({ ratePercent }) => ratePercent))].sort((a, b) => a - b);
  return rates.map((rate) => {
    const own = lines.filter(({ ratePercent }) => ratePercent === rate);
    const of = (name: 'taxableValue' | 'cgst' | 'sgst' | 'igst') => formatPaise(sum(own.map((line) => line[name])));
    return igst > 0
      ? texts.integratedAt(rate, of('taxableValue'), of('igst'))
      : texts.splitAt(
          rate,
          of('taxableValue'),
          texts.halfTax('CGST', rate / 2, of('cgst')),
          texts.halfTax(stateTaxName(placeOfSupply.stateCode), rate / 2, of('sgst')),
        );
  });
}

function describeTotals(document: TaxDocument): ChargeRow[] {
  const { kind, taxableValue, cgst, sgst, igst, additional, total, placeOfSupply } = document;
  return [
    { label: texts.taxableValue, value: money(taxableValue) },
    ...(igst > 0
      ? [{ label: 'IGST', value: money(igst) }]
      : [
          { label: 'CGST', value: money(cgst) },
          { label: stateTaxName(placeOfSupply.stateCode), value: money(sgst) },
        ]),
    ...(additional > 0 ? [{ label: texts.additional, value: money(additional) }] : []),
    { label: kind === 'invoice' ? texts.paid : texts.credited, value: money(total), strong: true },
  ];
}

function describeParties({ supplier, buyer }: TaxDocument): InvoiceTexts['parties'] {
  return [
    {
      label: texts.soldBy,
      name: supplier.legalName,
      rows: [
        supplier.legalAddress,
        texts.gstin(supplier.gstin),
        ...(supplier.state === null ? [] : [texts.state(placeText(supplier))]),
      ],
    },
    {
      label: texts.billedAndDeliveredTo,
      name: buyer.company ?? buyer.name,
      rows: [
        ...(buyer.company === undefined ? [] : [buyer.name]),
        buyer.address,
        ...(buyer.landmark ? [texts.landmark(buyer.landmark)] : []),
        `${buyer.city}, ${buyer.state} ${buyer.pincode}`,
        buyer.phone,
        ...(buyer.gstin === null ? [] : [texts.gstin(buyer.gstin)]),
      ].filter((row) => row !== ''),
    },
  ];
}

/** Turns a tax document into the texts of a sheet. Amounts are printed as stored; only sums by rate are added up. */
export function describeTaxDocument(
  document: TaxDocument,
  { brandName, tagline }: { brandName: string; tagline: string },
): InvoiceTexts {
  const { invoice, supplier, lines, additional, total } = document;
  const deliveryPaise = sum(lines.map(({ delivery }) => delivery));
  return {
    brand: brandName,
    tagline,
    title: describeTitle(document),
    number: document.number,
    facts: [
      { label: texts.date, value: formatDay(document.issuedAt) },
      ...(invoice === null
        ? []
        : [{ label: texts.forInvoice, value: texts.numberOfDay(invoice.number, formatDay(invoice.issuedAt)) }]),
      { label: texts.order, value: document.orderNumber },
      { label: texts.placeOfSupply, value: placeText(document.placeOfSupply) },
      { label: texts.reverseCharge, value: texts.no },
    ],
    parties: describeParties(document),
    heads: { taxable: texts.taxableValue, tax: texts.tax },
    lines: lines.map(describeLine),
    taxTitle: texts.taxByRate,
    taxes: [
      ...describeRates(document),
      ...(deliveryPaise > 0 ? [texts.deliveryIncluded(formatPaise(deliveryPaise))] : []),
      ...(additional > 0
        ? [
            texts.explainAdditional(
              formatPaise(paiseFromRupees(total) - paiseFromRupees(additional)),
              money(additional),
              money(total),
            ),
          ]
        : []),
    ],
    totals: describeTotals(document),
    words: amountInWords(paiseFromRupees(total)),
    notes: [
      ...(supplier.instead === true ? [texts.inStoreName] : []),
      texts.signature(supplier.legalName),
      ...(supplier.signatory === undefined ? [] : [supplier.signatory]),
    ],
  };
}
