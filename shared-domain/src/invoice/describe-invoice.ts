import * as texts from '#texts/invoice.ts';
import { formatDay, formatList } from '../format/index.ts';
import { amountInWords } from '../money/amount-in-words.ts';
import { formatPaise } from '../money/format-paise.ts';
import { paiseFromRupees } from '../money/paise.ts';
import { type ChargeRow, describeCharges } from '../pricing/describe-charges.ts';
import { describeTaxDocument } from '../tax/describe-document.ts';
import type { InvoiceTexts } from './invoice-texts.ts';
import type { Invoice, InvoiceLine } from './schema.ts';

const money = (rupees: number) => formatPaise(paiseFromRupees(rupees));
/** A row with a state and its GST code; none when the state is unknown. */
const placeRow = (describe: (state: string) => string, { state, stateCode }: Invoice['placeOfSupply']) =>
  state === null ? [] : [describe(stateCode === null ? state : `${state} (${stateCode})`)];

function describeLine(line: InvoiceLine): InvoiceTexts['lines'][number] {
  return {
    name: line.name,
    note: line.size === '' || line.size === 'Quantity' ? texts.noSize : line.size,
    hsn: line.hsn ?? '',
    quantity: String(line.quantity),
    price: money(line.unitPrice),
    taxable: money(line.taxableValue),
    gst: money(line.gst),
    amount: money(line.amount),
  };
}

function describeParties({ seller, shippingAddress: to, placeOfSupply }: Invoice): InvoiceTexts['parties'] {
  return [
    {
      label: texts.soldBy,
      name: seller.legalName,
      rows: [
        seller.legalAddress,
        texts.gstin(seller.gstin),
        ...placeRow(texts.state, seller),
        `${seller.supportEmail} · ${seller.phone}`,
      ],
    },
    {
      label: texts.billedAndShippedTo,
      name: to.name,
      rows: [
        to.address,
        ...(to.landmark ? [texts.landmark(to.landmark)] : []),
        `${to.city}, ${to.state} ${to.pincode}`,
        to.phone,
        ...placeRow(texts.placeOfSupply, placeOfSupply),
      ],
    },
  ];
}

function describeTotals({ isPartial, gstAmount, deliveryCharges, payableAmount }: Invoice): ChargeRow[] {
  return describeCharges(
    {
      // It is of before there were other rules.
      rule: 'spec',
      gst: paiseFromRupees(gstAmount),
      delivery: isPartial ? undefined : paiseFromRupees(deliveryCharges),
      payable: paiseFromRupees(payableAmount),
    },
    isPartial ? texts.shareOfSeller : texts.paid,
  );
}

/** The taxes in the one GST figure. The figure itself is among the totals and not repeated here. */
function describeSplit({ parts }: Invoice['gst']): string {
  const [only, other] = parts;
  return other === undefined
    ? texts.allGstIs(only?.name ?? 'IGST')
    : texts.gstIs(formatList(parts.map(({ name, amount }) => `${name} ${money(amount)}`)));
}

/** Turns an invoice into texts. Amounts are printed as stored; nothing is calculated again. */
export function describeInvoice(invoice: Invoice): InvoiceTexts {
  const { seller, gst, paymentStatus } = invoice;
  return {
    brand: seller.brandName,
    tagline: seller.tagline,
    title: texts.invoice,
    number: invoice.invoiceNumber,
    facts: [
      { label: texts.invoiceDate, value: formatDay(invoice.invoiceDate) },
      { label: texts.orderDate, value: formatDay(invoice.orderDate) },
      { label: texts.order, value: invoice.orderNumber },
      { label: texts.payment, value: texts.methodAndStatus(invoice.paymentMethod, paymentStatus) },
    ],
    parties: describeParties(invoice),
    heads: { taxable: texts.beforeGst, tax: texts.gst },
    lines: invoice.lines.map(describeLine),
    taxTitle: texts.aboutGst,
    taxes: [describeSplit(gst)],
    totals: describeTotals(invoice),
    words: amountInWords(paiseFromRupees(invoice.payableAmount)),
    notes: [
      ...(invoice.isPartial ? [texts.oneSellerOnly] : []),
      ...(paymentStatus === 'Refunded' ? [texts.refunded] : []),
      texts.noReverseCharge,
      texts.needsNoSignature,
    ],
  };
}

/**
 * The sheets of an order's invoice page: each seller's invoices and credit notes, or the one invoice of an order that is
 * older than these.
 */
export const describeInvoiceSheets = (invoice: Invoice): InvoiceTexts[] =>
  invoice.documents.length === 0
    ? [describeInvoice(invoice)]
    : invoice.documents.map((document) => describeTaxDocument(document, invoice.seller));
