import { findGstState, findGstStateCode } from '@aaram/shared-domain/address';
import type { Invoice } from '@aaram/shared-domain/invoice';
import { apportion, rupeesFromPaise } from '@aaram/shared-domain/money';
import { formatOrderNumber } from '@aaram/shared-domain/order';
import { chargesOf, priceTotal } from '@aaram/shared-domain/pricing';
import type { StoreSettings } from '@aaram/shared-domain/settings';
import { isWithinState, type Supply, stateTaxName } from '@aaram/shared-domain/tax';
import type { LineRow, OrderRow } from '../order.repository.ts';
import { shareGst, toAmounts, toShippingAddress } from '../order-json.ts';

/** Splits a GST amount in paise: one part between states, two halves within one (odd paisa in the second). */
function splitGst(paise: number, { from, to }: Supply): Invoice['gst']['parts'] {
  if (!isWithinState({ from, to })) {
    return [{ name: 'IGST', amount: rupeesFromPaise(paise) }];
  }
  const central = Math.floor(paise / 2);
  return [
    { name: 'CGST', amount: rupeesFromPaise(central) },
    {
      name: stateTaxName(to),
      amount: rupeesFromPaise(paise - central),
    },
  ];
}

function toInvoiceLine(line: LineRow, taxable: number, gst: number): Invoice['lines'][number] {
  return {
    name: line.name,
    size: line.size,
    hsn: line.hsn,
    quantity: line.quantity,
    unitPrice: rupeesFromPaise(line.unitPaise),
    taxableValue: rupeesFromPaise(taxable),
    gst: rupeesFromPaise(gst),
    amount: rupeesFromPaise(taxable + gst),
  };
}

type InvoiceParts = {
  order: OrderRow & { invoiceNumber: string; paidAt: Date };
  lines: readonly LineRow[];
  settings: StoreSettings;
  /** When given, only this seller's lines. */
  sellerId?: string | undefined;
};

/**
 * The invoice of a paid order, built only from its own rows as stored at purchase, not from the current products. The
 * place of supply is where the goods go; the seller's state is in its GSTIN.
 */
export function buildInvoice({ order, lines, settings, sellerId }: InvoiceParts): Omit<Invoice, 'documents'> {
  const seen = sellerId === undefined ? lines : lines.filter((line) => line.sellerId === sellerId);
  const amounts = toAmounts(order, lines, seen);
  const shares = shareGst(order, lines);
  // With GST and delivery these add up to what was paid, whatever the pricing rule was.
  const taxable = apportion(
    amounts.payable - amounts.delivery - amounts.gst,
    seen.map((line) => line.unitPaise * line.quantity),
  );
  const sellerCode = settings.gstin.slice(0, 2);
  const sellerState = findGstState(sellerCode);
  const buyerCode = findGstStateCode(order.shippingState);
  // Orders without a stored rate are older; they were priced by the current rule.
  const ratePercent =
    order.gstRatePercent ??
    priceTotal(order.totalPaise, order.priceRule, { by: chargesOf(order.charges) }).gstRatePercent;
  const { brandName, tagline, legalName, legalAddress, gstin, phone, supportEmail } = settings;
  return {
    invoiceNumber: order.invoiceNumber,
    invoiceDate: order.paidAt.toISOString(),
    orderId: order.id,
    orderNumber: formatOrderNumber(order.number),
    orderDate: order.createdAt.toISOString(),
    orderStatus: order.orderStatus,
    paymentMethod: order.paymentMethod,
    paymentStatus: order.paymentStatus,
    seller: {
      ...{ brandName, tagline, legalName, legalAddress, gstin, phone, supportEmail },
      state: sellerState,
      stateCode: sellerState === null ? null : sellerCode,
    },
    shippingAddress: toShippingAddress(order),
    placeOfSupply: { state: order.shippingState, stateCode: buyerCode },
    isPartial: seen.length < lines.length,
    lines: seen.map((line, index) => toInvoiceLine(line, taxable[index] ?? 0, shares.get(line) ?? 0)),
    gst: {
      ratePercent,
      parts: splitGst(amounts.gst, {
        from: sellerState === null ? null : sellerCode,
        to: buyerCode,
      }),
    },
    totalAmount: rupeesFromPaise(amounts.total),
    deliveryCharges: rupeesFromPaise(amounts.delivery),
    gstAmount: rupeesFromPaise(amounts.gst),
    payableAmount: rupeesFromPaise(amounts.payable),
  };
}
