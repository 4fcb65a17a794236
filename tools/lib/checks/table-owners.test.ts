import { describe, expect, it } from 'vitest';
import { findTableProblems, listMadeTables, type Owners } from './table-owners.ts';

const migrations = ['create table orders (id uuid);\ncreate table products (id uuid);'];
const owners: Owners = { tables: { orders: 'orders', products: 'catalog' }, joins: [] };
const check = (file: string, text: string, joins: Owners['joins'] = []) =>
  findTableProblems([{ file, text }], migrations, { ...owners, joins });
const inRepository = (text: string, joins?: Owners['joins']) =>
  check('modules/orders/place/order.repository.ts', text, joins);

const foreign =
  'modules/orders/place/order.repository.ts: products belongs to the module catalog: call a function of its index.ts';

describe('the tables of a module', () => {
  it.each([
    'db`select id, products from orders where id in (select id from orders)`',
    'db`update orders set state = 1 where product_id = 2`',
    '// select from products\nexport const a = 1;',
  ])('may be read and written in its repositories: %s', (text) => {
    expect(inRepository(text)).toEqual([]);
  });

  it.each([
    'db`select * from products`',
    'db`select * from orders o join products p on true`',
    'db`select * from orders o, products p`',
    'db`insert into products (id) values (1)`',
    'db`update products set id = 1 returning id`',
    'db`update products p set id = 1`',
    'db`delete from products`',
    'db`delete from orders o using products p where true`',
    'db`select from orders where exists (select from products)`',
    "const rows = 'products p where true';",
  ])('are no other module’s: %s', (text) => {
    expect(inRepository(text)).toEqual([foreign]);
  });

  it('are not read by the database layer either', () => {
    expect(check('db/pool.ts', 'db`select from orders`')).toEqual([
      'db/pool.ts: orders belongs to the module orders: call a function of its index.ts',
    ]);
  });

  it('may be joined where a reason is given, as long as it is used', () => {
    const join = { file: 'modules/orders/place/order.repository.ts', table: 'products', reason: 'half the time' };
    expect(inRepository('db`select from products`', [join])).toEqual([]);
    expect(inRepository('db`select from orders`', [join])).toEqual([
      'table-owners.json: unused join modules/orders/place/order.repository.ts products',
    ]);
  });
});

describe('SQL', () => {
  it.each([
    'db`case when true then 1 end`',
    'const text = "select 1 from orders";',
    'const text = `with found as (select 1) select * from found`;',
    'await app.db.unsafe("delete from orders")',
  ])('stands in repositories alone: %s', (text) => {
    expect(check('modules/orders/orders.routes.ts', text)).toHaveLength(1);
    expect(check('plugins/mail.ts', text)).toHaveLength(1);
    expect(check('modules/orders/order.repository.ts', text)).toEqual([]);
  });

  it('is not an English sentence that looks like it', () => {
    expect(check('modules/orders/orders.routes.ts', 'fail("Please select a size"); say("update your app")')).toEqual(
      [],
    );
  });
});

describe('every table', () => {
  it('has a module, and every module’s table is made by a migration', () => {
    expect(
      findTableProblems([], ['create unlogged table parcels (id uuid)'], { tables: { orders: 'orders' }, joins: [] }),
    ).toEqual([
      'table-owners.json: the table parcels has no module',
      'table-owners.json: no migration creates the table orders',
    ]);
  });

  it('is one that no later migration drops', () => {
    expect(listMadeTables(['create table jobs (id uuid);', 'drop table jobs;'])).toEqual([]);
  });
});
