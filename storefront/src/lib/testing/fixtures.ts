import type { Address } from '@aaram/shared-domain/address';
import type { Cart, CartItem } from '@aaram/shared-domain/cart';
import type { Product, ProductSummary } from '@aaram/shared-domain/catalog';
import type { BoughtGiftCard, Credit } from '@aaram/shared-domain/credit';
import type { UserProfile } from '@aaram/shared-domain/identity';
import type { Order, Parcel } from '@aaram/shared-domain/order';
import { cardTexts, eachFact, wholeTexts } from '@aaram/shared-domain/product-fields';
import type { PlatformServices } from '@aaram/shared-platform';
import { createTestPlatform } from '@aaram/shared-platform/testing';

/** Factories of complete, valid objects for tests; each takes the fields that a test is about. */
export function makeProduct(changes: Partial<ProductSummary> = {}): ProductSummary {
  return {
    _id: 'p1',
    name: 'Linen shirt',
    price: 1299,
    mrp: 1299,
    category: 'Men',
    subcategory: 'Shirts',
    brand: 'Neelgar',
    images: ['/media/shirt_750x1000_e8e0d2/750.webp'],
    stock: [{ size: 'M', quantity: 3 }],
    sizeType: 'Clothing',
    tags: [],
    isAvailable: true,
    seller: 's1',
    ...eachFact(cardTexts, null),
    colour: 'Indigo',
    rating: null,
    reviewCount: 0,
    version: 1,
    createdAt: '2026-01-01T00:00:00.000Z',
    ...changes,
  };
}

/** A product as its own page gets it, with nothing that a seller may leave out. */
export const makeWholeProduct = (changes: Partial<Product> = {}): Product => ({
  ...makeProduct(),
  description: 'Soft.',
  ...eachFact(wholeTexts, null),
  pictureTexts: [],
  colours: [],
  starCounts: [0, 0, 0, 0, 0],
  reviews: [],
  ...changes,
});

export function makeItem(changes: Partial<CartItem> = {}, product: Partial<ProductSummary> = {}): CartItem {
  return { _id: 'i1', product: makeProduct(product), quantity: 1, size: 'M', customImages: null, ...changes };
}

export const makeCart = (items: CartItem[], removed: string[] = []): Cart => ({
  items,
  total: items.reduce((sum, { product, quantity }) => sum + product.price * quantity, 0),
  removed,
});

export function makeAddress(changes: Partial<Address> = {}): Address {
  return {
    _id: 'a1',
    name: 'Ananya Rao',
    phone: '9845012345',
    address: '14, 3rd Cross',
    city: 'Bengaluru',
    state: 'Karnataka',
    pincode: '560038',
    landmark: null,
    ...changes,
  };
}

export function makeProfile(changes: Partial<UserProfile> = {}): UserProfile {
  return {
    _id: 'u1',
    name: 'Ananya Rao',
    email: 'ananya@example.com',
    mobile: '9845012345',
    isMobileProved: false,
    role: 'user',
    isVerified: true,
    createdAt: '2025-03-09T20:00:00.000Z',
    addresses: [],
    ...changes,
  };
}

/** One parcel for each seller of an order, with the order's status. */
const makeParcels = ({ product, orderStatus, trackingId, history }: Omit<Order, 'parcels'>): Parcel[] =>
  [...new Set(product.map((line) => line.seller))].map((seller, index) => ({
    _id: `parcel-${index + 1}`,
    seller,
    orderStatus,
    trackingId,
    history,
  }));

export function makeOrder(changes: Partial<Order> = {}): Order {
  const { _id: _, ...shippingAddress } = makeAddress();
  const { _id, name, category, images, price } = makeProduct();
  const order: Omit<Order, 'parcels'> = {
    _id: 'order-1',
    number: 'AA-7K3F-92QD',
    createdAt: '2026-11-18T20:00:00.000Z',
    orderStatus: 'Pending',
    paymentStatus: 'Paid',
    paymentMethod: 'Online Payment',
    priceRule: 'spec',
    charges: '2017-07-01',
    totalAmount: 1299,
    gstAmount: 118.09,
    deliveryCharges: 0,
    payableAmount: 1417.09,
    trackingId: null,
    invoiceNumber: null,
    shippingAddress,
    user: { name: 'Ananya Rao', email: 'ananya@example.com' },
    product: [
      { product: { _id, name, category, images, price }, quantity: 1, size: 'M', customImages: null, seller: 's1' },
    ],
    heldUntil: null,
    history: [{ orderStatus: 'Pending', at: '2026-11-18T20:00:00.000Z' }],
    ...changes,
  };
  return { parcels: makeParcels(order), ...order };
}

/** A credit note that has never been spent. */
export const makeCredit = (changes: Partial<Credit> = {}): Credit => ({
  _id: 'c1',
  kind: 'credit-note',
  tail: null,
  amount: 500,
  balance: 500,
  held: 0,
  expiresAt: '2027-02-18T20:00:00.000Z',
  isValid: true,
  isWithdrawn: false,
  createdAt: '2026-11-18T20:00:00.000Z',
  movements: [{ kind: 'issued', amount: 500, order: null, reason: null, at: '2026-11-18T20:00:00.000Z' }],
  ...changes,
});

/** A gift card that was sent and is in no account yet. */
export const makeBoughtGift = (changes: Partial<BoughtGiftCard> = {}): BoughtGiftCard => ({
  _id: 'b1',
  order: 'AA-7K3F-92QD',
  amount: 1000,
  recipientName: 'Kavya Iyer',
  recipientEmail: 'kavya@example.com',
  state: 'sent',
  boughtAt: '2026-11-18T20:00:00.000Z',
  expiresAt: '2027-02-18T16:00:00.000Z',
  ...changes,
});

export const refuse = (status: number, code: string, message: string, more: Record<string, unknown> = {}) =>
  Response.json({ message, code, ...more }, { status });

export type Answers = Record<string, unknown>;

/**
 * A platform with a session. Answers are found by 'METHOD /path' without the query; functions are called with the body and the whole path.
 * `calls` lists the calls in order.
 */
export function signedInPlatform(answers: Answers, role: 'user' | 'seller' | 'admin' = 'user') {
  const calls: { key: string; path: string; body: unknown }[] = [];
  const platform: PlatformServices = createTestPlatform(({ method, path, body }) => {
    const key = `${method} ${path.replace(/\?.*$/, '')}`;
    calls.push({ key, path, body });
    const answer = answers[key] ?? (key === 'GET /credits' || key === 'GET /gift-cards' ? [] : undefined);
    const value = typeof answer === 'function' ? answer(body, path) : answer;
    // A response can be read only once, but a call may come twice.
    return value instanceof Response ? value.clone() : value;
  });
  platform.queryClient.setDefaultOptions({
    queries: { ...platform.queryClient.getDefaultOptions().queries, retry: false },
  });
  platform.startSession({ token: 'token', user: { id: 'u1', role, isVerified: true, name: 'Ananya Rao' } });
  return { platform, calls, callsTo: (key: string) => calls.filter((call) => call.key === key) };
}
