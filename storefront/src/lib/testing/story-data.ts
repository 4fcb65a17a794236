import type { Facets, Product, ProductSummary } from '@aaram/shared-domain/catalog';
import type { BlogPostSummary } from '@aaram/shared-domain/content';
import type { Order, OrderStatus } from '@aaram/shared-domain/order';
import { factFilters, ofFilters, suggestionsFor, wholeTexts } from '@aaram/shared-domain/product-fields';
import type { Review } from '@aaram/shared-domain/review';
import { type ProductCardData, toCardData } from '#lib/product-card/product-card-data.ts';
import { demoProducts } from './demo-products.ts';
import { makeAddress, makeCart, makeCredit, makeItem, makeOrder, makeProfile } from './fixtures.ts';

export const demoList: ProductSummary[] = Object.values(demoProducts);

/** A product's card, at a fixed time. */
export const demoCard = (product: ProductSummary, changes: Partial<ProductCardData> = {}): ProductCardData => ({
  ...toCardData(product, Date.parse('2026-11-21T00:00:00Z'), 'spec'),
  ...changes,
});

export const emptyWishlist = { has: () => false, toggle: () => {} };

export const demoReviews: Review[] = [
  {
    _id: 'r1',
    user: { name: 'Ananya R.' },
    rating: 5,
    comment: 'The cotton is soft from the first wear and the waist tie actually stays tied.',
    media: [demoProducts.dress.images[1] ?? ''],
    isVerified: true,
    createdAt: '2026-11-12T06:00:00.000Z',
  },
  {
    _id: 'r2',
    user: { name: 'Farah K.' },
    rating: 4,
    comment: 'Wore it to a lunch and then to work. Took a medium, my usual size.',
    media: [],
    isVerified: true,
    createdAt: '2026-11-03T06:00:00.000Z',
  },
  {
    _id: 'r3',
    user: null,
    rating: 5,
    comment: 'कपड़ा बहुत अच्छा है, रंग भी वैसा ही है जैसा चित्र में।',
    media: [],
    isVerified: true,
    createdAt: '2026-10-28T06:00:00.000Z',
  },
];

/** What a seller could enter for each fact. */
const sampleFacts = Object.fromEntries(wholeTexts.map((key) => [key, suggestionsFor(key)[0] ?? null])) as Pick<
  Product,
  (typeof wholeTexts)[number]
>;

/** A product as its own page receives it. */
export const demoProduct: Product = {
  ...demoProducts.dress,
  ...sampleFacts,
  description:
    'Wide straps, a scooped neck and a full skirt that turns when you do. Small flower butis in the spirit of hand-block printing, on indigo.',
  material: 'Cotton cambric',
  hsn: '6204',
  countryOfOrigin: 'India',
  netQuantity: '1 piece',
  maker: 'Saanjh Loom Works, 31 Weavers Lane, Sanganer, Jaipur, Rajasthan 302029',
  pictureTexts: [],
  colours: [],
  starCounts: [0, 0, 0, 1, 2],
  reviews: demoReviews,
};

export const demoFacets: Facets = {
  category: [
    { value: 'Women', count: 31 },
    { value: 'Men', count: 32 },
    { value: 'Bags', count: 18 },
  ],
  subcategory: [
    { value: 'Tops', count: 14 },
    { value: 'Dresses', count: 8 },
    { value: 'Bags', count: 3 },
  ],
  brand: [
    { value: 'Saanjh Loom', count: 17 },
    { value: 'Padma & Pine', count: 4 },
    { value: 'Chandni Row', count: 2 },
  ],
  size: ['S', 'M', 'L', 'XL', 'XXL'].map((value) => ({ value, count: value === 'XXL' ? 0 : 12 })),
  tag: [
    { value: 'festive', count: 9 },
    { value: 'midi', count: 8 },
    { value: 'buti-print', count: 4 },
  ],
  ...ofFilters((name) =>
    suggestionsFor(factFilters[name])
      .slice(0, 2)
      .map((value, index) => ({ value, count: 9 - index })),
  ),
  country: [
    { value: 'India', count: 21 },
    { value: 'Vietnam', count: 4 },
  ],
  priceRange: [
    { value: 'below1000', count: 8 },
    { value: '1000-2000', count: 9 },
  ],
};

const home = makeAddress({ landmark: 'Opposite the metro station' });
const work = makeAddress({ _id: 'a2', address: '6th floor, Residency Road', pincode: '560025' });
export const demoAddresses = { addresses: [home, work], email: 'ananya@example.com' };
export const demoProfile = makeProfile({ addresses: [home, work] });

const demoItems = [
  makeItem({ _id: 'i1', product: demoProducts.dress, quantity: 1, size: 'M' }),
  makeItem({ _id: 'i2', product: demoProducts.bangles, quantity: 2, size: 'Quantity' }),
];
export const demoCart = makeCart(demoItems);

const bought = (
  { _id, name, category, images, price }: ProductSummary,
  quantity: number,
  size: string,
): Order['product'][number] => ({
  product: { _id, name, category, images, price },
  quantity,
  size,
  customImages: null,
  seller: 's1',
});

const way: OrderStatus[] = ['Pending', 'Processing', 'Shipped', 'Delivered'];

/** An order in this state, with its history. */
export function demoOrder(orderStatus: OrderStatus, changes: Partial<Order> = {}): Order {
  const passed =
    orderStatus === 'Cancelled'
      ? ['Pending' as const, 'Cancelled' as const]
      : way.slice(0, way.indexOf(orderStatus) + 1);
  const isShipped = orderStatus === 'Shipped' || orderStatus === 'Delivered';
  return makeOrder({
    _id: `0199a1b2-c3d4-7e5f-8a6b-${orderStatus.toLowerCase().padEnd(12, '0').slice(0, 12)}`,
    orderStatus,
    paymentStatus: orderStatus === 'Cancelled' ? 'Refunded' : orderStatus === 'Pending' ? 'Initiated' : 'Paid',
    heldUntil: orderStatus === 'Pending' ? '2099-11-18T20:15:00.000Z' : null,
    trackingId: isShipped ? '7745 2201 93' : null,
    invoiceNumber: isShipped ? 'A/2026-27/000012' : null,
    totalAmount: 5397,
    gstAmount: 490.64,
    payableAmount: 5887.64,
    product: [bought(demoProducts.dress, 1, 'M'), bought(demoProducts.bangles, 2, 'Quantity')],
    history: passed.map((status, index) => ({ orderStatus: status, at: `2026-11-${18 + index}T20:00:00.000Z` })),
    ...changes,
  });
}

/** An order from two sellers: the first parcel is shipped, the second is being packed. */
export function demoOrderInParcels(changes: Partial<Order> = {}): Order {
  const order = demoOrder('Processing', {
    product: [bought(demoProducts.dress, 1, 'M'), { ...bought(demoProducts.bangles, 2, 'Quantity'), seller: 's2' }],
    ...changes,
  });
  const [first, second] = order.parcels;
  if (first === undefined || second === undefined) {
    return order;
  }
  const { orderStatus, trackingId, history } = demoOrder('Shipped');
  return { ...order, trackingId, parcels: [{ ...first, orderStatus, trackingId, history }, second] };
}

export const demoStories: BlogPostSummary[] = [
  ['b1', 'In praise of the second-softest thing you own', 'Seasons', '/media/blog-hoodie_1200x800_ffffff/1200.webp'],
  ['b2', 'How a glow print works', 'Glow', '/media/blog-glow_1200x800_273460/1200.webp'],
  ['b3', 'Clothes that can climb', 'Kids', '/media/blog-kids_1200x800_fefed3/1200.webp'],
].map(([_id = '', title = '', category = '', image = ''], index) => ({
  _id,
  title,
  description: 'What makes it worth keeping, and how to keep it that way.',
  author: 'Arnav Kelkar',
  tags: [],
  categories: [category],
  image: [image],
  featuredImage: image,
  publishedAt: `2026-10-${20 - index}T06:30:00.000Z`,
}));

const at = '2026-11-18T20:00:00.000Z';
const order = 'AA-7K3F-92QD';

/** A credit note of which a part is spent, and one whose time is over. */
export const demoCredits = [
  makeCredit({
    balance: 300,
    movements: [
      { kind: 'spent', amount: 0, order, reason: null, at },
      { kind: 'held', amount: -200, order, reason: null, at },
      { kind: 'issued', amount: 500, order: null, reason: null, at },
    ],
  }),
  makeCredit({ _id: 'c2', amount: 120, balance: 0, isValid: false, expiresAt: at }),
];
