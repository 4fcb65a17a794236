import { paiseFromRupees } from '@aaram/shared-domain/money';
import { sanitizePost } from '#modules/blog/index.ts';
import { hashPassword } from '#modules/identity/index.ts';
import { takeInvoiceNumber } from '#modules/orders/index.ts';
import { createPool, type Db } from '../pool.ts';
import {
  buildDemoId,
  chance,
  createPictureUrls,
  type DemoProduct,
  readPosts,
  readProducts,
  readReviews,
} from './demo-data.ts';
import { buildOrders } from './demo-orders.ts';
import {
  admin,
  buildAddresses,
  DEMO_PASSWORD,
  otherSeller,
  otherShoppers,
  people,
  seller,
  shopper,
} from './demo-people.ts';

const LOCK = 4_417_002;
const DAY_MS = 86_400_000;
/** Just listed, in this order: the store's window should not show three belts. */
const JUST_IN = ['Gulab Mul Kurta', 'Padma Top-Handle Bag, Ivory', 'Ghat Stripe Poplin Shirt', 'Garden Court Sneakers'];
const WISHED_FOR = ['Padma Top-Handle Bag, Wine'];

type Context = { db: Db; now: Date; toUrl: (name: string) => string };

async function seedPeople({ db }: Context) {
  const passwordHash = await hashPassword(DEMO_PASSWORD);
  await db`insert into users ${db(people.map((one) => ({ ...one, passwordHash, isVerified: true, isDemo: true })))}`;
  const rows = [shopper, ...otherShoppers].flatMap((one) =>
    buildAddresses(one).map((address) => ({ ...address, userId: one.id })),
  );
  await db`insert into addresses ${db(rows)}`;
}

/** Every second house label belongs to the second seller. */
function createSellerOf(products: readonly DemoProduct[]) {
  const brands = [...new Set(products.map((product) => product.brand ?? ''))].sort();
  return (product: DemoProduct) => (brands.indexOf(product.brand ?? '') % 2 === 0 ? seller.id : otherSeller.id);
}

function newForDays(name: string): number {
  const place = JUST_IN.indexOf(name);
  return place === -1 ? 1 + chance(`new:${name}`) * 19 : place / 24;
}

async function seedProducts({ db, now, toUrl }: Context) {
  const products = readProducts();
  const reviews = readReviews();
  const findSeller = createSellerOf(products);
  const stored = products.map((product) => {
    const id = buildDemoId('product', product.name);
    const own = reviews[product.name] ?? [];
    const firstReview = Math.min(now.getTime(), ...own.map((review) => Date.parse(review.date)));
    const listed = Math.min(now.getTime() - chance(`listed:${product.name}`) * 150 * DAY_MS, firstReview - 10 * DAY_MS);
    return {
      product,
      id,
      own,
      sellerId: findSeller(product),
      createdAt: own.length === 0 ? new Date(now.getTime() - newForDays(product.name) * DAY_MS) : new Date(listed),
    };
  });
  await db`insert into products ${db(
    stored.map(({ product: { stock, price, mrp, images, ...rest }, id, own, sellerId, createdAt }) => ({
      ...rest,
      id,
      sellerId,
      createdAt,
      pricePaise: paiseFromRupees(price),
      mrpPaise: paiseFromRupees(mrp),
      images: images.map(toUrl),
      isAvailable: stock.some((entry) => entry.quantity > 0),
      ratingSum: own.reduce((sum, review) => sum + review.rating, 0),
      ratingCount: own.length,
      // A few sell far more than the rest, and what is much reviewed was much bought.
      sold: Math.round(8 + 260 * chance(`sold:${rest.name}`) ** 3 + own.length * 17),
    })),
  )}`;
  await db`insert into product_stock ${db(
    stored.flatMap(({ product, id }) =>
      product.stock.map(({ size, quantity }, position) => ({ productId: id, size, quantity, position })),
    ),
  )}`;
  await db`insert into reviews ${db(
    stored.flatMap(({ id, own }) =>
      own.map(({ author, rating, comment, date }) => ({
        productId: id,
        authorName: author,
        rating,
        comment,
        createdAt: new Date(date),
      })),
    ),
  )}`;
  return stored.map(({ product, id, sellerId }) => ({
    ...product,
    id,
    sellerId,
    image: toUrl(product.images[0] ?? ''),
  }));
}

async function seedPosts({ db, toUrl }: Context) {
  const rows = readPosts().map(
    ({ images, content, publishedAt, title, description, author, tags, categories }, index) => ({
      id: buildDemoId('post', title),
      title,
      description,
      author,
      tags,
      categories,
      authorId: index % 2 === 0 ? admin.id : seller.id,
      content: sanitizePost(content),
      images: images.map(toUrl),
      publishedAt: new Date(publishedAt),
      updatedAt: new Date(publishedAt),
    }),
  );
  await db`insert into blog_posts ${db(rows)}`;
}

async function seedOrders({ db, now }: Context, products: Awaited<ReturnType<typeof seedProducts>>) {
  const { orders, lines, events } = buildOrders(products, now);
  await db`insert into orders ${db(orders)}`;
  await db`insert into order_lines ${db(lines)}`;
  await db`insert into order_events ${db(events)}`;
  // The counter that real payments take theirs from, in the order in which these were paid.
  for (const { id, paidAt } of orders) {
    if (paidAt !== null) {
      await db`update orders set invoice_number = ${await takeInvoiceNumber(db, paidAt)} where id = ${id}`;
    }
  }
}

async function seedWishlist({ db }: Context, products: readonly { id: string; name: string; tags: string[] }[]) {
  const wished = products.filter(({ name }, index) => WISHED_FOR.includes(name) || index % 47 === 5).slice(0, 5);
  await db`insert into wishlist_items ${db(wished.map(({ id }) => ({ userId: shopper.id, productId: id })))}`;
}

/**
 * Fills an empty database with the demo store: people, catalogue, reviews, posts and sixty days of orders.
 * Answers whether it did; a database with any user in it is left alone. Takes about a second.
 */
export async function seedDemo(url: string, now = new Date()): Promise<boolean> {
  const pool = createPool({ url, max: 1, statementTimeoutMs: 0 });
  try {
    return await pool.begin(async (db) => {
      await db`select pg_advisory_xact_lock(${LOCK}::bigint)`;
      const users = await db`select 1 from users limit 1`;
      if (users.length > 0) {
        return false;
      }
      const context = { db, now, toUrl: createPictureUrls() };
      await seedPeople(context);
      const products = await seedProducts(context);
      await seedPosts(context);
      await seedOrders(context, products);
      await seedWishlist(context, products);
      return true;
    });
  } finally {
    await pool.end({ timeout: 5 });
  }
}
