import type { ApiClient } from '@aaram/shared-domain/contract';
import sharp from 'sharp';
import { attackFamilies, attackStrings } from '../../../api/src/testing/wrong-calls/attack-strings.ts';
import { clientFor } from '../api.ts';
import { knowPaid } from '../orders.ts';
import { clientOf, homeAddress, orderOf } from '../shopping.ts';
import { payOrder } from '../store/sandbox.ts';

type Shop = { shopUrl: string; sandboxUrl: string };
/** Where the attack strings are stored, and the shopper whose pages show them. */
export type AttackedStore = {
  productIds: string[];
  postIds: string[];
  orderId: string;
  shopper: Awaited<ReturnType<ApiClient['login']>>;
};

/** Added to every stored attack string, so that a test can find it on a page. */
export const SIGN = 'corpus';

// The API refuses control characters, so no page contains them.
const storable = attackStrings.filter((text) => !/[\p{Cc}\ufffe\uffff]/u.test(text));

/** Joins the texts into portions of at most `max` characters; texts that are too long are left to larger fields. */
function pack(texts: readonly string[], max: number): string[] {
  const portions: string[] = [];
  for (const text of texts) {
    const last = portions.at(-1);
    if (text.length > max - SIGN.length - 1) {
      continue;
    }
    if (last !== undefined && last.length + 1 + text.length <= max) {
      portions[portions.length - 1] = `${last} ${text}`;
    } else {
      portions.push(`${SIGN} ${text}`);
    }
  }
  return portions;
}

const running = [...attackFamilies.handlers, ...attackFamilies.scriptTags, ...attackFamilies.svgAndMathml];
const at = (list: readonly string[], index: number) => list[index % list.length] ?? SIGN;
const picture = (colour: string) =>
  sharp({ create: { width: 60, height: 80, channels: 3, background: colour } })
    .jpeg()
    .toBuffer();

function toForm(fields: Record<string, string>, file: Buffer): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    form.append(name, value);
  }
  form.append('images', new Blob([new Uint8Array(file)]), '"><img src=x onerror=alert(1)>.jpg');
  return form;
}

async function addProducts(seller: ApiClient): Promise<string[]> {
  const [names, brands, texts] = [pack(running, 200), pack(running, 80), pack(storable, 4900)];
  const tags = [...new Set(storable.map((text) => text.trim()).filter((text) => /^[^,;]{1,24}$/.test(text)))];
  const ids: string[] = [];
  for (let index = 0; index < 8; index += 1) {
    const fields = {
      name: at(names, index),
      description: at(texts, index),
      brand: at(brands, index),
      price: '640',
      category: 'Women',
      subcategory: 'Tops',
      sizeType: 'Clothing',
      'stock[0][size]': 'S',
      'stock[0][quantity]': '50',
      tags: JSON.stringify([SIGN, ...tags.slice(index * 3, index * 3 + 3)]),
    };
    ids.push((await seller.addProduct(toForm(fields, await picture('#884422'))))._id);
  }
  return ids;
}

async function addPosts(seller: ApiClient): Promise<string[]> {
  const [titles, descriptions, authors] = [pack(running, 200), pack(running, 500), pack(running, 120)];
  const words = storable.filter((text) => /^[^,;[]{1,60}$/.test(text));
  const ids: string[] = [];
  for (let index = 0; index < 3; index += 1) {
    const fields = {
      title: at(titles, index),
      description: at(descriptions, index),
      author: at(authors, index),
      content: `<p>${SIGN}</p>${storable.map((text) => `<p>${text}</p>`).join('')}${storable.join('\n')}`,
      tags: words.slice(index * 5, index * 5 + 5).join(','),
      categories: words.slice(index * 5 + 20, index * 5 + 22).join(','),
    };
    ids.push((await seller.createPost(toForm(fields, await picture('#224488'))))._id);
  }
  return ids;
}

async function buyAndReview({ shopUrl, sandboxUrl }: Shop, api: ApiClient, productIds: readonly string[]) {
  const lines = pack(running, 100);
  const addresses = [0, 1, 2].map((index) => ({
    ...homeAddress,
    name: at(lines, index),
    address: at(lines, index + 3),
    city: at(lines, index + 6).slice(0, 60),
    landmark: at(lines, index + 9),
  }));
  for (const address of addresses) {
    await api.addAddress(address);
  }
  const admin = await clientOf(shopUrl, 'admin@example.com');
  const comments = pack(storable, 1900);
  const orders: string[] = [];
  for (const [index, id] of productIds.slice(0, 3).entries()) {
    const draft = orderOf(await api.getProduct(id), 'S');
    const { order, razorpayOrder } = await api.createOrder(
      { ...draft, shippingAddress: at2(addresses, index) },
      crypto.randomUUID(),
    );
    await payOrder(sandboxUrl, razorpayOrder?.id ?? '');
    await knowPaid(api, order._id);
    await admin.updateOrderStatus(order._id, 'Delivered');
    const { pictures } = await api.uploadPictures('review', toForm({}, await picture('#448822')));
    await api.addReview({ productId: id, rating: 1, comment: at(comments, index), media: pictures });
    orders.push(order._id);
  }
  await api.addToCart({ product: productIds[3] ?? '', size: 'S' });
  await api.addToWishlist(productIds[4] ?? '');
  return orders[0] ?? '';
}
const at2 = <Item>(list: readonly Item[], index: number): Item => {
  const item = list[index % list.length];
  if (item === undefined) {
    throw new Error('There is nothing to choose from.');
  }
  return item;
};

/** Fills every field that people can write with the corpus, over HTTP. */
export async function attackStore(shop: Shop): Promise<AttackedStore> {
  const seller = await clientOf(shop.shopUrl, 'seller@example.com');
  const visitor = clientFor(shop.shopUrl);
  const email = 'attacker@example.com';
  const password = 'test-password';
  const name = at(pack(running, 80), 2);
  await visitor.register({ name, mobile: '9123456780', email, password, agreedToTerms: true });
  const shopper = await visitor.login({ email, password });
  const productIds = await addProducts(seller);
  const postIds = await addPosts(seller);
  const orderId = await buyAndReview(shop, clientFor(shop.shopUrl, shopper.token), productIds);
  return { productIds, postIds, orderId, shopper };
}
