import { saidOrNothing } from '@aaram/shared-domain/catalog';
import { readText } from '@aaram/shared-domain/read';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sanitizePost } from '#modules/blog/index.ts';
import { buildForm, buildPicture } from '#testing/build-form.ts';
import { buildProduct } from '#testing/factories.ts';
import { buildGrievance } from '#testing/good-calls/good-grievance-calls.ts';
import { type Headers, type PaymentHarness, startPaymentHarness } from '#testing/payment-harness.ts';
import { attackStrings } from '#testing/wrong-calls/attack-strings.ts';

type Answer = Awaited<ReturnType<PaymentHarness['post']>>;
type Harness = PaymentHarness & { shopperHeaders: Headers; sellerHeaders: Headers; adminHeaders: Headers };
/** A field that a caller can write: `write` sends a text, `read` finds it in the response or by another request. */
type Field = {
  name: string;
  write: (text: string, number: number) => Promise<Answer>;
  read: (answer: Answer) => unknown;
  /** The stored form of a text. Default: the text unchanged. */
  keeps?: (text: string) => unknown;
  /** The text is stored as a list of words. */
  isList?: true;
  /** Has a fixed form, such as a phone number, and refuses every attack. */
  refusesAll?: true;
  /** Accepts so few of the attacks that it is tested with all of them. */
  takesFew?: true;
  /** Hashes a password on each call. */
  isSlow?: true;
};

let harness: Harness;
let picture: Buffer;
let productId: string;
let sellersProduct: string;
let orderId: string;
let addressId: string;
let postId: string;
let registered: string | undefined;
beforeAll(async () => {
  const started = await startPaymentHarness();
  const [shopper, seller, admin] = [
    await started.shopper(),
    await started.shopper({ role: 'seller' }),
    await started.shopper({ role: 'admin' }),
  ];
  harness = {
    ...started,
    shopperHeaders: shopper.headers,
    sellerHeaders: seller.headers,
    adminHeaders: admin.headers,
  };
  picture = await buildPicture();
  const product = await buildProduct(harness.db, { stock: { M: 100_000 }, sellerId: seller.id });
  productId = product.id;
  sellersProduct = product.id;
  const paid = await harness.payAtProvider(shopper.headers, [product]);
  await harness.verify(shopper.headers, paid);
  orderId = paid.orderId;
  await started.putInto(orderId, 'Delivered');
  await started.db`
    insert into parcel_events (parcel_id, order_status, source)
    select id, 'Delivered', 'admin' from order_parcels where order_id = ${orderId}`;
  const added = await call('POST', '/api/auth/me/addresses', shopper.headers, address);
  addressId = added.json().addresses[0]._id;
  postId = (await sendForm('POST', '/api/blog/posts', { title: 'A post' })).json()._id;
}, 120_000);
afterAll(() => harness.close());

const address = {
  name: 'Meera Nair',
  phone: '9876543210',
  address: '4 MG Road',
  city: 'Kochi',
  state: 'Kerala',
  pincode: '682001',
};
const productFields = {
  name: 'Linen Shirt',
  description: 'Cool in summer.',
  price: '1499.00',
  category: 'Men',
  subcategory: 'Shirts',
  brand: 'Neelkhet',
  sizeType: 'Clothing',
  'stock[0][size]': 'M',
  'stock[0][quantity]': '3',
};

const call = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, headers: object, payload?: object) =>
  harness.app.inject({ method, url, headers: { ...headers }, ...(payload === undefined ? {} : { payload }) });

async function sendForm(method: 'POST' | 'PUT', url: string, fields: Record<string, string>, files: Buffer[] = []) {
  const form = await buildForm(fields, files);
  return harness.app.inject({
    method,
    url,
    payload: form.payload,
    headers: { ...form.headers, ...harness.sellerHeaders },
  });
}

// Multipart forms send every line break as CRLF.
const asForm = (text: string) => text.replace(/\r\n|\r|\n/g, '\r\n');
const trimmed = (text: string) => text.trim();

const productField = (name: string): Field => ({
  name: `product ${name} (add)`,
  write: (text) => sendForm('POST', '/api/auth/add-product', { ...productFields, [name]: text }, [picture]),
  read: (answer) => answer.json()[name],
  keeps: (text) => asForm(text).trim(),
});
/** Texts such as "null" count as no value. */
const productDetail = (name: string): Field => ({
  ...productField(name),
  keeps: (text) => saidOrNothing(asForm(text)) || null,
});
const postField = (name: string): Field => ({
  name: `post ${name}`,
  write: (text) => sendForm('PUT', `/api/blog/posts/${postId}`, { [name]: text }),
  read: (answer) => answer.json()[name],
  keeps: (text) => asForm(text).trim(),
});
const addressField = (name: string): Field => ({
  name: `address ${name}`,
  write: (text) =>
    call('PUT', `/api/auth/me/address/${addressId}`, harness.shopperHeaders, { ...address, [name]: text }),
  read: (answer) => answer.json().addresses[0][name],
  keeps: trimmed,
});
const complaintField = (name: 'name' | 'text'): Field => ({
  name: `complaint ${name}`,
  write: async (text) => {
    const answer = await call('POST', '/api/grievances', {}, { ...buildGrievance(), [name]: text });
    return answer.statusCode < 300
      ? call('GET', `/api/auth/panel/grievances?q=${answer.json().ticket}`, harness.adminHeaders)
      : answer;
  },
  read: (answer) => answer.json()[0][name],
  keeps: trimmed,
});
const panelReviewField = (name: 'answer' | 'hiding', field: 'text' | 'reason'): Field => ({
  name: `review ${name}`,
  write: async (text) => {
    const review = { productId, authorName: 'Meera Nair', rating: 4, comment: 'Fits well.' };
    const [row] = await harness.db<{ id: string }[]>`insert into reviews ${harness.db(review)} returning id`;
    const headers = name === 'answer' ? harness.sellerHeaders : harness.adminHeaders;
    return call('PUT', `/api/auth/panel/reviews/${row?.id}/${name}`, headers, { [field]: text });
  },
  read: (answer) => answer.json()[name === 'answer' ? 'answer' : 'hidden'][field],
  keeps: trimmed,
});
/** Puts the same text into every line of an order's address. */
const orderAddress: Field = {
  name: 'order address',
  write: (text) =>
    harness.order(harness.shopperHeaders, [{ id: productId, pricePaise: 1499_00 }], {
      body: { shippingAddress: { ...address, name: text, address: text, city: text, state: text, landmark: text } },
    }),
  read: (answer) => {
    const { name, address: line, city, state, landmark } = answer.json().order.shippingAddress;
    return [...new Set([name, line, city, state, landmark])].join(' != ');
  },
  keeps: trimmed,
};

const returnsOf = async () => (await call('GET', `/api/orders/${orderId}/returns`, harness.shopperHeaders)).json();
const askReturn = async (comment: string) =>
  call('POST', `/api/orders/${orderId}/returns`, harness.shopperHeaders, {
    line: (await returnsOf()).lines[0]._id,
    kind: 'return',
    quantity: 1,
    reason: 'size',
    comment,
  });

const fields: Field[] = [
  productField('name'),
  productField('description'),
  productDetail('brand'),
  productDetail('colour'),
  { ...productDetail('countryOfOrigin'), takesFew: true },
  { ...productField('tags'), isList: true },
  { ...productField('category'), refusesAll: true },
  { ...productField('subcategory'), refusesAll: true },
  { ...productField('sizeType'), refusesAll: true },
  { ...productField('seller'), refusesAll: true },
  {
    name: 'product name (edit)',
    write: (text) => call('PUT', `/api/auth/update/${sellersProduct}`, harness.sellerHeaders, { name: text }),
    read: (answer) => answer.json().name,
    keeps: trimmed,
  },
  {
    name: 'product description (edit)',
    write: (text) => call('PUT', `/api/auth/update/${sellersProduct}`, harness.sellerHeaders, { description: text }),
    read: (answer) => answer.json().description,
    keeps: trimmed,
  },
  postField('title'),
  postField('description'),
  postField('author'),
  { ...postField('tags'), isList: true },
  { ...postField('categories'), isList: true },
  { ...postField('content'), keeps: (text) => sanitizePost(asForm(text).trim()) },
  {
    name: 'review comment',
    write: (text) =>
      call('POST', '/api/auth/reviews/add', harness.shopperHeaders, { productId, rating: 4, comment: text }),
    read: (answer) => answer.json().comment,
    keeps: trimmed,
  },
  {
    name: 'review media',
    write: (text) =>
      call('POST', '/api/auth/reviews/add', harness.shopperHeaders, {
        productId,
        rating: 4,
        comment: 'x',
        media: [text],
      }),
    read: () => undefined,
    refusesAll: true,
  },
  ...(['name', 'text'] as const).map(complaintField),
  panelReviewField('answer', 'text'),
  panelReviewField('hiding', 'reason'),
  ...['name', 'address', 'city', 'state', 'landmark'].map(addressField),
  { ...addressField('phone'), refusesAll: true },
  { ...addressField('pincode'), refusesAll: true },
  orderAddress,
  {
    name: 'registration name',
    isSlow: true,
    write: async (text, number) => {
      const email = `attack-${number}@example.com`;
      const person = {
        email,
        mobile: String(6_100_000_000 + number),
        password: 'monsoon in Kochi',
        agreedToTerms: true,
      };
      const answer = await call('POST', '/api/auth/register', {}, { ...person, name: text });
      const [row] = await harness.db<{ name: string }[]>`select name from users where email = ${email}`;
      registered = row?.name;
      return answer;
    },
    read: () => registered,
    keeps: trimmed,
  },
  {
    name: 'registration email',
    write: (text, number) =>
      call(
        'POST',
        '/api/auth/register',
        {},
        {
          name: 'A',
          email: text,
          mobile: String(6_200_000_000 + number),
          password: 'monsoon in Kochi',
          agreedToTerms: true,
        },
      ),
    read: () => undefined,
    refusesAll: true,
  },
  {
    name: 'login',
    isSlow: true,
    write: (text) => call('POST', '/api/auth/login', {}, { email: text, password: text }),
    read: () => undefined,
    refusesAll: true,
  },
  {
    name: 'tracking id',
    write: (text) =>
      call('PUT', `/api/auth/admin-orders/${orderId}/tracking`, harness.adminHeaders, { trackingId: text }),
    read: (answer) => answer.json().trackingId,
    keeps: (text) => text.trim() || null,
  },
  {
    name: 'comment of a return',
    write: async (text) => {
      await harness.db`update returns set state = 'withdrawn' where order_id = ${orderId}`;
      return askReturn(text);
    },
    read: (answer) => answer.json().returns[0].comment,
    keeps: trimmed,
  },
  {
    name: 'answer to a return',
    write: async (text) => {
      const { _id } = (await returnsOf()).returns[0];
      await harness.db`update returns set state = 'requested', answer = null where id = ${_id}`;
      return call('PUT', `/api/auth/panel/returns/${_id}`, harness.sellerHeaders, { action: 'refuse', answer: text });
    },
    read: (answer) => answer.json().answer,
    keeps: trimmed,
  },
  {
    name: 'order status',
    write: (text) =>
      call('PUT', `/api/auth/orders/update-status/${orderId}`, harness.adminHeaders, { orderStatus: text }),
    read: () => undefined,
    refusesAll: true,
  },
  {
    name: 'cart size',
    write: (text) => call('POST', '/api/auth/add-cart', harness.shopperHeaders, { product: productId, size: text }),
    read: () => undefined,
    refusesAll: true,
  },
  {
    name: 'cart design',
    write: (text) =>
      call('POST', '/api/auth/add-cart', harness.shopperHeaders, {
        product: productId,
        size: 'M',
        customImages: { rawImage: text, previewImage: text },
      }),
    read: () => undefined,
    refusesAll: true,
  },
  {
    name: 'order design',
    write: (text) =>
      harness.order(harness.shopperHeaders, [], {
        body: {
          product: [
            { product: productId, size: 'M', quantity: 1, customImages: { rawImage: text, previewImage: text } },
          ],
        },
      }),
    read: () => undefined,
    refusesAll: true,
  },
  {
    name: 'reset token',
    isSlow: true,
    write: (text) =>
      call('POST', `/api/auth/reset-password/${encodeURIComponent(text)}`, {}, { password: 'monsoon in Kochi' }),
    read: () => undefined,
    refusesAll: true,
  },
];

/** Reads that take a text. The response is always JSON, also for a refusal, and never a page. */
const questions: [string, (text: string) => string][] = [
  ['search', (text) => `/api/auth/get-all-products?q=${encodeURIComponent(text)}&limit=5`],
  ['suggestions', (text) => `/api/auth/suggestions?q=${encodeURIComponent(text)}`],
  ['facets', (text) => `/api/auth/facets?q=${encodeURIComponent(text)}`],
  ['category', (text) => `/api/auth/category/products?category=${encodeURIComponent(text)}`],
  ['brand', (text) => `/api/auth/get-all-products?brand=${encodeURIComponent(text)}`],
  ['tag', (text) => `/api/auth/get-all-products?tag=${encodeURIComponent(text)}`],
  ['cursor', (text) => `/api/auth/get-all-products?limit=2&cursor=${encodeURIComponent(text)}`],
  ['product id', (text) => `/api/auth/products/${encodeURIComponent(text)}`],
  ['post id', (text) => `/api/blog/posts/${encodeURIComponent(text)}`],
  ['picture', (text) => `/media/${encodeURIComponent(text)}/1.webp`],
];

const counts = async () =>
  (
    await harness.db`
  select (select count(*) from users) as users, (select count(*) from orders) as orders, to_regclass('products') as products`
  )[0];

describe('the corpus', () => {
  it('has at least 150 different strings', () => {
    expect(new Set(attackStrings).size).toBeGreaterThanOrEqual(150);
  });
});

const isJson = (answer: Answer) => String(answer.headers['content-type'] ?? '').startsWith('application/json');

/** What is wrong with the response to an attack; undefined when it was refused, or stored as expected. */
function findFault({ read, keeps = (text) => text, isList, refusesAll }: Field, sent: string, answer: Answer) {
  const text = readText(sent);
  if (answer.statusCode >= 500 || !isJson(answer)) {
    return { text, status: answer.statusCode, body: answer.body.slice(0, 200) };
  }
  if (answer.statusCode >= 300) {
    return undefined;
  }
  const found = read(answer);
  const isRight = isList ? Array.isArray(found) : refusesAll !== true && found === keeps(text);
  return isRight ? undefined : { text, found, wanted: keeps(text) };
}

// Each field gets a share of the strings, and each string goes to some fields; with PROOF=long every field gets all.
const share = process.env.PROOF === 'long' ? 1 : 16;
const indexes = new Map(fields.map(({ name }, index) => [name, index]));

describe.each(fields)('$name', (field) => {
  it('keeps an attack as the text it is, or refuses it, and never falls over', async () => {
    const faults: unknown[] = [];
    let stored = 0;
    const index = indexes.get(field.name) ?? 0;
    const every = field.takesFew ? 1 : field.isSlow ? share + 3 : share;
    for (const [number, text] of attackStrings.entries()) {
      if ((number + index) % every > 0) {
        continue;
      }
      const answer = await field.write(text, number);
      stored += answer.statusCode < 300 ? 1 : 0;
      faults.push(findFault(field, text, answer));
    }
    expect(faults.filter((fault) => fault !== undefined)).toEqual([]);
    // A field that refused everything by mistake would prove nothing.
    expect(stored > 0).toBe(field.refusesAll !== true);
  }, 300_000);
});

describe.each(questions)('a question with an attack as %s', (name_, address_) => {
  it('is answered or refused in JSON', async () => {
    const wrong: unknown[] = [];
    const index = questions.findIndex(([name]) => name === name_);
    for (const [number, text] of attackStrings.entries()) {
      if ((number + index) % Math.ceil(share / 4) > 0) {
        continue;
      }
      const answer = await harness.app.inject(address_(text));
      if (answer.statusCode >= 500 || !isJson(answer)) {
        wrong.push([text, answer.statusCode, answer.body.slice(0, 200)]);
      }
    }
    expect(wrong).toEqual([]);
  }, 300_000);
});

describe('afterwards', () => {
  it('every table is there, and the store still sells', async () => {
    expect(await counts()).toMatchObject({ products: 'products' });
    const shopper = await harness.shopper();
    const product = await buildProduct(harness.db);
    const paid = await harness.payAtProvider(shopper.headers, [product]);
    expect((await harness.verify(shopper.headers, paid)).statusCode).toBe(200);
  });

  it('no sanitised post holds anything that runs, and cleaning it again changes nothing', () => {
    for (const text of attackStrings) {
      const clean = sanitizePost(text);
      expect(sanitizePost(clean)).toBe(clean);
      expect(clean).not.toMatch(/<(?!\/?(?:p|h2|h3|strong|em|ul|ol|li|blockquote|a|br)[\s>/])[a-z!?/]/i);
      expect(clean).not.toMatch(/<[^>]*\s(?:on\w+|style|src|id|name)\s*=/i);
      expect(clean).not.toMatch(/href="(?!https?:|mailto:|tel:|\/(?![/\\]))/i);
    }
  });
});
