import type { DesignDocument, DesignObject, TextOutlines } from '@aaram/shared-domain/design';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildForm, buildPicture } from '#testing/build-form.ts';
import { buildProduct } from '#testing/factories.ts';
import { type Headers, type PaymentHarness, startPaymentHarness } from '#testing/payment-harness.ts';

type Person = { id: string; headers: Headers };
let harness: PaymentHarness;
let shopper: Person;
let other: Person;
let seller: Person;
let otherSeller: Person;
let tee: { id: string; pricePaise: number };

beforeAll(async () => {
  harness = await startPaymentHarness();
  shopper = await harness.shopper();
  other = await harness.shopper();
  seller = await harness.shopper({ role: 'seller' });
  otherSeller = await harness.shopper({ role: 'seller' });
  tee = await buildProduct(harness.db, {
    ...{ sellerId: seller.id, name: 'Your Print Tee, Navy', category: 'Customized', subcategory: 'T-Shirt' },
    ...{ colour: 'Navy', stock: { M: 50 } },
  });
});
afterAll(() => harness.close());

const base = { name: '', turn: 0, flip: false, opacity: 1, isLocked: false, isHidden: false };
const text = (words: string, more: Partial<Extract<DesignObject, { kind: 'text' }>> = {}): DesignObject => ({
  ...base,
  ...{ kind: 'text', id: 'a1', x: 152, y: 120, text: words, font: 'rozha@1', size: 40, ink: '#f4b400', outline: null },
  ...{ spacing: 0, curve: 0, align: 'center', leading: 1.1 },
  ...more,
});
const documentOf = (prints: DesignDocument['prints'], areas = 'tee@1'): DesignDocument => ({ v: 1, areas, prints });
const name = documentOf({ front: [text('गोवा 2026')] });
/** On the smallest area, so that its print file takes little to make. */
const small = documentOf({ 'left-chest': [text('गोवा 2026', { x: 50, y: 50, size: 15 })] });

type Answer = Awaited<ReturnType<PaymentHarness['app']['inject']>>;
const send = (who: Person | undefined, method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, payload?: object) =>
  harness.app.inject({ method, url, ...(who && { headers: who.headers }), ...(payload && { payload }) });

const create = (who: Person, document: DesignDocument, product = tee.id) =>
  send(who, 'POST', '/api/designs', { product, document });
const idOf = (answer: Answer) => answer.json<{ _id: string }>()._id;

async function upload(who: Person, bytes: Buffer): Promise<string> {
  const { payload, headers } = await buildForm({}, [bytes]);
  const answer = await harness.app.inject({
    method: 'POST',
    url: '/api/auth/uploads/design',
    headers: { ...who.headers, ...headers },
    payload,
  });
  return answer.json<{ pictures: [string] }>().pictures[0];
}

/** Makes a design ready; on a busy machine that is asked for more than once. */
async function print(who: Person, id: string, product = tee.id, texts?: Record<string, string>): Promise<Answer> {
  const answer = await send(who, 'POST', `/api/designs/${id}/print`, { product, ...(texts && { texts }) });
  return answer.json().state === 'preparing' ? print(who, id, product, texts) : answer;
}

/** Puts a design into the cart, orders and pays it. */
async function buy(who: Person, document: DesignDocument) {
  const id = idOf(await create(who, document));
  const { rawImage, previewImage } = (await print(who, id)).json();
  const line = { product: tee.id, quantity: 1, size: 'M', customImages: { rawImage, previewImage } };
  expect((await send(who, 'POST', '/api/auth/add-cart', line)).statusCode).toBe(200);
  const paid = await harness.payAtProvider(who.headers, [tee]);
  expect((await harness.verify(who.headers, paid)).statusCode).toBe(200);
  return { ...paid, rawImage, previewImage };
}

type Job = { line: string; sentence: string; problems: { kind: string }[]; files: PrintFile[] };
type PrintFile = { _id: string; name: string; kind: string; state: string; bytes: number };
const readJobs = async (who: Person, orderId: string) =>
  (await send(who, 'GET', `/api/auth/panel/orders/${orderId}/prints`)).json<Job[]>();

describe('the outlines of a text', () => {
  // rules: designs
  it('are shaped for everyone, with what belongs together in one piece', async () => {
    const answer = await send(undefined, 'POST', '/api/design-outlines', {
      texts: [
        { font: 'hind@1', text: 'क्षत्रिय' },
        { font: 'anton@1', text: 'Goa\n26' },
      ],
    });
    expect(answer.statusCode).toBe(200);
    const [hindi, goa] = answer.json<[TextOutlines, TextOutlines]>();
    // क्ष, त्रि and य: a spacing tears none of them.
    expect(hindi.lines.map((line) => line.length)).toEqual([3]);
    expect(goa.lines.map((line) => line.length)).toEqual([3, 2]);
    expect(goa.lines[0]?.[0]?.d).toMatch(/^M[\d.-]+ [\d.-]+/);
  });

  // rules: designs
  it('come in a face that has the letters, whatever was asked for', async () => {
    const ask = (font: string) => send(undefined, 'POST', '/api/design-outlines', { texts: [{ font, text: 'नमस्ते' }] });
    expect((await ask('bungee@1')).json()).toEqual((await ask('hind@1')).json());
  });
});

describe('a design for a team', () => {
  it('has other words on each piece, smaller where a long name would not fit; the design stays as it is', async () => {
    const id = idOf(await create(shopper, name));
    const read = async (words: string) => {
      const { rawImage, previewImage } = (await print(shopper, id, tee.id, { a1: words })).json();
      const query = new URLSearchParams({ rawImage, previewImage });
      const { document } = (await send(shopper, 'GET', `/api/printed-designs?${query}`)).json();
      return { rawImage, object: document.prints.front[0] as { text: string; size: number } };
    };
    const asha = await read('Asha');
    const long = await read('Venkatanarasimharajuvaripeta');
    expect(asha.object).toMatchObject({ text: 'Asha', size: 40 });
    expect(long.object.text).toBe('Venkatanarasimharajuvaripeta');
    expect(long.object.size).toBeLessThan(30);
    expect(asha.rawImage).not.toBe(long.rawImage);
    expect((await send(shopper, 'GET', `/api/designs/${id}`)).json().document).toEqual(name);
  });

  it('refuses words for a text that it does not have', async () => {
    const id = idOf(await create(shopper, name));
    const answer = await print(shopper, id, tee.id, { zz: 'Asha' });
    expect([answer.statusCode, answer.json().message]).toEqual([400, expect.stringContaining('no such text')]);
  });
});

describe('a design', () => {
  // rules: designs
  it('is stored, changed over the version that was read, and opened by no other user', async () => {
    const created = (await create(shopper, name)).json();
    expect(created).toMatchObject({ version: 1, product: tee.id, document: name });
    const url = `/api/designs/${created._id}`;
    const later = documentOf({ front: [text('Goa 2027')] });
    const put = (version: number) => send(shopper, 'PUT', url, { product: tee.id, document: later, version });
    expect((await put(1)).json()).toMatchObject({ version: 2, document: later });
    expect((await put(1)).json()).toMatchObject({ code: 'STALE_VERSION' });
    for (const [method, payload] of [
      ['GET'],
      ['PUT', { product: tee.id, document: name, version: 2 }],
      ['DELETE'],
    ] as const) {
      expect((await send(other, method, url, payload)).statusCode).toBe(404);
    }
    expect((await send(other, 'POST', `${url}/print`, { product: tee.id })).statusCode).toBe(404);
    expect((await send(shopper, 'GET', url)).json()).toMatchObject({ version: 2 });
  });

  // rules: designs
  it.each([
    ['an object of no kind', documentOf({ front: [{ ...text('x'), kind: 'script' } as never] })],
    ['a field that is not known', documentOf({ front: [{ ...text('x'), onload: 'x' } as never] })],
    ['a number that is none', documentOf({ front: [text('x', { x: Number.POSITIVE_INFINITY })] })],
    ['an area that the garment does not have', documentOf({ sleeve: [text('x')] })],
    ['two prints over each other', documentOf({ front: [text('x')], 'left-chest': [text('x', { x: 50, y: 50 })] })],
    [
      'more than it can have',
      documentOf({ front: Array.from({ length: 61 }, (_one, at) => text('x', { id: `a${at}` })) }),
    ],
    ['groups in groups in groups in groups', documentOf({ front: [nest(4)] })],
    ['a garment that is not printed', documentOf({}, 'saree@1')],
  ])('with %s is refused', async (_what, document) => {
    expect((await create(shopper, document)).statusCode).toBe(400);
  });

  // rules: designs
  it('shows no picture of another person', async () => {
    const foreign = await upload(other, await buildPicture());
    const answer = await create(shopper, documentOf({ front: [pictureOf(foreign)] }));
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'UNAVAILABLE']);
  });

  // rules: designs
  it('is made ready for the cart with the same pictures however often, and opened again from there', async () => {
    const id = idOf(await create(shopper, name));
    const first = (await print(shopper, id)).json();
    expect(first.problems).toEqual([]);
    expect(first.sentence).toContain('गोवा 2026');
    expect((await print(shopper, id)).json()).toEqual(first);
    const query = new URLSearchParams({ rawImage: first.rawImage, previewImage: first.previewImage });
    const opened = await send(shopper, 'GET', `/api/printed-designs?${query}`);
    expect(opened.json()).toEqual({ product: tee.id, document: name });
    expect((await send(other, 'GET', `/api/printed-designs?${query}`)).statusCode).toBe(404);
  });

  // rules: designs
  it('is not put on another garment, and not into a cart while it is empty', async () => {
    const empty = idOf(await create(shopper, documentOf({ front: [] })));
    expect((await print(shopper, empty)).statusCode).toBe(400);
    const hoodie = await buildProduct(harness.db, {
      ...{ sellerId: seller.id, name: 'Your Print Hoodie', category: 'Customized', subcategory: 'Hoodie' },
      stock: { M: 5 },
    });
    const id = idOf(await create(shopper, name));
    expect((await print(shopper, id, hoodie.id)).json().code).toBe('UNAVAILABLE');
  });
});

function nest(depth: number): DesignObject {
  const children = depth === 0 ? [text('x', { id: 'leaf' })] : [nest(depth - 1)];
  return { ...base, kind: 'group', id: `g${depth}`, x: 0, y: 0, children };
}
const pictureOf = (media: string): DesignObject => ({
  ...base,
  ...{ kind: 'picture', id: 'p1', x: 50, y: 50, media, pixels: { width: 1, height: 1 }, width: 60 },
  ...{ crop: { x: 0, y: 0, width: 1, height: 1 }, mask: 'none' },
});

describe('the print files of an order', () => {
  // rules: print-files
  it('are there when it is paid: a clear PNG of 300 dpi, a PDF of outlines, and a ticket', async () => {
    const { orderId } = await buy(shopper, name);
    expect((await readJobs(seller, orderId))[0]?.files).toEqual([]);
    await harness.app.runDueJobs();
    const [job] = await readJobs(seller, orderId);
    expect(job?.files.map(({ kind, state }) => [kind, state])).toEqual([
      ['pdf', 'ready'],
      ['png', 'ready'],
      ['ticket', 'ready'],
    ]);
    const png = await fileOf(seller, job, 'png');
    const facts = await sharp(png.rawPayload).metadata();
    // 305 × 406 mm at 300 pixels an inch.
    expect(facts).toMatchObject({ width: 3602, height: 4795, density: 300, hasAlpha: true, space: 'srgb' });
    expect(png.headers['content-disposition']).toMatch(/filename="[A-Z0-9-]+-line1-front-M\.png"/);
    const { dominant, channels } = await sharp(png.rawPayload).stats();
    expect([channels[3]?.min, channels[3]?.max, dominant.r]).toEqual([0, 255, expect.any(Number)]);
    const pdf = (await fileOf(seller, job, 'pdf')).rawPayload.toString('latin1');
    expect(pdf).toMatch(/\/MediaBox \[\s*0 0 864\.5\d* 1150\.8\d*/);
    expect(pdf).not.toContain('/Font ');
    expect((await fileOf(seller, job, 'ticket')).rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
  });

  // rules: print-files
  it('are for the seller of the line and for admins, one by one and as a ZIP', async () => {
    const { orderId } = await buy(shopper, small);
    await harness.app.runDueJobs();
    const [job] = await readJobs(seller, orderId);
    const admin = await harness.shopper({ role: 'admin' });
    expect((await readJobs(admin, orderId))[0]?.files).toHaveLength(3);
    expect(await readJobs(otherSeller, orderId)).toMatchObject({ code: 'NOT_FOUND' });
    expect((await fileOf(otherSeller, job, 'png')).statusCode).toBe(404);
    expect((await fileOf(shopper, job, 'png')).statusCode).toBe(403);
    const zip = await send(seller, 'GET', `/api/auth/panel/print-files?orders=${orderId}`);
    expect([zip.headers['content-type'], zip.rawPayload.subarray(0, 2).toString()]).toEqual(['application/zip', 'PK']);
    expect((await send(otherSeller, 'GET', `/api/auth/panel/print-files?orders=${orderId}`)).statusCode).toBe(404);
  });

  // rules: print-files
  it('come from the upload itself, and say what may print badly', async () => {
    const media = await upload(shopper, await buildPicture({ width: 200, height: 100 }));
    const { orderId } = await buy(
      shopper,
      documentOf({ 'left-chest': [pictureOf(media), text('x', { size: 2.5, x: 50, y: 50 })] }),
    );
    await harness.app.runDueJobs();
    const [job] = await readJobs(seller, orderId);
    expect(job?.problems.map(({ kind }) => kind).sort()).toEqual(['small-text', 'soft-picture']);
    const png = (await fileOf(seller, job, 'png')).rawPayload;
    const { info } = await sharp(png).trim().toBuffer({ resolveWithObject: true });
    // 60 mm wide, and half as high as the upload is: whatever the client said of its size.
    expect([info.width, info.height].map((one) => Math.round(one / 11.811))).toEqual([60, 30]);
  });

  // rules: print-files
  it('stay as they were ordered, whatever happens to the design', async () => {
    const id = idOf(await create(shopper, small));
    const { orderId } = await buy(shopper, small);
    await send(shopper, 'DELETE', `/api/designs/${id}`);
    await harness.app.runDueJobs();
    const [job] = await readJobs(seller, orderId);
    expect(job?.sentence).toContain('गोवा 2026');
    expect(job?.files.every(({ state }) => state === 'ready')).toBe(true);
  });

  // rules: print-files
  it('say why they could not be made, and are made when the seller asks again', async () => {
    const media = await upload(shopper, await buildPicture({ width: 600, height: 400 }));
    const { orderId } = await buy(shopper, documentOf({ 'left-chest': [pictureOf(media)] }));
    const original = `originals/${/\/media\/(design-[0-9a-f]+)_/.exec(media)?.[1]}`;
    const bytes = await harness.app.mediaStore.read(original);
    await harness.app.mediaStore.remove([original]);
    await harness.app.runDueJobs();
    const [failed] = await readJobs(seller, orderId);
    expect(failed?.files[0]).toMatchObject({ state: 'failed', problem: expect.stringContaining('missing') });
    await harness.app.mediaStore.write(original, bytes ?? Buffer.alloc(0), 'application/octet-stream');
    expect((await send(seller, 'POST', `/api/auth/panel/orders/${orderId}/prints`)).statusCode).toBe(200);
    await harness.app.runDueJobs();
    const [made] = await readJobs(seller, orderId);
    expect(made?.files.map(({ state }) => state)).toEqual(['ready', 'ready', 'ready']);
  });
});

const fileOf = (who: Person, job: Job | undefined, kind: string) =>
  send(who, 'GET', `/api/auth/panel/print-files/${job?.files.find((one) => one.kind === kind)?._id}`);

describe('a print that is reported', () => {
  it('holds its order with the reason, until an admin decides', async () => {
    const { orderId } = await buy(shopper, small);
    const admin = await harness.shopper({ role: 'admin' });
    const report = (who: Person) =>
      send(who, 'POST', `/api/auth/panel/orders/${orderId}/print-reports`, { reason: ' A logo of another company ' });
    expect((await report(otherSeller)).statusCode).toBe(404);
    expect((await report(shopper)).statusCode).toBe(403);
    expect((await report(seller)).json()).toEqual({ message: expect.stringContaining('waits until an admin decides') });
    const read = async () => (await send(admin, 'GET', `/api/auth/panel/orders/${orderId}`)).json();
    expect((await read()).order).toMatchObject({ isOnHold: true });
    expect(JSON.stringify(await read())).toContain('reported (A logo of another company)');
    const ship = { orderStatus: 'Shipped' };
    expect((await send(seller, 'PUT', `/api/auth/orders/update-status/${orderId}`, ship)).statusCode).toBe(409);
    const decision = { decision: 'release', reason: 'The buyer owns it.' };
    expect((await send(admin, 'PUT', `/api/auth/panel/orders/${orderId}/hold`, decision)).statusCode).toBe(200);
    expect((await read()).order.isOnHold).toBeUndefined();
  });
});
