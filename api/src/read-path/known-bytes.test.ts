import { describe, expect, it } from 'vitest';
import { readRowsOfBytes } from '#db/read-bytes.ts';
import { buildTestApp } from '#testing/build-test-app.ts';
import { createKnownBytes } from './known-bytes.ts';
import { selectChanged } from './select-changed.sql.ts';

const MEGABYTE = 1024 * 1024;
const many = (count: number) => Array.from({ length: count }, (_, index) => index);

const bytes = (text: string) => Buffer.from(text);

describe('createKnownBytes', () => {
  it('gives what it was given last when the database leaves it out, as the same object', () => {
    const known = createKnownBytes<string>(9000);
    const first = known(['list']).take(0, [bytes('sum'), bytes('[1]')]);
    const again = known(['list']);
    expect(again.sums).toEqual(['sum']);
    expect(again.take(0, [bytes('sum'), null])).toBe(first);
  });

  it('reads each answer by what was known when it was asked for', () => {
    const known = createKnownBytes<string>(9000);
    known(['list']).take(0, [bytes('old'), bytes('[1]')]);
    const slow = known(['list']);
    known(['list']).take(0, [bytes('new'), bytes('[2]')]);
    expect(slow.take(0, [bytes('old'), null])?.toString()).toBe('[1]');
  });

  it('keeps no more than it may, the longest unasked going first', () => {
    const known = createKnownBytes<string>(2100);
    for (const name of ['a', 'b', 'a', 'c']) {
      known([name]).take(0, [bytes(name), bytes(name)]);
    }
    expect(known(['a', 'b', 'c']).sums).toEqual(['a', null, 'c']);
  });

  it('has nothing where the database has nothing', () => {
    expect(createKnownBytes<string>(9000)(['list']).take(0, [null, null])).toBeNull();
  });

  it('refuses to make up what was left out by mistake', () => {
    expect(() => createKnownBytes<string>(9000)(['list']).take(0, [bytes('sum'), null])).toThrow('not known');
  });
});

it('a statement sends JSON again only when it is not what its caller holds', async () => {
  const t = await buildTestApp();
  const known = createKnownBytes<string>(9000);
  const names = ['second', 'first', 'none'];
  const text = selectChanged(
    `select case when name <> 'none' then json_build_object('name', name, 'at', $3::int)::text end as json, known, place, length(name) as size
     from unnest($1::text[], $2::text[]) with ordinality as asked(name, known, place)`,
    ['size'],
  );
  const ask = async (at: number) => {
    const { sums, take } = known(names);
    const rows = await readRowsOfBytes(t.db, { text, values: [names, sums, at] });
    return rows.map((row, place) => ({
      isSent: row[1] !== null,
      json: take(place, row)?.toString(),
      size: Number(row[2]),
    }));
  };
  const of = (at: number, isSent: boolean) => [
    { isSent, json: `{"name" : "second", "at" : ${at}}`, size: 6 },
    { isSent, json: `{"name" : "first", "at" : ${at}}`, size: 5 },
    { isSent: false, json: undefined, size: 4 },
  ];
  expect([await ask(1), await ask(1), await ask(2)]).toEqual([of(1, true), of(1, false), of(2, true)]);
  await t.close();
});

describe('memory', () => {
  it('of known bytes ends at its bytes', () => {
    const known = createKnownBytes<string>(MEGABYTE);
    for (const index of many(2000)) {
      known([`${index}`]).take(0, [Buffer.from('sum'), Buffer.alloc(4096)]);
    }
    const { sums } = known(many(2000).map(String));
    expect(sums.filter((sum) => sum !== null).length).toBeLessThanOrEqual(MEGABYTE / 4096);
    expect(sums.at(-1)).toBe('sum');
  });
});
