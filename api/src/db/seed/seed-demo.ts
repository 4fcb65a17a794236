import { createPool, type Db } from '@aaram/runtime/db';
import { paiseFromRupees } from '@aaram/shared-domain/money';
import { INVITATION_DAYS } from '@aaram/shared-domain/team';
import { priceColumns } from '#modules/catalog/index.ts';
import { hashPassword } from '#modules/identity/index.ts';
import { invoicePaidOrder, issueCreditNotes } from '#modules/orders/index.ts';
import {
  buildDemoId,
  chance,
  createPictureUrls,
  type DemoProduct,
  readProducts,
  readReviews,
  readSynonyms,
} from './demo-data.ts';
import { seedPacked, seedReturns, seedTaxDetails } from './demo-desk.ts';
import { seedChangeSets, seedTrail, type Trail } from './demo-history.ts';
import { buildOrders, countSold, type Sold } from './demo-orders.ts';
import { buildShipments } from './demo-parcels.ts';
import {
  admin,
  buildAddresses,
  DEMO_PASSWORD,
  otherSeller,
  otherShoppers,
  seller,
  shopper,
  team,
} from './demo-people.ts';
import { seedPosts, seedRevisions } from './demo-posts.ts';
import { type BoughtReview, datedReviews } from './demo-reviews.ts';

const LOCK = 4_417_002;
const DAY_MS = 86_400_000;
/** The newest products, newest first, so that the home page shows a mix and not three belts. */
const JUST_IN = ['Gulab Mul Kurta', 'Padma Top-Handle Bag, Ivory', 'Ghat Stripe Poplin Shirt', 'Garden Court Sneakers'];
const ALWAYS_ON_WISHLIST = ['Padma Top-Handle Bag, Wine'];

type Context = {
  db: Db;
  now: Date;
  toUrl: (name: string) => string;
  reviews: readonly BoughtReview[];
  trail: Trail;
};

const seedSynonyms = ({ db }: Context) => db`insert into search_synonyms ${db(readSynonyms())}`;

async function seedPeople({ db, reviews }: Context) {
  const passwordHash = await hashPassword(DEMO_PASSWORD);
  const buyers = [...new Set([shopper, ...otherShoppers, ...reviews.map((review) => review.buyer)])];
  const staff = team.map(({ teamRole: _role, ...one }) => one);
  const everyone = [...buyers, seller, otherSeller, ...staff, admin];
  await db`insert into users ${db(everyone.map((one) => ({ ...one, passwordHash, isVerified: true, isDemo: true })))}`;
  const rows = buyers.flatMap((one) => buildAddresses(one).map((address) => ({ ...address, userId: one.id })));
  await db`insert into addresses ${db(rows)}`;
  await db`insert into team_members ${db(team.map(({ id, teamRole }) => ({ userId: id, sellerId: seller.id, roles: [teamRole] })))}`;
  const open = {
    sellerId: seller.id,
    email: 'nisha.paul@example.com',
    roles: ['orders', 'content'],
    invitedBy: seller.id,
  };
  await db`insert into team_invitations ${db({ ...open, expiresAt: new Date(Date.now() + INVITATION_DAYS * 86_400_000) })}`;
}

/** Every second brand belongs to the second seller. */
function createSellerOf(products: readonly DemoProduct[]) {
  const brands = [...new Set(products.map((product) => product.brand ?? ''))].sort();
  return (product: DemoProduct) => (brands.indexOf(product.brand ?? '') % 2 === 0 ? seller.id : otherSeller.id);
}

function newForDays(name: string): number {
  const index = JUST_IN.indexOf(name);
  return index === -1 ? 1 + chance(`new:${name}`) * 19 : index / 24;
}

type Listed = Sold & { sku: string; reviews: BoughtReview[] };

/** A code as sellers make them: brand, category and a running number. */
const makeSku = ({ brand, category }: DemoProduct, index: number) =>
  [brand ?? 'Aaram', category]
    .map((word) =>
      word
        .replaceAll(/[^A-Za-z]/g, '')
        .slice(0, 3)
        .toUpperCase(),
    )
    .concat(String(101 + index))
    .join('-');

/** The products with their sellers and listing dates; those without a review are new. */
function listProducts({ now, toUrl, reviews }: Context): Listed[] {
  const products = readProducts();
  const findSeller = createSellerOf(products);
  const byProduct = Map.groupBy(reviews, (review) => review.productName);
  return products.map((product, index) => {
    const own = byProduct.get(product.name) ?? [];
    const firstOrder = Math.min(...own.map((review) => review.orderedAt.getTime()));
    const age = own.length === 0 ? newForDays(product.name) : chance(`listed:${product.name}`) * 150;
    return {
      ...product,
      id: buildDemoId('product', product.name),
      sku: makeSku(product, index),
      sellerId: findSeller(product),
      image: toUrl(product.images[0] ?? ''),
      createdAt: new Date(Math.min(now.getTime() - age * DAY_MS, firstOrder - 5 * DAY_MS)),
      reviews: own,
    };
  });
}

async function seedProducts({ db, toUrl }: Context, products: readonly Listed[], sold: ReadonlyMap<string, number>) {
  await db`insert into products ${db(
    products.map(({ stock, price, mrp, images, image: _, reviews, ...rest }) => ({
      ...rest,
      pricePaise: paiseFromRupees(price),
      ...priceColumns(paiseFromRupees(price)),
      mrpPaise: paiseFromRupees(mrp),
      images: images.map(toUrl),
      isAvailable: stock.some((entry) => entry.quantity > 0),
      ratingSum: reviews.reduce((sum, review) => sum + review.rating, 0),
      ratingCount: reviews.length,
      starCounts: [1, 2, 3, 4, 5].map((star) => reviews.filter(({ rating }) => rating === star).length),
      sold: sold.get(rest.id) ?? 0,
    })),
  )}`;
  await db`insert into product_stock ${db(
    products.flatMap(({ id, stock }) =>
      stock.map(({ size, quantity }, position) => ({ productId: id, size, quantity, position })),
    ),
  )}`;
  const shown = products.flatMap(({ id, reviews }) =>
    reviews.map(({ buyer, author, rating, comment, at }) => ({
      productId: id,
      userId: buyer.id,
      authorName: author,
      rating,
      comment,
      createdAt: at,
    })),
  );
  if (shown.length > 0) {
    await db`insert into reviews ${db(shown)}`;
  }
}

/** Two products that the first seller's team has removed: what came before ones that are sold now. */
async function seedTrash(context: Context, products: readonly Listed[]) {
  const actorId = team[0].id;
  const rows = products
    .filter(({ sellerId, stock }) => sellerId === seller.id && stock.length > 1)
    .slice(0, 2)
    .map((product, index) => {
      const name = `${product.name} (last season)`;
      const id = buildDemoId('product', name);
      const at = new Date(context.now.getTime() - (4 + 5 * index) * DAY_MS);
      context.trail.push({ at, actorId, action: 'product.remove', subject: 'product', subjectId: id, detail: {} });
      return { ...product, id, name, sku: `${product.sku}-LS`, reviews: [], removedAt: at, removedBy: actorId };
    });
  await seedProducts(context, rows, new Map());
}

/** Products of one seller and brand that share all of their name before the last comma are colours of one thing. */
async function seedFamilies({ db }: Context, products: readonly Listed[]) {
  const alike = Map.groupBy(products, ({ sellerId, brand, name }) => {
    const stem = /^.+, /.exec(name)?.[0];
    return stem && `${sellerId} ${brand} ${stem}`;
  });
  for (const [stem, members] of alike) {
    if (stem !== undefined && members.length > 1) {
      const id = buildDemoId('family', stem);
      await db`insert into product_families ${db({ id, sellerId: members[0]?.sellerId ?? '' })}`;
      await db`
        update products p set family_id = ${id}, family_place = m.position
        from unnest(${members.map((one) => one.id)}::uuid[]) with ordinality as m (id, position) where p.id = m.id`;
    }
  }
}

/** All pictures of products and posts, as if they had been uploaded there. */
async function seedLibraries({ db }: Context) {
  await db`
    insert into media_items (owner_id, url, name, created_at)
    select distinct on (seller_id, url) seller_id, url, name, created_at from products, unnest(images) as url
    order by seller_id, url, created_at`;
  await db`
    insert into media_items (owner_id, url, name, created_at)
    select distinct on (author_id, url) author_id, url, title, updated_at from blog_posts, unnest(images) as url
    order by author_id, url, updated_at
    on conflict do nothing`;
}

async function seedOrders({ db }: Context, demo: ReturnType<typeof buildOrders>) {
  const { orders, lines, events, parcels, parcelEvents } = demo;
  await db`insert into orders ${db(orders)}`;
  await db`insert into order_lines ${db(lines)}`;
  await db`insert into order_events ${db(events)}`;
  await db`insert into order_parcels ${db(parcels)}`;
  await db`insert into parcel_events ${db(parcelEvents)}`;
  const sent = parcelEvents.filter(({ orderStatus }) => orderStatus === 'Shipped');
  const { shipments, carrierEvents } = buildShipments(parcels, new Map(sent.map(({ parcelId, at }) => [parcelId, at])));
  await db`insert into shipments ${db(shipments)}`;
  await db`insert into carrier_events ${db(carrierEvents)}`;
  await invoiceOrders(db, demo);
  await seedRefunds(db, demo);
  await seedPayouts(db);
}

const REFUNDED_AFTER_MS = 21 * 3_600_000;

/** The whole of every cancelled order went back, parcel by parcel, with its credit notes. */
async function seedRefunds(db: Db, { orders }: ReturnType<typeof buildOrders>) {
  for (const { id, createdAt } of orders.filter(({ paymentStatus }) => paymentStatus === 'Refunded')) {
    const at = new Date(createdAt.getTime() + REFUNDED_AFTER_MS);
    await db`
      insert into refunds (provider_payment_id, order_id, parcel_id, amount_paise, state, created_at)
      select ${`pay_demo_${id.slice(0, 8)}`}, order_id, parcel_id, total_paise, 'done', ${at}
      from tax_documents where order_id = ${id} and kind = 'invoice'`;
    await issueCreditNotes(db, id, at);
  }
}

/** Each seller was paid on the second of a month what the sales of the month before came to, less what of them went back. */
async function seedPayouts(db: Db) {
  await db`
    insert into payouts (seller_id, amount_paise, reference, paid_on, recorded_by)
    select d.seller_id, sum(case d.kind when 'invoice' then d.total_paise else -d.total_paise end),
      'DEMO' || to_char(m, 'YYYYMM') || left(d.seller_id::text, 4), (m + interval '1 month 1 day')::date, ${admin.id}
    from tax_documents d left join tax_documents i on i.id = d.invoice_id,
      lateral (select date_trunc('month', coalesce(i.issued_at, d.issued_at) at time zone 'Asia/Kolkata') as m) month
    where m + interval '1 month 1 day' <= now() at time zone 'Asia/Kolkata'
    group by d.seller_id, m having sum(case d.kind when 'invoice' then d.total_paise else -d.total_paise end) > 0`;
}

/** From the same series as for real payments, in the order of payment. */
async function invoiceOrders(db: Db, { orders }: ReturnType<typeof buildOrders>) {
  for (const { id, paidAt } of orders) {
    if (paidAt !== null) {
      await invoicePaidOrder(db, id, paidAt);
    }
  }
}

async function seedWishlist({ db }: Context, products: readonly { id: string; name: string; tags: string[] }[]) {
  const chosen = products
    .filter(({ name }, index) => ALWAYS_ON_WISHLIST.includes(name) || index % 47 === 5)
    .slice(0, 5);
  await db`insert into wishlist_items ${db(chosen.map(({ id }) => ({ userId: shopper.id, productId: id })))}`;
}

/** What shoppers looked for in the last weeks and the store does not have. */
async function seedZeroResultSearches({ db, now }: Context) {
  const rows = ['dhoti', 'saree', 'silk saree'].flatMap((phrase, index) =>
    [1, 4, 9].map((days) => ({
      day: new Date(now.getTime() - days * DAY_MS),
      phrase,
      times: 2 + index,
    })),
  );
  await db`insert into vain_searches ${db(rows)}`;
}

/**
 * Fills an empty database with the demo store: people, catalogue, posts, and a year of orders with their reviews.
 * Returns whether it did; a database that has any user is left unchanged. Takes about a second.
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
      const reviews = datedReviews(readReviews(), now);
      const context: Context = { db, now, toUrl: createPictureUrls(), reviews, trail: [] };
      const products = listProducts(context);
      const orders = buildOrders(products, context.reviews, now);
      await seedPeople(context);
      await seedProducts(context, products, countSold(orders));
      await seedFamilies(context, products);
      await seedChangeSets(context, products);
      await seedPosts(context);
      await seedRevisions(context);
      await seedLibraries(context);
      await seedTrash(context, products);
      await seedTaxDetails(context);
      await seedOrders(context, orders);
      await seedPacked(context);
      await seedReturns(context);
      await seedWishlist(context, products);
      await seedZeroResultSearches(context);
      await seedSynonyms(context);
      await seedTrail(context);
      return true;
    });
  } finally {
    await pool.end({ timeout: 5 });
  }
}
