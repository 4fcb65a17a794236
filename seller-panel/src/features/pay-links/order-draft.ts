import type { OwnProductSummary } from '@aaram/shared-domain/catalog';
import { paiseFromRupees, rupeesFromPaise } from '@aaram/shared-domain/money';
import { linkHours, type OutsideOrderInput, USUAL_LINK_HOURS } from '@aaram/shared-domain/pay-link';
import { priceAgreed, type Quote } from '@aaram/shared-domain/pricing';
import { readRupees } from '@aaram/shared-domain/read';
import type { PriceRule } from '@aaram/shared-domain/tax';

export type DraftLine = { product: OwnProductSummary; size: string; quantity: string };
export const addressFields = ['name', 'phone', 'pincode', 'address', 'city', 'state', 'landmark'] as const;
export type AddressField = (typeof addressFields)[number];

/** An order for a customer while it is typed. */
export type OrderDraft = Record<AddressField, string> & {
  lines: readonly DraftLine[];
  email: string;
  discount: string;
  reason: string;
  note: string;
  /** For how many hours the link is valid. */
  hours: string;
};

export const blankDraft: OrderDraft = {
  lines: [],
  ...{ name: '', phone: '', pincode: '', address: '', city: '', state: '', landmark: '' },
  ...{ email: '', discount: '', reason: '', note: '', hours: String(USUAL_LINK_HOURS) },
};

export const isBlankDraft = ({ lines, hours: _, ...typed }: OrderDraft) =>
  lines.length === 0 && Object.values(typed).every((text) => text.trim() === '');

/** How many pieces of a line are wanted; 0 for what is no whole number. */
const readQuantity = ({ quantity }: DraftLine) => (/^\d{1,4}$/.test(quantity.trim()) ? Number(quantity) : 0);
/** The discount in rupees; undefined for what is no amount. */
export const readDiscount = ({ discount }: OrderDraft) => (discount.trim() === '' ? 0 : readRupees(discount));

/** What the order comes to, by the function that the server uses; undefined before there is something to price. */
export function quoteOf(draft: OrderDraft, rule: PriceRule): Quote | undefined {
  const lines = draft.lines.map((line) => ({
    unitPaise: paiseFromRupees(line.product.price),
    quantity: readQuantity(line),
  }));
  const discount = readDiscount(draft);
  return lines.length === 0 || discount === undefined || lines.some(({ quantity }) => quantity === 0)
    ? undefined
    : priceAgreed(lines, paiseFromRupees(discount), rule).quote;
}

/** The order to send, at the price that is shown. */
export function inputOf(draft: OrderDraft, quote: Quote): OutsideOrderInput {
  const { landmark, name, phone, pincode, address, city, state } = draft;
  return {
    product: draft.lines.map((line) => ({
      ...{ product: line.product._id, size: line.size, quantity: readQuantity(line) },
    })),
    shippingAddress: { name, phone, pincode, address, city, state, landmark: landmark.trim() === '' ? null : landmark },
    ...{ email: draft.email, discount: readDiscount(draft) ?? 0, reason: draft.reason, note: draft.note },
    hours: linkHours.find((one) => String(one) === draft.hours) ?? USUAL_LINK_HOURS,
    ...{ payableAmount: rupeesFromPaise(quote.payable) },
  };
}
