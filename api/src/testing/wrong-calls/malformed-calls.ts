import fc from 'fast-check';
import type { InjectOptions } from 'fastify';

type Good = InjectOptions & { url: string };
/** An operation: a good call, and the names of its fields and query parameters. */
export type Target = { name: string; good: Good; fields: string[]; queries: string[] };

const half = '\ud800';
const long = 'x'.repeat(100_000);
const names = [
  '__proto__',
  'constructor',
  'prototype',
  'role',
  'isVerified',
  '$where',
  '',
  'a.b',
  half,
  '\0',
  'n'.repeat(5000),
];
/** Texts that something between here and the database might handle wrongly. */
const texts = [
  '',
  ' ',
  '\0',
  half,
  `a${half}b`,
  '\u202e\ufeff',
  "' or 1=1 --",
  '%',
  '_%\\',
  '{{7*7}}',
  '#{1}',
  '../../etc/passwd',
  '<script>alert(1)</script>',
  'undefined',
  'null',
  'NaN',
  '1e309',
  '-0',
  '0x10',
  '٣٤٥',
  '🛍️'.repeat(50),
  long,
  '00000000-0000-8000-a000-000000000000',
  'data:image/png;base64,AAAA',
  'javascript:alert(1)',
  '2026-02-30T99:00:00Z',
];
const numbers = [0, -0, -1, 0.1, 1e21, 1e308, 2 ** 31, 2 ** 53, -(2 ** 63), 499.999, Number.MIN_VALUE];

const extreme: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown>(...texts),
  fc.constantFrom<unknown>(...numbers),
  fc.constantFrom<unknown>(null, true, false, [], {}, [[]], [null], { $gt: '' }, ['a', 'b'], Array(2000).fill(1)),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.jsonValue({ maxDepth: 3 }),
);

/** Broken JSON, and JSON that is dangerous to parse. */
const rawBodies = [
  '{',
  '{"a":',
  '[1,2',
  'nul',
  '',
  ' ',
  '{"a":1,"a":2}',
  '{"__proto__":{"role":"admin"}}',
  '{"constructor":{"prototype":{"role":"admin"}}}',
  '{"a":"\\u0000"}',
  '{"a":"\\ud800"}',
  '{"a":1e999}',
  '{"quantity":-1e-999}',
  `${'['.repeat(20_000)}${']'.repeat(20_000)}`,
  `${'{"a":'.repeat(500)}1${'}'.repeat(500)}`,
  `{"a":${'9'.repeat(10_000)}}`,
  `{"a":"${long.repeat(5)}"}`,
  `[${Array(50_000).fill('{}').join(',')}]`,
  '\ufeff{"a":1}',
];
const rawBuffers = [
  Buffer.from([0x7b, 0x22, 0x61, 0x22, 0x3a, 0x22, 0xff, 0xfe, 0x22, 0x7d]),
  Buffer.from('{"email":"a","password":"b"}', 'utf16le'),
  Buffer.from([0xed, 0xa0, 0x80]),
  Buffer.alloc(2000),
];
const types = [
  'text/plain',
  'application/xml',
  'application/x-www-form-urlencoded',
  'application/json; charset=utf-16',
  'application/json\ta',
  ' application/json',
  'multipart/form-data',
  'multipart/form-data; boundary=',
  'multipart/form-data; boundary=x',
  'multipart/form-data; boundary=xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx',
  'a',
];
const formParts = [
  'Content-Disposition: form-data; name="stock[999999999][size]"\r\n\r\nM',
  'Content-Disposition: form-data; name="stock[__proto__][size]"\r\n\r\nM',
  'Content-Disposition: form-data; name="__proto__"\r\n\r\nM',
  'Content-Disposition: form-data; name="title"\r\n\r\none\r\n--x\r\nContent-Disposition: form-data; name="title"\r\n\r\ntwo',
  'Content-Disposition: form-data; name="images"; filename="a.jpg"\r\nContent-Type: image/jpeg\r\n\r\n<script>alert(1)</script>',
  'Content-Disposition: form-data; name="images"; filename="../../a\0.svg"\r\n\r\n<svg onload="alert(1)">',
  'Content-Disposition: form-data\r\n\r\nno name',
  'Content-Disposition: attachment; name="title"\r\n\r\nx',
  'Content-Transfer-Encoding: base64\r\nContent-Disposition: form-data; name="title"\r\n\r\n!!!!',
  `Content-Disposition: form-data; name="${'n'.repeat(500)}"\r\n\r\nx`,
  `Content-Disposition: form-data; name="tags"\r\n\r\n[${'['.repeat(5000)}`,
  'no header at all',
];
const headerFaults: Record<string, string>[] = [
  { authorization: 'Bearer' },
  { authorization: `Bearer ${'a'.repeat(5000)}` },
  { authorization: "Bearer ' or 1=1 --" },
  { 'idempotency-key': 'k'.repeat(500) },
  { 'idempotency-key': 'has space' },
  { 'if-none-match': '"'.repeat(3000) },
  { 'x-forwarded-for': '%00, , 300.1.1.1' },
  { 'x-request-id': `${'a'.repeat(4000)}` },
  { 'x-release-set': 'é'.repeat(300) },
  { accept: 'a/b;q=9' },
  { 'accept-encoding': 'gzip;q=nope' },
  { host: 'evil.example.com:99999' },
  { origin: 'null' },
  { range: 'bytes=-1-' },
  { expect: 'the unexpected' },
];
const queryTails = ['%', '%zz', '%00', '%ed%a0%80', '&&&=', '=', '?', '#x', '__proto__=1', 'a[b]=c', 'a[]=1&a[]=2'];

const blueprint = fc.record({
  target: fc.nat({ max: 9999 }),
  kind: fc.constantFrom('replace', 'replace', 'drop', 'add', 'body', 'raw', 'type', 'query', 'path', 'header', 'form'),
  pick: fc.nat({ max: 9999 }),
  value: extreme,
  text: fc.oneof(fc.constantFrom(...texts), fc.string({ unit: 'binary', maxLength: 60 })),
});
export type Blueprint = typeof blueprint extends fc.Arbitrary<infer Value> ? Value : never;

/** `count` descriptions of faults, the same for the same seed. */
export const drawBlueprints = (count: number, seed: number): Blueprint[] =>
  fc.sample(blueprint, { numRuns: count, seed });

const at = <Item>(list: readonly Item[], pick: number): Item => list[pick % list.length] as Item;
const isPlain = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !Buffer.isBuffer(value);
/** Encodes a text for a query or a path, without lone surrogates, which no client could send either. */
const encode = (text: string) => encodeURIComponent(text.toWellFormed().slice(0, 3000));

function changeField(body: Record<string, unknown>, { pick, value }: Blueprint, fields: readonly string[]) {
  const field = at(fields.length > 0 ? fields : ['a'], pick);
  const inner = body[field];
  if (isPlain(inner) && pick % 3 === 0) {
    const deep = at(Object.keys(inner), pick);
    return { ...body, [field]: { ...inner, [deep]: value } };
  }
  if (Array.isArray(inner) && isPlain(inner[0]) && pick % 3 !== 1) {
    const deep = at(Object.keys(inner[0]), pick);
    return { ...body, [field]: [{ ...inner[0], [deep]: value }] };
  }
  return { ...body, [field]: value };
}

function changeJson(good: Good, plan: Blueprint, fields: readonly string[]): unknown {
  const body = isPlain(good.payload) ? good.payload : {};
  switch (plan.kind) {
    case 'replace':
      return changeField(body, plan, fields);
    case 'drop':
      return Object.fromEntries(Object.entries(body).filter((_, index) => index !== plan.pick % 7));
    case 'add':
      return { ...body, [at(names, plan.pick)]: plan.value };
    default:
      return plan.value;
  }
}

const json = { 'content-type': 'application/json' };

function changePath(good: Good, { text, pick }: Blueprint): string {
  const parts = good.url.split('/');
  const index = pick % 4 === 0 ? parts.length - 2 : parts.length - 1;
  return parts.map((part, position) => (position === index ? encode(text) : part)).join('/');
}

function changeQuery({ good, queries }: Target, { pick, text, value }: Blueprint): string {
  const name = encode(at([...queries, 'nonsense'], pick));
  const tail = pick % 5 === 0 ? at(queryTails, pick) : `${name}=${encode(typeof value === 'string' ? value : text)}`;
  return `${good.url}?${tail}${pick % 3 === 0 ? `&${name}=again` : ''}`;
}

/** The good call of a target with one thing wrong about it. */
export function buildMalformedCall(target: Target, plan: Blueprint): Good {
  const { good, fields } = target;
  const { pick } = plan;
  switch (plan.kind) {
    case 'raw': {
      const payload = pick % 5 === 0 ? at(rawBuffers, pick) : at(rawBodies, pick);
      return { ...good, payload, headers: { ...good.headers, ...json } };
    }
    case 'type':
      return { ...good, payload: '{"a":1}', headers: { ...good.headers, 'content-type': at(types, pick) } };
    case 'form': {
      const payload = `--x\r\n${at(formParts, pick)}\r\n--x${pick % 4 === 0 ? '' : '--'}\r\n`;
      return { ...good, payload, headers: { ...good.headers, 'content-type': 'multipart/form-data; boundary=x' } };
    }
    case 'query': {
      const { query: _query, ...rest } = good;
      return { ...rest, url: changeQuery(target, plan) };
    }
    case 'path':
      return { ...good, url: changePath(good, plan) };
    case 'header':
      return { ...good, headers: { ...good.headers, ...at(headerFaults, pick) } };
    default: {
      const payload = JSON.stringify(changeJson(good, plan, fields)) ?? '';
      return { ...good, payload, headers: { ...good.headers, ...json } };
    }
  }
}
