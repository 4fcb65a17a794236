import type { Db } from '@aaram/runtime/db';
import { findGstState, findGstStateCode } from '@aaram/shared-domain/address';
import {
  figureLines,
  financialYear,
  formatDocumentNumber,
  type LineFigures,
  suggestHsn,
  sumFigures,
} from '@aaram/shared-domain/tax';
import { findKinds } from '#modules/catalog/for-orders.ts';
import { changeOrder, type LineRow, type OrderRow } from '../order.repository.ts';
import type { ParcelRow } from '../parcel.repository.ts';
import { lockWhole } from '../whole-order.ts';
import { readSupplier } from './supplier.ts';
import {
  findTaxSeller,
  insertTaxDocument,
  type Supplier,
  type TaxLineRow,
  type TaxSeller,
  takeSequence,
} from './tax.repository.ts';

/** What invoices need of a paid order. */
export type Invoiced = {
  order: Pick<OrderRow, 'id' | 'shippingState' | 'deliveryPaise' | 'gstPaise' | 'priceRule'>;
  lines: readonly Pick<
    LineRow,
    'id' | 'productId' | 'sellerId' | 'name' | 'size' | 'quantity' | 'unitPaise' | 'unitDiscountPaise' | 'hsn'
  >[];
  parcels: readonly Pick<ParcelRow, 'id' | 'sellerId'>[];
};
type Line = Invoiced['lines'][number];

/** The GST code of a supplier's state; null for a number of no state. */
const stateCodeOf = ({ gstin }: Supplier) => (findGstState(gstin.slice(0, 2)) === null ? null : gstin.slice(0, 2));

const SHOES = '64';
const toTaxLine = (line: Line & { rateHsn: string }, figures: LineFigures): TaxLineRow => ({
  ...figures,
  lineId: line.id,
  name: line.name,
  size: line.size,
  hsn: line.hsn,
  unit: line.rateHsn.startsWith(SHOES) ? 'PRS' : 'PCS',
  quantity: line.quantity,
  unitPaise: line.unitPaise,
  unitDiscountPaise: line.unitDiscountPaise,
});

/** The sellers of an order by id, always in the same sequence, so that two payments never wait for each other. */
async function findSellers(tx: Db, parcels: Invoiced['parcels']): Promise<Map<string, TaxSeller>> {
  const sellers = new Map<string, TaxSeller>();
  for (const sellerId of parcels.map((parcel) => parcel.sellerId).sort()) {
    sellers.set(sellerId, await findTaxSeller(tx, sellerId));
  }
  return sellers;
}

/** The lines of an order with the HSN that chooses their rate: the seller's own, or the usual one of the goods. */
async function withRates(tx: Db, lines: readonly Line[]): Promise<(Line & { rateHsn: string })[]> {
  const kinds = await findKinds(
    tx,
    lines.map((line) => line.productId),
  );
  return lines.map((line) => {
    const { category = '', subcategory = '' } = kinds.get(line.productId) ?? {};
    return { ...line, rateHsn: line.hsn ?? suggestHsn(category, subcategory) };
  });
}

/**
 * Issues the invoices of an order that is being paid, one for each seller, with numbers of the sellers' own series, in
 * the caller's transaction. Returns the numbers.
 */
export async function issueInvoices(tx: Db, { order, lines, parcels }: Invoiced, at: Date): Promise<string[]> {
  const store = await readSupplier(tx);
  const sellers = await findSellers(tx, parcels);
  const supplierOf = (sellerId: string): Supplier => sellers.get(sellerId)?.supplier ?? { ...store, instead: true };
  const supplyCode = findGstStateCode(order.shippingState);
  const rated = await withRates(tx, lines);
  const figures = figureLines(
    rated,
    { deliveryPaise: order.deliveryPaise, additionalPaise: order.gstPaise },
    { at, supplyOf: ({ sellerId }) => ({ from: stateCodeOf(supplierOf(sellerId)), to: supplyCode }) },
  );
  const numbers: string[] = [];
  for (const [sellerId, { code, prefix }] of sellers) {
    const parcel = parcels.find((one) => one.sellerId === sellerId);
    const own = rated.flatMap((line, index) => {
      const figure = figures[index];
      return line.sellerId === sellerId && figure !== undefined ? [toTaxLine(line, figure)] : [];
    });
    const series = { sellerId, kind: 'invoice', financialYear: financialYear(at) } as const;
    const number = formatDocumentNumber({
      ...series,
      sellerCode: code,
      prefix,
      sequence: await takeSequence(tx, series),
    });
    await insertTaxDocument(tx, {
      ...sumFigures(own),
      kind: 'invoice',
      number,
      sellerId,
      orderId: order.id,
      parcelId: parcel?.id ?? '',
      invoiceId: null,
      refundId: null,
      returnId: null,
      issuedAt: at,
      priceRule: order.priceRule,
      supplier: supplierOf(sellerId),
      supplyState: order.shippingState,
      supplyCode,
      lines: own,
    });
    numbers.push(number);
  }
  return numbers;
}

/** Issues the invoices of an order that is stored as paid, such as one of the demo store. */
export async function invoicePaidOrder(tx: Db, orderId: string, at: Date) {
  const whole = await lockWhole(tx, orderId);
  if (whole !== undefined && whole.order.invoiceNumber === null) {
    await changeOrder(tx, orderId, { invoiceNumber: (await issueInvoices(tx, whole, at)).join(', ') });
  }
}
