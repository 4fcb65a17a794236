import { factFilters, factKeys, factOf, ownField, ownKeys, ownStoredAs } from '@aaram/shared-domain/product-fields';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '#testing/build-test-app.ts';
import { buildProduct } from '#testing/factories.ts';
import { columnOf, toSnake } from './fact-columns.ts';

let t: TestApp;
beforeAll(async () => {
  t = await buildTestApp();
});
afterAll(() => t.close());

const isFilter = (key: string) => Object.values(factFilters).some((one) => one === key);

it.each(factKeys)('has the fact %s among the filters of lists just where its definition says so', (key) => {
  expect(isFilter(key)).toBe(factOf(key).isFilter);
});

describe.each(factKeys)('the fact %s', (key) => {
  const column = columnOf(key);
  const isAmount = factOf(key).kind === 'amount';

  // rules: adding-a-product
  it('has a column, empty where it was not given', async () => {
    const type = isAmount ? 'bigint' : 'text';
    const [found] = await t.db`
      select data_type, is_nullable, column_default from information_schema.columns
      where table_name = 'products' and column_name = ${column}`;
    expect(found).toEqual({ dataType: type, isNullable: 'YES', columnDefault: null });
  });

  it('leaves a note when it changes, for lists where they use it', async () => {
    const { id } = await buildProduct(t.db);
    await t.db`truncate product_changes`;
    await t.db`update products set ${t.db({ [column]: isAmount ? 99_999_900 : 'Zyx' })} where id = ${id}`;
    const kinds = (await t.db<{ kind: string }[]>`select kind from product_changes where product_id = ${id}`).map(
      ({ kind }) => kind,
    );
    const isUsedByLists = factOf(key).isFilter || factOf(key).isSearched;
    expect(isUsedByLists ? ['filters'] : ['filters', 'shown']).toContain(kinds.join());
  });

  it('is in the words of a search just where its definition says so', async () => {
    const { id } = await buildProduct(t.db);
    await t.db`update products set ${t.db({ [column]: isAmount ? 99_999_900 : 'Zyxwv' })} where id = ${id}`;
    const [found] = await t.db`
      select p.search_vector::text like '%zyxwv%' as is_found, exists (select from search_terms where term = 'zyxwv') as is_known
      from products p where p.id = ${id}`;
    const isSearched = factOf(key).isSearched;
    expect(found).toEqual({ isFound: isSearched, isKnown: isSearched });
    await t.db`delete from search_terms where term = 'zyxwv'`;
  });
});

it('has the column that each own field names; the code of a family stands with the family', async () => {
  const rows = await t.db<{ name: string; type: string }[]>`
    select column_name as name, replace(udt_name, '_text', 'text[]') as type from information_schema.columns
    where table_name = 'products' union all
    select 'family', 'text' from information_schema.columns where table_name = 'product_families' and column_name = 'code'`;
  const types = new Map(rows.map(({ name, type }) => [name, { int8: 'bigint', int4: 'integer' }[type] ?? type]));
  const wanted = ownKeys.flatMap((key) => {
    const { column } = ownField(key);
    return column === undefined ? [] : [[toSnake(ownStoredAs(key)), column]];
  });
  expect(wanted.map(([name = '']) => [name, types.get(name)])).toEqual(wanted);
});
