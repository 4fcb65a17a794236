import type { InjectOptions } from 'fastify';
import { buildForm } from '../build-form.ts';
import type { Operation } from '../check-answers.ts';

type Good = InjectOptions & { url: string };
type Fields = Record<string, unknown>;
type JsonSchema = { properties?: Record<string, JsonSchema>; items?: JsonSchema; anyOf?: JsonSchema[] };
type Content = Record<string, { schema?: JsonSchema }>;

/** A good call with one field wrong; `field` is what the contract calls it. */
export type WrongCall = { field: string; how: string; call: Good };

const long = 'x'.repeat(6000);
const texts: Record<string, string> = {
  empty: '',
  blank: '  ',
  short: 'x',
  long,
  negative: '-1',
  fraction: '1.5',
  'not a number': 'NaN',
  huge: '1e309',
  'wrong choice': 'nothing-like-it',
  'bad id': '00000000-0000-8000-a000-00000000000g',
  'json object': '{"a":1}',
  'json list': '[1,null]',
};
const values: Record<string, unknown> = {
  ...texts,
  null: null,
  'no text': 5,
  'no number': true,
  zero: 0,
  'below zero': -1,
  half: 0.5,
  'past counting': 1e300,
  object: { a: 1 },
  list: ['a'],
  'list of nothing': [],
  'list without end': Array(300).fill(1),
};
/** Stands for 1e999: JSON has no infinity, but this number is read as one. */
const ENDLESS = '"endless"';

const json = { 'content-type': 'application/json' };
const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !Buffer.isBuffer(value);

/** Paths of all fields in a body's schema, also in objects and in the first entry of lists. */
function listPaths(schema: JsonSchema, path: string[] = []): string[][] {
  const own = Object.entries(schema.properties ?? {}).flatMap(([name, inner]) => [
    [...path, name],
    ...listPaths(inner, [...path, name]),
  ]);
  const entries = schema.items === undefined ? [] : [[...path, '0'], ...listPaths(schema.items, [...path, '0'])];
  return [...own, ...entries, ...(schema.anyOf ?? []).flatMap((one) => listPaths(one, path))];
}

/** A copy with the value at `path` replaced, or removed when `to` is undefined. */
function change(value: unknown, [key, ...rest]: string[], to: { value: unknown } | undefined): unknown {
  if (key === undefined) {
    return to?.value;
  }
  if (Array.isArray(value) || key === '0') {
    const [first, ...others] = Array.isArray(value) ? value : [];
    const changed = change(first, rest, to);
    return to === undefined && rest.length === 0 ? others : [changed, ...others];
  }
  const fields: Fields = isFields(value) ? value : {};
  return { ...fields, [key]: change(fields[key], rest, to) };
}

function* wrongBodies(good: Good, schema: JsonSchema): Generator<WrongCall> {
  const send = (body: unknown) => ({
    ...good,
    payload: (JSON.stringify(body) ?? '').replaceAll(ENDLESS, '1e999'),
    headers: { ...good.headers, ...json },
  });
  for (const path of listPaths(schema)) {
    const field = path.join('.');
    yield { field, how: 'missing', call: send(change(good.payload, path, undefined)) };
    for (const [how, value] of Object.entries({ ...values, endless: 'endless' })) {
      yield { field, how, call: send(change(good.payload, path, { value })) };
    }
    const beside = [...path.slice(0, -1), 'surprise'];
    yield { field: beside.join('.'), how: 'unknown', call: send(change(good.payload, beside, { value: 'x' })) };
  }
  for (const [how, value] of Object.entries(values)) {
    yield { field: '', how, call: send(value) };
  }
  yield { field: '', how: 'missing', call: send(undefined) };
}

async function* wrongForms(good: Good, schema: JsonSchema, fields: Record<string, string>): AsyncGenerator<WrongCall> {
  const send = async (sent: Record<string, string>): Promise<Good> => {
    const form = await buildForm(sent);
    return { ...good, payload: form.payload, headers: { ...good.headers, ...form.headers } };
  };
  for (const field of Object.keys(schema.properties ?? {})) {
    const { [field]: _gone, ...others } = fields;
    yield { field, how: 'missing', call: await send(others) };
    for (const [how, text] of Object.entries(texts)) {
      yield { field, how, call: await send({ ...others, [field]: text }) };
    }
  }
  yield { field: 'surprise', how: 'unknown', call: await send({ ...fields, surprise: 'x' }) };
}

function* wrongAddresses(good: Good, name: string, { parameters = [] }: Operation): Generator<WrongCall> {
  const pattern = name.split(' ')[1]?.split('/') ?? [];
  const { query, ...rest } = good;
  const given = isFields(query) ? query : {};
  const ask = (asked: Fields) => ({ ...rest, query: asked as Record<string, string> });
  for (const { name: field } of parameters.filter((one) => one.in === 'query')) {
    const { [field]: _gone, ...others } = given;
    yield { field, how: 'missing', call: ask(others) };
    for (const [how, text] of Object.entries(texts)) {
      yield { field, how, call: ask({ ...others, [field]: text }) };
    }
    yield { field, how: 'twice', call: ask({ ...others, [field]: ['a', 'b'] }) };
  }
  yield { field: 'surprise', how: 'unknown', call: ask({ ...given, surprise: 'x' }) };
  for (const [position, part] of pattern.entries()) {
    for (const [how, text] of part.startsWith('{') ? Object.entries(texts) : []) {
      const url = good.url
        .split('/')
        .map((own, index) => (index === position ? encodeURIComponent(text) : own))
        .join('/');
      yield { field: part, how, call: { ...good, url } };
    }
  }
}

/** Calls with one field wrong, for every field of body or form, query and path, in every way. */
export async function* listWrongCalls(
  { name, operation, good }: { name: string; operation: Operation; good: Good },
  formFields: Record<string, string>,
): AsyncGenerator<WrongCall> {
  const { requestBody } = operation as { requestBody?: { content?: Content } };
  const { 'application/json': body, 'multipart/form-data': form } = requestBody?.content ?? {};
  yield* wrongAddresses(good, name, operation);
  if (form?.schema !== undefined) {
    yield* wrongForms(good, form.schema, formFields);
  } else if (body?.schema !== undefined) {
    yield* wrongBodies(good, body.schema);
  }
}
