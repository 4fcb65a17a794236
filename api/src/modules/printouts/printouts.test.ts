import type { Printout, PrintoutKind } from '@aaram/shared-domain/printout';
import fc from 'fast-check';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ParcelToSend } from '#modules/orders/for-printouts.ts';
import { buildProduct, loginAs } from '#testing/factories.ts';
import { openTwoSellers } from '#testing/orders/two-sellers.ts';
import { type PaymentHarness, startPaymentHarness } from '#testing/payment-harness.ts';
import { describeLabels, describePickList, describeSlips } from './describe-parcels.ts';
import { readPreviews } from './read-previews.ts';
import { prepare } from './render/compile.ts';
import { findUnprintable } from './render/fonts.ts';
import { renderPdf } from './render/render-pdf.ts';

let harness: PaymentHarness;
let shop: Awaited<ReturnType<typeof openTwoSellers>>;
beforeAll(async () => {
  harness = await startPaymentHarness();
  shop = await openTwoSellers(harness);
});
afterAll(() => harness.close());

const parcelTo = (to: Partial<ParcelToSend['to']>): ParcelToSend => ({
  ...{ orderId: 'o1', orderNumber: 'AA-7K3F-92QD', orderedAt: new Date(0), carrier: null, trackingId: null },
  to: {
    ...{ name: 'Meera Nair', phone: '9876543210', address: '4 MG Road', city: 'Kochi', state: 'Kerala' },
    ...{ pincode: '682001', landmark: null, ...to },
  },
  from: { name: 'Kapda Private Limited', address: 'Jaipur' },
  lines: [{ name: 'Linen kurta', size: 'M', quantity: 1, rawImage: null, previewImage: null }],
});

type Person = { headers: Record<string, string> };
const ask = (who: Person, kind: PrintoutKind, orders: string[]) =>
  harness.app.inject({
    method: 'POST',
    url: '/api/auth/panel/printouts',
    headers: who.headers,
    payload: { kind, orders },
  });
const read = (who: Person, { _id }: Printout, path = '') =>
  harness.app.inject({ url: `/api/auth/panel/printouts/${_id}${path}`, headers: who.headers });

const pdfOf = (answer: { json: () => { pdf: string } }) => Buffer.from(answer.json().pdf, 'base64');
const isPdf = (body: Buffer) => body.subarray(0, 5).toString() === '%PDF-' && body.length > 5000;
const countPages = (body: Buffer) => body.toString('latin1').match(/\/Type \/Page\b/g)?.length;

describe('a printout', () => {
  it.each(['invoices', 'packing-slips', 'pick-list', 'labels'] as const)(
    'of %s of one order is made at once',
    async (kind) => {
      const { orderId } = await shop.buy(await shop.stockUp());
      const asked = await ask(shop.admin, kind, [orderId]);
      expect(asked.statusCode).toBe(201);
      expect(asked.json()).toMatchObject({ kind, state: 'ready', done: 1, total: 1 });
      const file = await read(shop.admin, asked.json(), '/file');
      expect(file.headers).toMatchObject({ 'cache-control': 'no-store' });
      expect(isPdf(pdfOf(file))).toBe(true);
    },
  );

  // rules: printouts
  it('of several orders is a job, with one sheet for each seller and order, and is recorded in the trail', async () => {
    const orders = [await shop.buy(await shop.stockUp()), await shop.buy(await shop.stockUp())];
    const asked = await ask(
      shop.admin,
      'invoices',
      [...orders, ...orders].map(({ orderId }) => orderId),
    );
    expect(asked.json()).toMatchObject({ state: 'waiting', done: 0, total: 2 });
    expect((await read(shop.admin, asked.json(), '/file')).statusCode).toBe(404);
    await harness.app.runDueJobs();
    expect((await read(shop.admin, asked.json())).json()).toMatchObject({ state: 'ready', done: 2, total: 2 });
    expect(countPages(pdfOf(await read(shop.admin, asked.json(), '/file')))).toBe(4);
    const [entry] = await harness.db<{ detail: object }[]>`
      select detail from audit_log where action = 'order.print' and subject_id = ${asked.json()._id}`;
    expect(entry?.detail).toEqual({ kind: 'invoices', orders: orders.map(({ orderId }) => orderId) });
    await harness.app.runDueJobs();
  });

  // rules: printouts
  it('has only what its owner may see, and is visible to its owner alone', async () => {
    const { orderId } = await shop.buy(await shop.stockUp());
    const own = await ask(shop.first, 'packing-slips', [orderId]);
    expect(countPages(pdfOf(await read(shop.first, own.json(), '/file')))).toBe(1);
    for (const who of [shop.second, shop.admin]) {
      expect((await read(who, own.json())).statusCode).toBe(404);
      expect((await read(who, own.json(), '/file')).statusCode).toBe(404);
    }
    const stranger = await harness.shopper({ role: 'seller' });
    expect((await ask(stranger, 'labels', [orderId])).json()).toMatchObject({
      code: 'UNAVAILABLE',
      message: 'None of these orders has anything of this kind to print.',
    });
  });

  it('is not made for a member who has left the team meanwhile', async () => {
    const orders = [await shop.buy(await shop.stockUp()), await shop.buy(await shop.stockUp())];
    const { id } = await harness.shopper();
    await harness.db`insert into team_members ${harness.db({ userId: id, sellerId: shop.first.id, roles: ['orders'] })}`;
    const packer = { headers: await loginAs(harness.db, { id }) };
    const asked = await ask(
      packer,
      'packing-slips',
      orders.map(({ orderId }) => orderId),
    );
    expect(asked.json()).toMatchObject({ state: 'waiting' });
    await harness.db`delete from team_members where user_id = ${id}`;
    await harness.app.runDueJobs();
    const [row] = await harness.db`select state, file from printouts where id = ${asked.json()._id}`;
    expect(row).toEqual({ state: 'failed', file: null });
  });

  it('is refused for unpaid orders, no orders and too many', async () => {
    const { orderId } = await shop.buy(await shop.stockUp(), { isPaid: false });
    expect((await ask(shop.admin, 'labels', [orderId])).statusCode).toBe(409);
    expect((await ask(shop.admin, 'labels', [])).json().message).toBe('Choose at least one order.');
    const many = Array.from({ length: 201 }, () => orderId);
    expect((await ask(shop.admin, 'labels', many)).json().message).toBe('Choose at most 200 orders.');
    expect((await ask(shop.admin, 'labels', ['1'])).statusCode).toBe(400);
  });

  // rules: printouts
  it('ends after an hour', async () => {
    const { orderId } = await shop.buy(await shop.stockUp());
    const asked = await ask(shop.admin, 'labels', [orderId]);
    await harness.db`update printouts set expires_at = now() - interval '1 second'`;
    expect((await read(shop.admin, asked.json(), '/file')).statusCode).toBe(404);
  });

  it('takes names in Devanagari and markup as they are', async () => {
    const buyer = await harness.shopper();
    const product = await buildProduct(harness.db, { sellerId: shop.first.id, name: '#eval("1") *क्षत्रिय* $x$ [श्री]' });
    const { orderId } = await shop.buy([product], { person: buyer });
    expect((await ask(shop.admin, 'packing-slips', [orderId])).statusCode).toBe(201);
    expect((await ask(shop.admin, 'invoices', [orderId])).statusCode).toBe(201);
  });
});

// rules: printouts
it('a pick list adds up the pieces of all orders, sorted by product and size', () => {
  const parcel = (orderNumber: string, lines: { name: string; size: string; quantity: number }[]) => ({
    orderId: orderNumber,
    orderNumber,
    orderedAt: new Date(0),
    to: { name: '', phone: '', address: '', city: '', state: '', pincode: '', landmark: null },
    from: { name: '', address: '' },
    carrier: null,
    trackingId: null,
    lines: lines.map((line) => ({ ...line, rawImage: null, previewImage: null })),
  });
  const list = describePickList([
    parcel('AA-1', [
      { name: 'Shoe', size: '10', quantity: 1 },
      { name: 'Shoe', size: '9', quantity: 2 },
    ]),
    parcel('AA-2', [
      { name: 'Bag', size: 'Quantity', quantity: 1 },
      { name: 'Shoe', size: '10', quantity: 1 },
    ]),
  ]);
  expect(list.sum).toBe('5 pieces for 2 orders');
  expect(list.lines.map(({ name, size, quantity, orders }) => [name, size, quantity, orders])).toEqual([
    ['Bag', '', '1', 'AA-2'],
    ['Shoe', '9', '2', 'AA-1 × 2'],
    ['Shoe', '10', '2', 'AA-1, AA-2'],
  ]);
});

const scripts = {
  Tamil: 'லட்சுமி நாராயணன், காந்தி தெரு',
  Kannada: 'ಲಕ್ಷ್ಮಿ ನಾರಾಯಣ, ಬಸವನಗುಡಿ',
  Bengali: 'লক্ষ্মী বন্দ্যোপাধ্যায়, শ্যামবাজার',
  Malayalam: 'ലക്ഷ്മി നായർ, എറണാകുളം',
  Telugu: 'లక్ష్మి నారాయణ, సికింద్రాబాద్',
  Gujarati: 'લક્ષ્મી પટેલ, નવરંગપુરા',
  Odia: 'ଲକ୍ଷ୍ମୀ ମହାପାତ୍ର, ଗାନ୍ଧୀ ମାର୍ଗ',
  Gurmukhi: 'ਲਕਸ਼ਮੀ ਸਿੰਘ, ਮਾਡਲ ਟਾਊਨ',
  Urdu: 'لکشمی فاطمہ، ٹڈڑے، لکھنؤ',
  Devanagari: 'लक्ष्मी श्रीवास्तव, गाँधी मार्ग',
  emoji: '😀 🎁 🏠 👨‍👩‍👧 🇮🇳 ❤️',
};

describe('what is printed', () => {
  // rules: printouts
  it.each(Object.entries(scripts))('has letters for %s, and an own shape for each of them', async (_script, words) => {
    expect(await findUnprintable(`Sri ${words} ₹ № 12/3-A, “Om”`.replace('№ ', ''))).toEqual([]);
    const { compiler, args } = await prepare({ template: 'labels', data: describeLabels([parcelTo({ name: words })]) });
    // Without a font that has them, all letters would be the same box.
    const shapes = new Set(compiler.svg(args).match(/href="#g[^"]+"/g));
    expect(shapes.size).toBeGreaterThan(new Set(words.replace(/[\s,،]/g, '')).size / 2);
  });

  // rules: printouts
  it('is said before where a letter has no shape, by order, and is printed for anyone who wants it so', async () => {
    const { orderId } = await shop.buy(await shop.stockUp());
    await harness.db`update orders set shipping_name = 'Asha 𓀀𓂀' where id = ${orderId}`;
    for (const kind of ['labels', 'packing-slips', 'invoices'] as const) {
      const asked = await ask(shop.first, kind, [orderId]);
      expect([asked.statusCode, asked.json().message]).toEqual([
        409,
        expect.stringMatching(/^Some letters cannot be printed: 𓀀 𓂀 in order AA-/),
      ]);
    }
    const made = await harness.app.inject({
      ...{ method: 'POST', url: '/api/auth/panel/printouts', headers: shop.first.headers },
      payload: { kind: 'labels', orders: [orderId], anyway: true },
    });
    expect(made.statusCode).toBe(201);
  });

  const fitLabels = async (given: readonly Record<'name' | 'address' | 'city' | 'landmark', string>[]) => {
    const parcels = given.map((to) => ({
      ...parcelTo({ ...to, state: 'Dadra and Nagar Haveli and Daman and Diu' }),
      from: { name: to.name, address: to.address.slice(0, 300) },
      trackingId: 'W'.repeat(60),
    }));
    const { compiler, args } = await prepare({ template: 'labels', data: describeLabels(parcels) });
    const fits: { fits: boolean }[] = compiler.query(args, { selector: '<fit>', field: 'value' });
    return fits.map((one) => one.fits);
  };

  it('fits the label where a few wide letters make one long word', async () => {
    const word = 'ക്ഷ്മീ'.repeat(15);
    const text = `${word} ${word}`.slice(0, 100);
    const wide = (length: number) => 'W'.repeat(length);
    expect(await fitLabels([{ name: text, address: wide(500), city: wide(100), landmark: wide(200) }])).toEqual([true]);
  });

  // rules: printouts
  it('fits the label, beside the QR code, with the longest of everything', async () => {
    const word = fc.constantFrom(
      'W',
      'क्ष्मी',
      'ക്ഷ്മീ',
      '😀',
      'i',
      ...Object.values(scripts).map((text) => text.slice(0, 6)),
    );
    const long = (max: number) =>
      fc
        .tuple(word, fc.boolean(), fc.integer({ min: 1, max: 40 }))
        .map(([one, isSpaced, size]) => `${one.repeat(size)}${isSpaced ? ' ' : ''}`.repeat(max).slice(0, max).trim());
    const address = fc.record({ name: long(100), address: long(500), city: long(100), landmark: long(200) });
    await fc.assert(
      fc.asyncProperty(fc.array(address, { minLength: 4, maxLength: 4 }), async (given) => {
        expect(await fitLabels(given)).toEqual([true, true, true, true]);
      }),
      { numRuns: process.env.PROOF === 'long' ? 200 : 8 },
    );
  }, 120_000);
});

it('a packing slip shows what is printed on a customised piece', async () => {
  const previewImage = '/media/design-abc_750x1000_e7e5e3/750.webp';
  const line = {
    name: 'Your Print Tee',
    size: 'M',
    quantity: 1,
    rawImage: '/media/design-raw_1x1_ffffff/1.webp',
    previewImage,
  };
  const parcel = { ...parcelTo({}), lines: [line] };
  const webp = await sharp({ create: { width: 375, height: 500, channels: 3, background: '#b3262f' } })
    .webp()
    .toBuffer();
  const files = new Map([['media/design-abc_750x1000_e7e5e3/375.webp', webp]]);
  const pictures = await readPreviews({ read: async (key) => files.get(key) }, [parcel]);
  expect([...pictures.keys()]).toEqual([previewImage]);
  const typeset = (known: typeof pictures) =>
    renderPdf({ template: 'packing-slip', data: describeSlips([parcel], known) });
  const countPictures = (pdf: Buffer) => pdf.toString('latin1').match(/\/Subtype \/Image\b/g)?.length ?? 0;
  const [withPicture, without] = [await typeset(pictures), await typeset(new Map())];
  expect([countPictures(withPicture), countPictures(without)]).toEqual([1, 0]);
  expect(countPages(withPicture)).toBe(1);
});
