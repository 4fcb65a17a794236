import { calls } from '@aaram/shared-domain/contract/schema';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { guardCell, unguardCell } from '#csv/guard-cell.ts';
import { buildTestApp, type TestApp } from '#testing/build-test-app.ts';
import { importFiles } from '#testing/catalogue/import-files.ts';
import { buildProduct, buildUser, loginAs } from '#testing/factories.ts';

let t: TestApp;
let sellerId = '';
let headers: { authorization: string };
beforeAll(async () => {
  t = await buildTestApp({ LIMITS: 'relaxed' });
});
beforeEach(async () => {
  const user = await buildUser(t.db, { role: 'seller' });
  sellerId = user.id;
  headers = await loginAs(t.db, user);
});
afterAll(() => t.close());

const build = (given: Parameters<typeof buildProduct>[1] = {}) => buildProduct(t.db, { sellerId, ...given });

const files = importFiles(
  () => t,
  () => headers,
);
const { move, rowsOf } = files;
const upload = (file: string | Buffer, mapping?: object) => files.upload(file, mapping && { mapping });
const preview = (file: string | Buffer, mapping?: object) => files.preview(file, mapping && { mapping });
async function exportAll(what: string): Promise<string> {
  let text = '';
  let cursor = '';
  do {
    const url = `/api/auth/panel/exports/${what}?cursor=${cursor}`;
    const part = calls['GET /auth/panel/exports/products'].answer.parse((await t.app.inject({ url, headers })).json());
    text += part.text;
    cursor = part.nextCursor ?? '';
  } while (cursor !== '');
  return text;
}
const read = async (id: string) => (await t.app.inject(`/api/auth/products/${id}`)).json();

describe('an export that is imported', () => {
  const odd = {
    name: '=HYPERLINK("https://evil.example"), "quoted"; सूती कुर्ता',
    description: "+cmd\r\nsecond line; 'quoted'\n\ttab",
    brand: "'=already",
    tags: ['@home', 'रेशम'],
    pricePaise: 1499_50,
    mrpPaise: 9999_00,
    stock: { S: 3, M: 0 },
  };

  // rules: files-of-products-and-orders
  it('changes nothing, whatever the fields have in them', async () => {
    await build(odd);
    await build({ brand: null, tags: [] });
    for (const what of ['products', 'stock']) {
      const text = await exportAll(what);
      for (const line of text.split('\r\n')) {
        expect(line).not.toMatch(/(^|,)"?[=+@-]/);
      }
      for (const file of [text, `\uFEFF${text}`, text.replaceAll('\r\n', '\n')]) {
        const { set } = await preview(file);
        const reasons = (await rowsOf(set)).map(({ result, reason, fields }) => ({ result, reason, fields }));
        expect(reasons.filter(({ result }) => result !== 'unchanged')).toEqual([]);
      }
    }
  });

  // rules: files-of-products-and-orders
  // security: file-writes
  it('has every cell back, for any text', () => {
    fc.assert(fc.property(fc.string(), (text) => unguardCell(guardCell(text)) === text));
    fc.assert(
      fc.property(fc.constantFrom('=', '+', '-', '@', '\t', "'=", "''@", '＝'), fc.string(), (sign, rest) => {
        expect(guardCell(sign + rest)).toMatch(/^'/);
        expect(unguardCell(guardCell(sign + rest))).toBe(sign + rest);
      }),
    );
  });
});

describe('an import', () => {
  // rules: files-of-products-and-orders
  it('previews what changes, says by cell what is wrong, changes the rest, and is undone as a whole', async () => {
    const [good, bad] = [await build({ stock: { S: 3, M: 1 } }), await build({ pricePaise: 100_00, mrpPaise: 110_00 })];
    const before = await Promise.all([read(good.id), read(bad.id)]);
    const file = [
      'Product ID;Name;Price (₹);Stock;Unknown',
      `${good.id};"Kurta; सूती";1234.50;S: 5; M: 0;x`.replace('S: 5; M: 0', '"S: 5; M: 0"'),
      `${bad.id};${bad.name};abc;"S: -1; Q: 3";x`,
      `nonsense;;1;;`,
    ].join('\r\n');
    const { set, columns } = await preview(file);
    expect(columns.map(({ column }) => column)).toEqual(['id', 'name', 'price', 'stock', null]);
    expect(set).toMatchObject({ state: 'prepared', total: 3, counts: { planned: 1, refused: 2 } });
    const rows = await rowsOf(set);
    expect(rows.map(({ place }) => place)).toEqual([2, 3, 4]);
    expect(rows[1]?.reason).toBe(
      'Stock "S: -1; Q: 3": Please enter pieces by size, such as S: 4; M: 0. Stock "S: -1; Q: 3": Please use its sizes: M, S. Price (₹) "abc": Please enter rupees with at most two decimals, such as 1499.50.',
    );
    expect(rows[2]?.reason).toBe('Product ID "nonsense": Please use the ID from an export.');
    expect((await move(set, 'run')).counts).toMatchObject({ changed: 1, refused: 2 });
    const after = await read(good.id);
    expect(after).toMatchObject({ name: 'Kurta; सूती', price: 1234.5 });
    expect(after.stock).toEqual(
      expect.arrayContaining([
        { size: 'S', quantity: 5 },
        { size: 'M', quantity: 0 },
      ]),
    );
    expect((await move(set, 'undo')).counts).toMatchObject({ undone: 1 });
    const withoutVersion = ({ version: _, ...product }: { version: number }) => product;
    expect((await Promise.all([read(good.id), read(bad.id)])).map(withoutVersion)).toEqual(before.map(withoutVersion));
  });

  // rules: files-of-products-and-orders
  it('understands sizes that a spreadsheet made dates of, and names codes that it did', async () => {
    const product = await build({ sizeType: 'Age', stock: { '0-1': 1, '2-4': 1, '8-10': 1 } });
    const sizes = ['02-Apr,5', '10-Aug,6', "'0-1,7"];
    const { set } = await preview(`Product ID,Size,Pieces\n${sizes.map((row) => `${product.id},${row}`).join('\n')}\n`);
    await move(set, 'run');
    const { stock } = await read(product.id);
    expect(stock).toEqual(
      expect.arrayContaining([
        { size: '0-1', quantity: 7 },
        { size: '2-4', quantity: 5 },
        { size: '8-10', quantity: 6 },
      ]),
    );
    const codes = await preview('SKU,Name,Family\n01-Mar,One,02-Apr\n');
    const [row] = await rowsOf(codes.set);
    expect([row?.result, row?.reason?.match(/A spreadsheet has made a date/g)]).toMatchObject([
      'refused',
      { length: 2 },
    ]);
  });

  // rules: bulk-changes
  it('refuses codes that a spreadsheet has shortened, but for one that the product has', async () => {
    const [one, other] = [await build(), await build()];
    await t.db`update products set sku = '4E+12' where id = ${other.id}`;
    const rows = [`${one.id},1.23E+11,1E+10`, `${other.id},4E+12,`];
    const { set } = await preview(`Product ID,SKU,Family\n${rows.join('\n')}\n`);
    expect((await rowsOf(set)).map(({ result }) => result)).toEqual(['refused', 'unchanged']);
    expect((await rowsOf(set))[0]?.reason?.match(/format its column as text/g)).toHaveLength(2);
  });

  // rules: files-of-products-and-orders
  it('of stock refuses rows whose pieces were sold since the export, and takes rows by size', async () => {
    const product = await build({ stock: { S: 3, M: 3 } });
    const text = await exportAll('stock');
    const changed = text.replace(/S,3/, 'S,9');
    await t.db`update product_stock set quantity = 2 where product_id = ${product.id} and size = 'S'`;
    const { set } = await preview(changed);
    expect((await rowsOf(set)).map(({ result }) => result).sort()).toEqual(['refused', 'unchanged']);
    const fresh = (await exportAll('stock')).replace(/S,2/, 'S,9');
    await move((await preview(fresh)).set, 'run');
    expect((await read(product.id)).stock).toContainEqual({ size: 'S', quantity: 9 });
  });

  // rules: files-of-products-and-orders
  it('maps the columns as requested, else as the last time', async () => {
    const { id } = await build();
    const file = `Nummer\tPreis\n${id}\t777\n`;
    expect((await upload(file)).json().message).toMatch(/needs a column "Product ID"/);
    const { columns } = await preview(file, { Nummer: 'id', Preis: 'price' });
    expect((await preview(file)).columns).toEqual(columns);
  });

  it("never reaches another seller's products", async () => {
    const { id } = await buildProduct(t.db);
    const { set } = await preview(`Product ID,Price\n${id},1\n`);
    expect((await rowsOf(set))[0]?.reason).toMatch(/no product of yours/);
  });

  // rules: files-of-products-and-orders
  it.each([
    ['', /empty|choose one file/],
    [' \n \n', /empty/],
    [Buffer.from([0x50, 0x4b, 3, 4, 0, 0, 255, 254, 0, 1]), /not text/],
    [Buffer.from([0xc3, 0x28, 0x2c]), /not text/],
    ['just some words', /needs a column "Product ID"/],
    ['Product ID\n1\n', /None of its columns is known/],
    ['Product ID,Price,Selling price\n', /Two columns are called "Price/],
    ['Product ID,Price\n', /no rows/],
    [`Product ID,Name\n1,${'x'.repeat(70_000)}\n`, /no rows that can be read/],
    [`Product ID,Price\n${'a,1\n'.repeat(40_000)}`, /more than 20,000 rows/],
  ])('refuses file %#, and says why', async (file, message) => {
    const answer = await upload(file);
    expect([answer.statusCode, answer.json().message]).toEqual([400, expect.stringMatching(message)]);
    expect(await t.db`select from change_sets where actor_id = ${sellerId}`).toHaveLength(0);
  });

  // rules: files-of-products-and-orders
  it.each([
    ['a first line that names the sign between cells', 'sep=;\r\nSKU;Name;Price\r\nA1;Saree, silk;900\r\n'],
    ['a title above the names of its columns', 'Stock list, 27 November\n\nSKU;Name;Price\nA1;Saree, silk;900\n'],
    ['amounts as people write them', 'SKU,Name,Price,MRP\nA1,"Saree, silk","₹1,299.00","Rs. 1,29,999"\n'],
  ])('with %s is read', async (_name, file) => {
    const { set } = await preview(file);
    const [row] = await rowsOf(set);
    expect(row).toMatchObject({ result: 'planned', title: 'Saree, silk', reason: null });
    expect(row?.fields.find(({ name }) => name === 'price')?.after).toBe(file.includes('₹') ? 1299 : 900);
  });

  // rules: files-of-products-and-orders
  it('names the row whose quotation mark is not closed, and swallows no other', async () => {
    const lines = Array.from({ length: 20 }, (_, index) => `A${index + 2},Saree ${index + 2},900`);
    lines[7] = 'A9,"Maharani,900';
    lines[11] = 'A13,"Saree, ""best""",900';
    lines[14] = 'A16,15" doll saree,900';
    lines[16] = 'A18,"Two\nlines",900';
    const { set } = await preview(`SKU,Name,Price\n${lines.join('\n')}\n`);
    const rows = await rowsOf(set);
    expect(rows.map(({ place }) => place)).toEqual(Array.from({ length: 20 }, (_, index) => index + 2));
    expect(rows.filter(({ result }) => result === 'refused')).toEqual([
      expect.objectContaining({ place: 9, reason: expect.stringMatching(/quotation mark .* is not closed/) }),
    ]);
    expect([rows[11]?.title, rows[14]?.title, rows[16]?.title]).toEqual([
      'Saree, "best"',
      '15" doll saree',
      'Two\nlines',
    ]);
  });

  // rules: files-of-products-and-orders
  it.each([
    ['UTF-16', (text: string) => Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(text, 'utf16le')])],
    ['tabs', (text: string) => Buffer.from(text.replaceAll(',', '\t'))],
    ['semicolons', (text: string) => Buffer.from(text.replaceAll(',', ';'))],
    ['old line ends', (text: string) => Buffer.from(text.replaceAll('\n', '\r'))],
  ])('reads %s', async (_name, toBytes) => {
    const { id } = await build();
    const { set } = await preview(toBytes(`Product ID,नाम,Price\n${id},"सूती ""नया"" कुर्ता",55\n`));
    const [row] = await rowsOf(set);
    expect(row?.fields.map(({ name, after }) => [name, after])).toEqual([
      ['name', 'सूती "नया" कुर्ता'],
      ['price', 55],
    ]);
  });
});
