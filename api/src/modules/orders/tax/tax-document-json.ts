import { findGstState } from '@aaram/shared-domain/address';
import { rupeesFromPaise } from '@aaram/shared-domain/money';
import { formatOrderNumber } from '@aaram/shared-domain/order';
import type { TaxDocument, TaxLine } from '@aaram/shared-domain/tax';
import type { OrderRow } from '../order.repository.ts';
import { toShippingAddress } from '../order-json.ts';
import type { Supplier, TaxDocumentRow, TaxLineRow } from './tax.repository.ts';

function toSupplier(supplier: Supplier): TaxDocument['supplier'] {
  const code = supplier.gstin.slice(0, 2);
  const state = findGstState(code);
  return { ...supplier, state, stateCode: state === null ? null : code };
}

const toLine = (line: TaxLineRow): TaxLine => ({
  name: line.name,
  size: line.size,
  hsn: line.hsn,
  unit: line.unit,
  quantity: line.quantity,
  unitPrice: rupeesFromPaise(line.unitPaise),
  ...(line.unitDiscountPaise > 0 ? { unitDiscount: rupeesFromPaise(line.unitDiscountPaise) } : {}),
  delivery: rupeesFromPaise(line.deliveryPaise),
  ratePercent: line.ratePercent,
  taxableValue: rupeesFromPaise(line.taxablePaise),
  cgst: rupeesFromPaise(line.cgstPaise),
  sgst: rupeesFromPaise(line.sgstPaise),
  igst: rupeesFromPaise(line.igstPaise),
  amount: rupeesFromPaise(line.taxablePaise + line.cgstPaise + line.sgstPaise + line.igstPaise),
});

/** A tax document as the API returns it; who bought stands in the order. */
export function toTaxDocument(row: TaxDocumentRow, order: OrderRow): TaxDocument {
  return {
    _id: row.id,
    kind: row.kind,
    number: row.number,
    issuedAt: row.issuedAt.toISOString(),
    priceRule: row.priceRule,
    invoice:
      row.invoiceNumber === null || row.invoiceIssuedAt === null
        ? null
        : { number: row.invoiceNumber, issuedAt: row.invoiceIssuedAt.toISOString() },
    orderId: row.orderId,
    orderNumber: formatOrderNumber(order.number),
    supplier: toSupplier(row.supplier),
    buyer: {
      ...toShippingAddress(order),
      gstin: order.buyerGstin,
      ...(order.buyerCompany === null ? {} : { company: order.buyerCompany }),
    },
    placeOfSupply: { state: row.supplyState, stateCode: row.supplyCode },
    lines: row.lines.map(toLine),
    taxableValue: rupeesFromPaise(row.taxablePaise),
    cgst: rupeesFromPaise(row.cgstPaise),
    sgst: rupeesFromPaise(row.sgstPaise),
    igst: rupeesFromPaise(row.igstPaise),
    additional: rupeesFromPaise(row.additionalPaise),
    total: rupeesFromPaise(row.totalPaise),
  };
}
