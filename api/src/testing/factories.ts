import { randomBytes, randomInt } from 'node:crypto';
import type { Db } from '@aaram/runtime/db';
import type { ProductState, SizeType } from '@aaram/shared-domain/catalog';
import type { Role } from '@aaram/shared-domain/identity';
import { hash } from '@node-rs/argon2';
import { priceColumns } from '#modules/catalog/price-columns.ts';
import { createSession } from '#modules/identity/sessions/session.repository.ts';

/** Password of every user that `buildUser` makes. */
export const TEST_PASSWORD = 'correct horse';
export const TEST_PASSWORD_HASH = hash(TEST_PASSWORD, { memoryCost: 1024, timeCost: 1, parallelism: 1 });
const unique = () => randomBytes(5).toString('hex');

export type TestUser = { id: string; name: string; email: string; mobile: string; role: Role; isVerified: boolean };

/** Stores users, each by default a shopper with a confirmed email address. */
export async function buildUsers(db: Db, given: readonly Partial<Omit<TestUser, 'id'>>[]): Promise<TestUser[]> {
  const users = given.map((one) => ({
    name: 'Meera Nair',
    email: `meera.${unique()}@example.com`,
    mobile: String(randomInt(6_000_000_000, 9_999_999_999)),
    role: 'user' as Role,
    isVerified: true,
    ...one,
  }));
  const passwordHash = await TEST_PASSWORD_HASH;
  const rows = await db<{ id: string }[]>`
    insert into users ${db(users.map((user) => ({ ...user, passwordHash })))} returning id`;
  return users.map((user, index) => ({ id: rows[index]?.id ?? '', ...user }));
}

/** Stores a user, by default a shopper with a confirmed email address. */
export async function buildUser(db: Db, given: Partial<Omit<TestUser, 'id'>> = {}): Promise<TestUser> {
  const [user] = await buildUsers(db, [given]);
  if (user === undefined) {
    throw new Error('No account was made.');
  }
  return user;
}

/** Opens a session and returns its headers. */
export async function loginAs(db: Db, user: { id: string }): Promise<{ authorization: string }> {
  return { authorization: `Bearer ${await createSession(db, user.id, 86_400)}` };
}

type ProductDraft = {
  name: string;
  pricePaise: number;
  mrpPaise: number | null;
  category: string;
  subcategory: string;
  brand: string | null;
  sizeType: SizeType;
  tags: string[];
  images: string[];
  sold: number;
  description: string;
  isAvailable: boolean;
  /** Pieces by size. */
  stock: Record<string, number>;
  countryOfOrigin: string;
  colour: string | null;
  sellerId: string;
  state: ProductState;
};

/** Stores a product; without `sellerId` it gets a new seller. */
export async function buildProduct(db: Db, given: Partial<ProductDraft> = {}) {
  const { stock = { S: 5, M: 5 }, sellerId = (await buildUser(db, { role: 'seller' })).id, ...rest } = given;
  const pricePaise = given.pricePaise ?? 1499_00;
  const product = {
    name: `Test Shirt ${unique()}`,
    description: 'A shirt for a test.',
    mrpPaise: null as number | null,
    category: 'Men',
    subcategory: 'Shirts',
    brand: 'Neelkhet' as string | null,
    sizeType: 'Clothing' as SizeType,
    tags: ['test'],
    images: ['/media/test_750x1000_ffffff/750.webp'],
    sold: 0,
    isAvailable: Object.values(stock).some((quantity) => quantity > 0),
    ...rest,
    pricePaise,
    ...priceColumns(pricePaise),
    sellerId,
  };
  const [row] = await db<{ id: string; version: number }[]>`insert into products ${db(product)} returning id, version`;
  const id = row?.id ?? '';
  const entries = Object.entries(stock).map(([size, quantity], position) => ({
    productId: id,
    size,
    position,
    quantity,
  }));
  if (entries.length > 0) {
    await db`insert into product_stock ${db(entries)}`;
  }
  return { id, version: row?.version ?? 1, ...product, stock };
}
