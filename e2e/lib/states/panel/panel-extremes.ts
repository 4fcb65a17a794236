import type { Product, ProductSummary } from '@aaram/shared-domain/catalog';
import type { BlogPostSummary } from '@aaram/shared-domain/content';
import type { PanelFigures, PanelOutlook, Sales } from '@aaram/shared-domain/contract';
import { longName, longWord, ordersOfEachStatus } from '../extremes.ts';
import type { State } from '../state.ts';

const hindi = 'सूती अनारकली कुर्ता, हाथ की छपाई के साथ';
const noPicture = '/media/gone_750x1000_e8e0d2/750.webp';
const days = Array.from({ length: 30 }, (_, number) => `2026-10-${String(number + 1).padStart(2, '0')}`);

/** Names of 200 characters, crores of rupees, lakhs of units, missing pictures. */
function fullList(model: Product): ProductSummary[] {
  const { description: _, reviews: __, ...product } = { ...model, description: '', reviews: [] };
  const stock = (...quantities: number[]) =>
    ['S', 'M', 'L', 'XL', 'XXL'].map((size, at) => ({ size, quantity: quantities[at] ?? 0 }));
  const changes: Partial<ProductSummary>[] = [
    { name: longName.slice(0, 200), price: 999_999.99, mrp: 999_999.99, stock: stock(1_00_000, 99_999, 1, 12_345) },
    { name: longWord, brand: longWord, images: [noPicture], stock: stock(1, 2, 3, 4, 5) },
    {
      name: hindi,
      images: [],
      sizeType: 'ShoeSize',
      stock: [6, 7, 8, 9, 10, 11, 12].map((size) => ({ size: String(size), quantity: 1_00_000 })),
    },
    { name: 'Nothing left', price: 0, sizeType: 'Quantity', stock: [{ size: 'Quantity', quantity: 0 }] },
  ];
  return changes.map((change, at) => ({ ...product, ...change, _id: `p${at}` }));
}

const fullFigures: PanelFigures = {
  totalProducts: 1_00_00_000,
  totalOrders: 98_76_543,
  revenue: 9_99_99_99_999.5,
  ordersPerDay: days.map((day, at) => ({ day, orders: at * 12_345 })),
  needsAttention: (['to-ship', 'low-stock', 'out-of-stock', 'unpaid', 'reviews'] as const).map((kind) => ({
    kind,
    count: 12_34_567,
  })),
  topProducts: [longName, longWord, hindi].map((name, at) => ({
    _id: `p${at}`,
    name,
    category: 'Men',
    image: at === 0 ? null : noPicture,
    sold: 12_34_567,
  })),
};

const noFigures: PanelFigures = {
  totalProducts: 0,
  totalOrders: 0,
  revenue: 0,
  ordersPerDay: days.map((day) => ({ day, orders: 0 })),
  needsAttention: [],
  topProducts: [],
};

const noSales: Sales = {
  from: '2026-11-17',
  to: '2026-11-23',
  before: { from: '2026-11-10', to: '2026-11-16' },
  by: 'state',
  total: { orders: 0, pieces: 0, revenue: 0 },
  totalBefore: { orders: 0, pieces: 0, revenue: 0 },
  rows: [],
  others: { rows: 0, pieces: 0, revenue: 0 },
};

const huge = { orders: 98_76_543, pieces: 1_23_45_678, revenue: 9_99_99_99_999.99 };
const fullSales: Sales = {
  ...noSales,
  by: 'product',
  total: huge,
  totalBefore: huge,
  rows: [longName, longWord, hindi].map((label, at) => ({
    key: `product${at}`,
    label,
    ...huge,
    revenueBefore: huge.revenue,
  })),
  others: { rows: 12_345, pieces: huge.pieces, revenue: huge.revenue },
};

const fullOutlook: PanelOutlook = {
  runningOut: [longName, longWord, hindi].map((name, at) => ({
    product: `product${at}`,
    name,
    size: 'XXL',
    left: at * 12_345,
    sold: 98_765,
    days: at * 3,
  })),
  soughtInVain: [longWord, hindi].map((text) => ({ text, times: 1_23_456 })),
};

/** The panel of a seller who has too much of everything, and of one who has nothing yet. */
export function extremesOfThePanel(product: Product, post: BlogPostSummary): State[] {
  const orders = ordersOfEachStatus(product);
  const products = fullList(product);
  const posts = [longName.slice(0, 200), longWord, hindi].map(
    (title, at): BlogPostSummary => ({
      ...post,
      _id: `post${at}`,
      title,
      author: longWord,
      image: [],
      featuredImage: null,
    }),
  );
  return [
    {
      name: 'dashboard, too much',
      isTwin: true,
      path: '/admin-dashboard',
      answers: {
        '/auth/panel/figures': fullFigures,
        '/auth/orders/all': orders,
        '/auth/panel/sales': fullSales,
        '/auth/panel/outlook': fullOutlook,
      },
      shows: 'Selling fastest',
    },
    {
      name: 'dashboard, nothing yet',
      isTwin: true,
      path: '/admin-dashboard',
      answers: {
        '/auth/panel/figures': noFigures,
        '/auth/orders/all': [],
        '/auth/panel/sales': noSales,
        '/auth/panel/outlook': { runningOut: [], soughtInVain: [] },
      },
      shows: 'No products yet',
    },
    {
      name: 'products, too much',
      isTwin: true,
      path: '/admin-products',
      answers: { '/auth/panel/products': products },
      shows: longWord,
    },
    {
      name: 'products, too much, all open',
      isTwin: true,
      path: '/admin-products',
      answers: { '/auth/panel/products': products },
      open: async (page) => {
        for (const _ of products) {
          await page.getByRole('main').getByRole('button', { name: /^Edit/ }).first().click();
        }
      },
      shows: (page) => page.getByRole('textbox', { name: 'Price in rupees' }).nth(products.length - 1),
    },
    {
      name: 'products, deleted meanwhile',
      path: '/admin-products',
      answers: { '/auth/update': 404 },
      open: async (page) => {
        await page.getByRole('main').getByRole('button', { name: /^Edit/ }).first().click();
        await page.getByRole('button', { name: 'Save' }).click();
      },
      shows: (page) => page.getByText(/^This product was deleted/),
    },
    {
      name: 'orders, too much',
      isTwin: true,
      path: '/admin-orders',
      answers: {
        '/auth/panel/tables/orders': { columns: null, density: 'roomy', views: [] },
        '/auth/panel/orders': orders,
      },
      shows: longWord,
    },
    {
      name: 'posts, too much',
      isTwin: true,
      path: '/admin-blog-manager',
      answers: { '/blog/posts': posts },
      shows: longWord,
    },
  ];
}
