import type { OwnProductSummary } from '@aaram/shared-domain/catalog';
import type { PanelFigures } from '@aaram/shared-domain/contract';
import type { Order } from '@aaram/shared-domain/order';
import { buildFigures, buildOrder, buildProduct } from './build-panel.ts';

type Row = Pick<
  OwnProductSummary,
  '_id' | 'name' | 'price' | 'category' | 'subcategory' | 'brand' | 'images' | 'stock' | 'sizeType'
>;

/** Ten products of the demo catalogue, with the fields of a seller's list. */
const rows: Row[] = [
  {
    _id: 'dress-buti',
    name: 'Indigo Buti Midi Dress',
    price: 2799,
    category: 'Women',
    subcategory: 'Dresses',
    brand: 'Saanjh Loom',
    images: ['/media/dress-buti-1_750x1000_ffffff/750.webp', '/media/dress-buti-2_750x1000_f9f9f9/750.webp'],
    stock: [
      { size: 'S', quantity: 6 },
      { size: 'M', quantity: 14 },
      { size: 'L', quantity: 9 },
      { size: 'XL', quantity: 4 },
      { size: 'XXL', quantity: 0 },
    ],
    sizeType: 'Clothing',
  },
  {
    _id: 'sneaker-neel',
    name: 'Two-Tone Court Sneakers',
    price: 2799,
    category: 'Shoes',
    subcategory: 'Casual',
    brand: 'Rasta Nine',
    images: ['/media/sneaker-neel-1_750x1000_eae6de/750.webp', '/media/sneaker-neel-2_750x1000_e9e5dd/750.webp'],
    stock: [
      { size: '6', quantity: 4 },
      { size: '7', quantity: 6 },
      { size: '8', quantity: 1 },
      { size: '9', quantity: 5 },
      { size: '10', quantity: 3 },
      { size: '11', quantity: 2 },
      { size: '12', quantity: 0 },
    ],
    sizeType: 'ShoeSize',
  },
  {
    _id: 'bag-cognac',
    name: 'Padma Top-Handle Bag, Cognac',
    price: 3499,
    category: 'Women',
    subcategory: 'Bags',
    brand: 'Padma & Pine',
    images: ['/media/bag-cognac-1_750x1000_eee3d2/750.webp', '/media/bag-cognac-2_750x1000_f1e4d1/750.webp'],
    stock: [{ size: 'Quantity', quantity: 55 }],
    sizeType: 'Quantity',
  },
  {
    _id: 'tee-glowstars',
    name: 'Glow Tee, Sky Map',
    price: 1099,
    category: 'Glow in the dark',
    subcategory: 'T-Shirt',
    brand: 'Jugnu Lab',
    images: ['/media/tee-glowstars-night_750x1000_243058/750.webp', '/media/tee-glowstars-1_750x1000_fafbff/750.webp'],
    stock: [
      { size: 'S', quantity: 17 },
      { size: 'M', quantity: 1 },
      { size: 'L', quantity: 2 },
      { size: 'XL', quantity: 6 },
      { size: 'XXL', quantity: 1 },
    ],
    sizeType: 'Clothing',
  },
  {
    _id: 'kids-dino',
    name: 'Dino Day Set',
    price: 899,
    category: 'Kids',
    subcategory: 'Clothes',
    brand: 'Chhota Tara',
    images: ['/media/kids-dino-1_750x1000_ffffff/750.webp', '/media/kids-dino-2_750x1000_f2f7f8/750.webp'],
    stock: [
      { size: '0-1', quantity: 0 },
      { size: '1-2', quantity: 3 },
      { size: '2-4', quantity: 8 },
      { size: '4-6', quantity: 8 },
      { size: '6-8', quantity: 5 },
      { size: '8-10', quantity: 2 },
    ],
    sizeType: 'Age',
  },
  {
    _id: 'lipstick-red',
    name: 'Bullet Lipstick, Rani Red',
    price: 699,
    category: 'Cosmetics',
    subcategory: 'Makeup',
    brand: 'Ittar Lane',
    images: ['/media/lipstick-red-1_750x1000_f1ded7/750.webp', '/media/lipstick-red-2_750x1000_efe3d9/750.webp'],
    stock: [{ size: 'Quantity', quantity: 0 }],
    sizeType: 'Quantity',
  },
  {
    _id: 'hoodie-oat',
    name: 'Your Print Hoodie, Oat',
    price: 1799,
    category: 'Customized',
    subcategory: 'Hoodie',
    brand: 'Aaram Blank',
    images: ['/media/hoodie-oat-1_750x1000_fffdf4/750.webp', '/media/hoodie-oat-2_750x1000_fbf3e6/750.webp'],
    stock: [
      { size: 'S', quantity: 6 },
      { size: 'M', quantity: 7 },
      { size: 'L', quantity: 4 },
      { size: 'XL', quantity: 0 },
      { size: 'XXL', quantity: 5 },
    ],
    sizeType: 'Clothing',
  },
  {
    _id: 'watch-tan',
    name: 'Samay Day Watch, Tan',
    price: 3499,
    category: 'Men',
    subcategory: 'Accessories',
    brand: 'Samay Twelve',
    images: ['/media/watch-tan-1_750x1000_ffffff/750.webp', '/media/watch-tan-2_750x1000_fefdf9/750.webp'],
    stock: [{ size: 'Quantity', quantity: 11 }],
    sizeType: 'Quantity',
  },
  {
    _id: 'swim-palm',
    name: 'Palm Grove Swim Shorts',
    price: 1299,
    category: 'Swimwears',
    subcategory: 'Swim Shorts',
    brand: 'Lehar Coast',
    images: ['/media/swim-palm-1_750x1000_c8e7f8/750.webp', '/media/swim-palm-2_750x1000_bddef0/750.webp'],
    stock: [
      { size: 'S', quantity: 2 },
      { size: 'M', quantity: 5 },
      { size: 'L', quantity: 6 },
      { size: 'XL', quantity: 3 },
      { size: 'XXL', quantity: 1 },
    ],
    sizeType: 'Clothing',
  },
  {
    _id: 'perfume-rose',
    name: 'Gulab Jal Eau de Parfum',
    price: 1799,
    category: 'Cosmetics',
    subcategory: 'Perfume',
    brand: 'Ittar Lane',
    images: ['/media/perfume-rose-1_750x1000_efe3d9/750.webp', '/media/perfume-rose-2_750x1000_f1ded7/750.webp'],
    stock: [{ size: 'Quantity', quantity: 35 }],
    sizeType: 'Quantity',
  },
];
export const demoProducts = rows.map((row) => buildProduct({ ...row, mrp: row.price }));

const line = (index: number, quantity: number, size: string): Order['product'] => {
  const product = demoProducts[index];
  return product ? [{ product, quantity, size, customImages: null, seller: 's1' }] : [];
};

type DemoRow = [
  id: string,
  name: string,
  status: Order['orderStatus'],
  payment: Order['paymentStatus'],
  rupees: number,
];
const demoRows: DemoRow[] = [
  ['0492', 'Farah Khan', 'Pending', 'Initiated', 3898],
  ['0491', 'Dev Menon', 'Processing', 'Paid', 2799],
  ['0488', 'Ananya Rao', 'Shipped', 'Paid', 3499],
  ['0485', 'Ishaan Gill', 'Shipped', 'Paid', 899],
  ['0481', 'Meera Shah', 'Delivered', 'Paid', 2948],
  ['0479', 'Zoya Ali', 'Cancelled', 'Refunded', 699],
];

/** Six orders: every status, two of them shipped. */
export const demoOrders = demoRows.map(([id, name, orderStatus, paymentStatus, payableAmount], index) =>
  buildOrder({
    _id: `0199a1b2-c3d4-7e5f-8a6b-00000000${id}`,
    orderStatus,
    paymentStatus,
    payableAmount,
    totalAmount: payableAmount,
    user: { name, email: `${name.split(' ')[0]?.toLowerCase()}@example.com` },
    trackingId: orderStatus === 'Shipped' ? '7745 2201 93' : null,
    product: [...line(index, 1, 'M'), ...(index % 2 === 0 ? line(index + 3, 2, 'Quantity') : [])],
  }),
);

const twoSellers = buildOrder({
  orderStatus: 'Processing',
  totalAmount: 4298,
  payableAmount: 4298,
  product: [...line(1, 1, 'M'), ...line(4, 1, 'Quantity').map((one) => ({ ...one, seller: 's2' }))],
});

/** An order from two sellers as an admin sees it: the first parcel is shipped, the second is being packed. */
export const demoOrderInParcels: Order = {
  ...twoSellers,
  trackingId: '7745 2201 93',
  parcels: twoSellers.parcels.map((parcel, index) =>
    index === 0 ? { ...parcel, orderStatus: 'Shipped', trackingId: '7745 2201 93' } : parcel,
  ),
};

/** Figures of a busy month. */
export const demoFigures: PanelFigures = buildFigures({
  ordersPerDay: Array.from({ length: 30 }, (_, index) => ({
    day: new Date(Date.UTC(2026, 9, 20 + index)).toISOString().slice(0, 10),
    orders: 12 + index + ((index * 7) % 11),
  })),
  needsAttention: [
    { kind: 'to-ship', count: 7, dueAt: '2026-11-19T15:30:00Z', late: 0 },
    { kind: 'low-stock', count: 5 },
    { kind: 'out-of-stock', count: 2 },
    { kind: 'unpaid', count: 1 },
    { kind: 'reviews', count: 4 },
  ],
  topProducts: [3, 0, 6, 2, 7].flatMap((at, index) => {
    const product = demoProducts[at];
    if (!product) {
      return [];
    }
    const { _id, name, category, images } = product;
    return [{ _id, name, category, image: images[0] ?? null, sold: 142 - index * 27 }];
  }),
});
