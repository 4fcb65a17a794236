import type { Address } from '@aaram/shared-domain/address';
import type { Cart, CartItem } from '@aaram/shared-domain/cart';
import type { Product } from '@aaram/shared-domain/catalog';
import type { BlogPost, BlogPostSummary } from '@aaram/shared-domain/content';
import type { Invoice } from '@aaram/shared-domain/invoice';
import { type Order, orderStatuses } from '@aaram/shared-domain/order';
import { homeAddress } from '#lib/shopping.ts';

/** Texts as long as people and sellers can make them. */
export const longName =
  'Hand-block-printed mulmul cotton kurta with side pockets, three-quarter sleeves, a round neck, wooden buttons down to the waist, and a hem that is a little longer behind than in front, washed twice before it is packed';
export const longWord = 'Sommerblumenwiesenmusterbaumwollkleidchensonderanfertigungen';
const hindi = 'लकड़ी के ठप्पे से छपा मुलायम सूती कुर्ता, दो जेबों के साथ';

export const addresses: Address[] = [
  { _id: 'a1', ...homeAddress },
  {
    _id: 'a2',
    name: 'Venkata Satyanarayana Subrahmanya Ramakrishna Chakravarthy',
    phone: '9845012345',
    address:
      'Flat 1204, Tower C, Prestige Shantiniketan Residential Enclave, Whitefield Main Road, Hoodi, Mahadevapura',
    city: 'Thiruvananthapuram',
    state: 'Dadra and Nagar Haveli and Daman and Diu',
    pincode: '560048',
    landmark: 'Behind the old water tank, opposite the second gate of the government primary school',
  },
  {
    _id: 'a3',
    name: 'मीरा परीक्षा',
    phone: '9811122233',
    address: '१२, झील मार्ग, गोमती नगर',
    city: 'लखनऊ',
    state: 'Uttar Pradesh',
    pincode: '226010',
    landmark: 'घंटाघर के पास',
  },
];

const noPicture = '/media/gone_750x1000_e8e0d2/750.webp';

/** A cart with names too long, prices too high, too many lines, and missing data. */
export function fullCart(product: Product): Cart {
  const { description: _, reviews: __, ...summary } = { ...product, description: '', reviews: [] };
  const stock = [{ size: 'S', quantity: 3 }];
  const line = (number: number, changes: Partial<Product>, quantity = 1): CartItem => ({
    _id: `i${number}`,
    product: { ...summary, stock, ...changes, _id: `p${number}` },
    quantity,
    size: 'S',
    customImages: null,
  });
  const items = [
    line(1, { name: longName, brand: 'Neelgar', price: 999_999.99, colour: 'Indigo' }, 3),
    line(2, { name: longWord, brand: longWord, images: [noPicture] }, 5),
    line(3, { name: hindi, brand: 'नीलगर', colour: 'नील' }, 2),
    ...[4, 5, 6].map((number) => line(number, { name: `Linen shirt ${number}`, brand: 'Neelgar' })),
  ];
  return { items, total: items.reduce((sum, item) => sum + item.product.price * item.quantity, 0), removed: [] };
}

const shippingAddress = { ...(addresses[1] as Address), _id: undefined };

const longTracking = 'TRK-7745.2201/93 BLUE DART SURFACE COURIER 0000000000000000 IN';

/** One order in each status, with long texts; the shipped one has two parcels. */
export function ordersOfEachStatus(product: Product): Order[] {
  const [picture = ''] = product.images;
  const names = [product.name, longName, longWord, hindi, product.name];
  // Few lines in the last ones: the focus check sees a list item below the fold as covered by the footer.
  const lines = [1, 3, 5, 2, 1];
  const history = [{ orderStatus: 'Pending' as const, at: '2026-11-18T20:00:00.000Z' }];
  return orderStatuses.map((orderStatus, number) => ({
    _id: `01900000-0000-7000-8000-00000000000${number}`,
    number: `AA-WWWW-MMM${number}`,
    createdAt: '2026-11-18T20:00:00.000Z',
    orderStatus,
    paymentStatus: orderStatus === 'Cancelled' ? 'Refunded' : orderStatus === 'Pending' ? 'Initiated' : 'Paid',
    paymentMethod: 'Online Payment',
    totalAmount: 999_999.99,
    priceRule: 'spec' as const,
    charges: '2017-07-01',
    gstAmount: 90_909.09,
    deliveryCharges: 0,
    payableAmount: 1_090_909.08,
    trackingId: orderStatus === 'Shipped' ? longTracking : null,
    invoiceNumber: orderStatus === 'Pending' ? null : `AAR/26-27/00000${number}`,
    shippingAddress,
    user: { name: 'Meera Test', email: 'meera@example.com' },
    product: names.slice(0, lines[number]).map((name, at) => ({
      product: { _id: `p${at}`, name, category: 'Men', images: [at === 2 ? noPicture : picture], price: 640 },
      quantity: at + 1,
      size: at === 3 ? 'Quantity' : 'S',
      customImages: null,
      seller: orderStatus === 'Shipped' && at > 1 ? 's2' : 's',
    })),
    history,
    parcels: (orderStatus === 'Shipped' ? ['s', 's2'] : ['s']).map((seller) => ({
      _id: `parcel-${number}-${seller}`,
      seller,
      orderStatus,
      trackingId: orderStatus === 'Shipped' ? longTracking : null,
      history,
    })),
    heldUntil: orderStatus === 'Pending' ? '2099-11-18T20:15:00.000Z' : null,
  }));
}

/** An invoice of twelve lines with the longest address. */
export function longInvoice(): Invoice {
  const place = { state: 'Rajasthan', stateCode: '08' };
  const lines = Array.from({ length: 12 }, (_, number) => ({
    name: [longName, longWord, hindi][number] ?? `Linen shirt ${number + 1}`,
    size: number === 3 ? 'Quantity' : 'S',
    hsn: number === 3 ? null : '62052000',
    quantity: number + 1,
    unitPrice: 999_999.99,
    taxableValue: 999_999.99 * (number + 1),
    gst: 90_909.09 * (number + 1),
    amount: 1_090_909.08 * (number + 1),
  }));
  return {
    invoiceNumber: 'AAR/26-27/000123',
    invoiceDate: '2026-11-18T20:00:00.000Z',
    orderId: '01900000-0000-7000-8000-000000000001',
    orderNumber: 'AA-WWWW-MMM1',
    orderDate: '2026-11-18T20:00:00.000Z',
    orderStatus: 'Processing',
    paymentMethod: 'Online Payment',
    paymentStatus: 'Paid',
    seller: {
      brandName: 'Aaram',
      tagline: 'Comfort Crafted with Care',
      legalName: 'Aaram Lifestyle (demo)',
      legalAddress: '14 Kapda Lane, Jaipur, Rajasthan 302001',
      gstin: '08AAAAA0000A1Z5',
      phone: '+919000000000',
      supportEmail: 'care@example.com',
      ...place,
    },
    shippingAddress,
    placeOfSupply: place,
    isPartial: false,
    lines,
    gst: {
      ratePercent: 10,
      parts: ['CGST', 'SGST'].map((name) => ({ name, amount: 3_545_454.51 })),
    },
    totalAmount: 77_999_999.22,
    deliveryCharges: 0,
    gstAmount: 7_090_909.02,
    payableAmount: 85_090_908.24,
    documents: [],
  };
}

/** A post without pictures, and one with ten pictures and a title of 200 characters. */
export function oddPosts(model: BlogPostSummary): { bare: BlogPost; full: BlogPost } {
  const bare: BlogPost = {
    ...model,
    _id: 'bare',
    title: 'Short',
    image: [],
    featuredImage: null,
    categories: [],
    tags: [],
    content: '<p>A few words.</p>',
    products: [],
  };
  // A page shows a picture URL only once, so each of the ten needs its own.
  const pictures = Array.from({ length: 10 }, (_, number) => `${model.featuredImage ?? model.image[0]}?${number}`);
  const full: BlogPost = {
    ...model,
    _id: 'full',
    title: longName.slice(0, 200),
    description: `${longName}. ${hindi}.`,
    author: 'Venkata Satyanarayana Subrahmanya Ramakrishna Chakravarthy',
    image: pictures,
    content: `<h2>${longWord}</h2><p>${longName} ${longWord} ${hindi}</p><blockquote>${longName}</blockquote>`,
    products: [],
  };
  return { bare, full };
}

/** A product with too much of everything, and one with nothing but a name. */
export function oddProducts(model: Product): { full: Product; bare: Product } {
  const review = { user: { name: hindi }, rating: 4, isVerified: true, createdAt: model.createdAt };
  const reviews = [
    { ...review, _id: 'r1', comment: longWord, media: [...Array(4)].map(() => model.images[0] ?? '') },
    { ...review, _id: 'r2', comment: longName, media: [noPicture], user: null },
  ];
  const dear = { price: 999_999.99, mrp: 1_299_999.99 };
  return {
    full: { ...model, ...dear, _id: 'full', name: longName, brand: longWord, rating: 4, reviewCount: 26_599, reviews },
    bare: {
      ...model,
      _id: 'bare',
      name: hindi,
      brand: null,
      description: '',
      images: [],
      stock: [],
      isAvailable: false,
    },
  };
}
