import type { OwnProduct } from '@aaram/shared-domain/catalog';
import type { PanelFigures, PanelOutlook, Sales } from '@aaram/shared-domain/contract';
import type { Invoice } from '@aaram/shared-domain/invoice';
import type { Order, Parcel } from '@aaram/shared-domain/order';
import { noFacts } from '@aaram/shared-domain/product-fields';
import type { TaxDocument } from '@aaram/shared-domain/tax';

/** A product like the demo's; override the fields that a test is about. */
export function buildProduct(over: Partial<OwnProduct> = {}): OwnProduct {
  return {
    _id: 'p1',
    name: 'Court lace-up, indigo',
    price: 2199,
    mrp: 2199,
    category: 'Shoes',
    subcategory: 'Casual',
    brand: 'Chaal',
    images: ['/media/court_750x1000_aabbcc/750.webp'],
    stock: [
      { size: '6', quantity: 4 },
      { size: '7', quantity: 0 },
      { size: '8', quantity: 2 },
    ],
    sizeType: 'ShoeSize',
    tags: [],
    isAvailable: true,
    seller: 's1',
    rating: null,
    reviewCount: 0,
    version: 3,
    createdAt: '2026-11-01T10:00:00.000Z',
    description: 'A shoe.',
    ...noFacts,
    pictureTexts: [],
    colours: [],
    starCounts: [0, 0, 0, 0, 0],
    reviews: [],
    state: 'published',
    sku: null,
    ...over,
  };
}

/** One parcel for each seller of an order, with the order's status. */
const buildParcels = ({ product, orderStatus, trackingId, history }: Omit<Order, 'parcels'>): Parcel[] =>
  [...new Set(product.map((line) => line.seller))].map((seller, index) => ({
    _id: `parcel-${index + 1}`,
    seller,
    sellerName: ['Farhan Qureshi', 'Lata Deshpande'][index] ?? 'A seller',
    orderStatus,
    trackingId,
    history,
  }));

export function buildOrder(over: Partial<Order> = {}): Order {
  const order: Omit<Order, 'parcels'> = {
    _id: '0199aaaa-bbbb-7ccc-8ddd-eeeeffff0001',
    number: 'AA-7K3F-92QD',
    createdAt: '2026-11-14T20:00:00.000Z',
    orderStatus: 'Pending',
    paymentStatus: 'Paid',
    paymentMethod: 'Online Payment',
    priceRule: 'spec',
    charges: '2017-07-01',
    totalAmount: 1000,
    gstAmount: 47.62,
    deliveryCharges: 0,
    payableAmount: 1047.62,
    trackingId: null,
    invoiceNumber: 'A/2026-27/000012',
    shippingAddress: {
      name: 'Farah Khan',
      phone: '9876543210',
      address: '12 Lake Road',
      city: 'Pune',
      state: 'Maharashtra',
      pincode: '411001',
      landmark: null,
    },
    user: { name: 'Farah Khan', email: 'farah@example.com' },
    product: [
      {
        product: {
          _id: 'p1',
          name: 'Satin lip colour',
          category: 'Cosmetics',
          images: ['/media/lipstick-coral-1_750x1000_f3f1ed/750.webp'],
          price: 500,
        },
        quantity: 2,
        size: 'Quantity',
        customImages: null,
        seller: 's1',
      },
    ],
    heldUntil: null,
    history: [],
    ...over,
  };
  return { parcels: buildParcels(order), ...order };
}

/** The invoice of `buildOrder`. */
export function buildInvoice(over: Partial<Invoice> = {}): Invoice {
  const order = buildOrder();
  return {
    invoiceNumber: 'AAR/26-27/000012',
    invoiceDate: '2026-11-14T20:03:00.000Z',
    orderId: order._id,
    orderNumber: order.number,
    orderDate: order.createdAt,
    orderStatus: 'Processing',
    paymentMethod: order.paymentMethod,
    paymentStatus: 'Paid',
    seller: {
      brandName: 'Aaram',
      tagline: 'Comfort Crafted with Care',
      legalName: 'Aaram Lifestyle (demo)',
      legalAddress: '14 Kapda Lane, Jaipur, Rajasthan 302001',
      gstin: '08AAAAA0000A1Z5',
      phone: '+919000000000',
      supportEmail: 'care@example.com',
      state: 'Rajasthan',
      stateCode: '08',
    },
    shippingAddress: order.shippingAddress,
    placeOfSupply: { state: 'Maharashtra', stateCode: '27' },
    isPartial: false,
    lines: [
      {
        name: 'Satin lip colour',
        size: 'Quantity',
        hsn: '3304',
        quantity: 2,
        unitPrice: 500,
        taxableValue: 1000,
        gst: 47.62,
        amount: 1047.62,
      },
    ],
    gst: { ratePercent: 5, parts: [{ name: 'IGST', amount: 47.62 }] },
    totalAmount: 1000,
    deliveryCharges: 0,
    gstAmount: 47.62,
    payableAmount: 1047.62,
    documents: [],
    ...over,
  };
}

export function buildFigures(over: Partial<PanelFigures> = {}): PanelFigures {
  return {
    totalProducts: 86,
    totalOrders: 1248,
    revenue: 642310,
    ordersPerDay: Array.from({ length: 30 }, (_, index) => ({
      day: `2026-11-${String(index + 1).padStart(2, '0')}`,
      orders: index,
    })),
    needsAttention: [
      { kind: 'to-ship', count: 1 },
      { kind: 'low-stock', count: 0 },
      { kind: 'reviews', count: 2 },
    ],
    topProducts: [{ _id: 'p1', name: 'Constellation glow tee', category: 'Glow in the dark', image: null, sold: 142 }],
    ...over,
  };
}

/** A page of a list as the API returns it. */
export function answerList(items: readonly unknown[], total = items.length, nextCursor?: string): Response {
  const headers = new Headers({ 'x-total-count': String(total) });
  if (nextCursor !== undefined) {
    headers.set('x-next-cursor', nextCursor);
  }
  return Response.json(items, { headers });
}

/** The tax document of the seller of `buildOrder`. */
export const buildTaxDocument = (over: Partial<TaxDocument> = {}): TaxDocument => ({
  _id: 'd1',
  kind: 'invoice',
  number: 'S01/2627/000012',
  issuedAt: '2026-11-18T08:00:00.000Z',
  priceRule: 'spec',
  invoice: null,
  orderId: 'o1',
  orderNumber: 'AA-7K3F-92QD',
  supplier: {
    legalName: 'Aaram Lifestyle (demo)',
    legalAddress: '14 Kapda Lane, Jaipur, Rajasthan 302001',
    gstin: '08AAAAA0000A1Z5',
    state: 'Rajasthan',
    stateCode: '08',
  },
  buyer: { ...buildOrder().shippingAddress, gstin: null },
  placeOfSupply: { state: 'Maharashtra', stateCode: '27' },
  lines: [
    {
      name: 'Satin lip colour',
      size: 'Quantity',
      hsn: '3304',
      unit: 'PCS',
      quantity: 2,
      unitPrice: 500,
      delivery: 0,
      ratePercent: 18,
      taxableValue: 847.46,
      cgst: 0,
      sgst: 0,
      igst: 152.54,
      amount: 1000,
    },
  ],
  taxableValue: 847.46,
  cgst: 0,
  sgst: 0,
  igst: 152.54,
  additional: 47.62,
  total: 1047.62,
  ...over,
});

/** Sales of a week by product; override what a test is about. */
export function buildSales(over: Partial<Sales> = {}): Sales {
  return {
    from: '2026-11-17',
    to: '2026-11-23',
    before: { from: '2026-11-10', to: '2026-11-16' },
    by: 'product',
    total: { orders: 12, pieces: 15, revenue: 24_735.5 },
    totalBefore: { orders: 10, pieces: 11, revenue: 20_000 },
    rows: [
      { key: 'p1', label: 'Court lace-up, indigo', orders: 8, pieces: 9, revenue: 19_791, revenueBefore: 12_000 },
      { key: 'p2', label: 'Linen shirt', orders: 4, pieces: 5, revenue: 4000, revenueBefore: 8000 },
    ],
    others: { rows: 1, pieces: 1, revenue: 944.5 },
    ...over,
  };
}

/** What runs out and which searches found nothing. */
export const buildOutlook = (over: Partial<PanelOutlook> = {}): PanelOutlook => ({
  runningOut: [
    { product: 'p1', name: 'Court lace-up, indigo', size: '8', left: 0, sold: 14, days: 0 },
    { product: 'p2', name: 'Linen shirt', size: 'M', left: 3, sold: 10, days: 9 },
  ],
  soughtInVain: [{ text: 'banarasi saree', times: 14 }],
  ...over,
});
