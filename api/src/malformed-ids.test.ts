import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readDocument } from './testing/check-answers.ts';
import { buildGoodCall, buildPeople, type People } from './testing/good-calls/good-calls.ts';
import { type PaymentHarness, startPaymentHarness } from './testing/payment-harness.ts';

type Good = Awaited<ReturnType<typeof buildGoodCall>>;
type Operation = Awaited<ReturnType<typeof readDocument>>['operations'][number]['operation'];
/** A good call with a wrong value instead of one id. */
type Wrong = { name: string; where: string; call: Good };

const uuid = '00000000-0000-8000-a000-000000000000';
/** Texts that are not ids, for a path, a query or a body. */
const texts = ['not-an-id', '1', `${uuid}0`, `${uuid.slice(0, -1)}g`, ` ${uuid}`, `{${uuid}}`, "' or 1=1 --", '\0'];
const values = [...texts, '\ud800', 'x'.repeat(5000), 7, null, true, [], [uuid], {}, { $gt: '' }];
/** Parameters that are free text or names, not ids. */
const noIds = new Set(['trackingId', 'folder', 'file', 'token', 'purpose']);
const isId = (field: string) =>
  !noIds.has(field) && /(^|_)ids?$|[a-z]Ids?$|^(product|actor|subject|cursor|after|parcel|seller|user)$/.test(field);

const isLong = process.env.PROOF === 'long';
/** One of so many wrong values is sent in each field; in the long form all, and by everyone. */
const SHARE = isLong ? 1 : 3;

let harness: PaymentHarness;
let people: People;
let operations: { name: string; operation: Operation }[];
beforeAll(async () => {
  harness = await startPaymentHarness({ RAZORPAY_TIMEOUT_SECONDS: '60' });
  people = await buildPeople(harness);
  ({ operations } = await readDocument(harness.app));
}, 60_000);
afterAll(() => harness.close());

const isPlain = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !Buffer.isBuffer(value);

/** Copies of a body, each with another one of its ids replaced, at any depth. */
function replaceIds(body: unknown, value: unknown): { where: string; body: unknown }[] {
  if (Array.isArray(body)) {
    const [first, ...rest] = body;
    return replaceIds(first, value).map((one) => ({ where: `[].${one.where}`, body: [one.body, ...rest] }));
  }
  if (!isPlain(body)) {
    return [];
  }
  return Object.entries(body).flatMap(([field, inner]) => [
    ...(isId(field) && !isPlain(inner) && !Array.isArray(inner)
      ? [{ where: field, body: { ...body, [field]: value } }]
      : []),
    ...replaceIds(inner, value).map((one) => ({
      where: `${field}.${one.where}`,
      body: { ...body, [field]: one.body },
    })),
  ]);
}

/** Every call that has a wrong value where `name` takes an id. */
function listWrong(name: string, operation: Operation, good: Good): Wrong[] {
  const parameters = operation.parameters ?? [];
  const [, path = ''] = name.split(' ');
  const inPath = parameters.filter((one) => one.in === 'path' && isId(one.name));
  // Facets accept the query of their list, but have no pages and ignore the cursor.
  const inQuery = parameters.filter(
    (one) => one.in === 'query' && isId(one.name) && !(one.name === 'cursor' && path.endsWith('/facets')),
  );
  const sections = path.split('/');
  const replaceSection = (param: string, text: string) =>
    good.url
      .split('/')
      .map((section, index) => (sections[index] === `{${param}}` ? encodeURIComponent(text) : section))
      .join('/');
  const ofPath = inPath.flatMap((one) =>
    texts.map((text) => ({ name, where: `path ${one.name}`, call: { ...good, url: replaceSection(one.name, text) } })),
  );
  const ofQuery = inQuery.flatMap((one) =>
    texts.map((text) => {
      const query = { ...(isPlain(good.query) ? (good.query as Record<string, string>) : {}), [one.name]: text };
      // A field of the body takes precedence over a query parameter of the same name.
      const { [one.name]: _said, ...payload } = isPlain(good.payload) ? good.payload : {};
      const body = isPlain(good.payload) ? { payload } : {};
      return { name, where: `query ${one.name}`, call: { ...good, ...body, query } };
    }),
  );
  const headers = { ...good.headers, 'content-type': 'application/json' };
  const ofBody = values.flatMap((value) =>
    replaceIds(good.payload, value).map(({ where, body }) => ({
      name,
      where: `body ${where}`,
      call: { ...good, headers, payload: JSON.stringify(body) },
    })),
  );
  return [...ofPath, ...ofQuery, ...ofBody];
}

const roles = ['anonymous', 'shopper', 'otherShopper', 'seller', 'admin'] as const;
type Role = (typeof roles)[number];

/** In the short form each call is made by one of them: to build a good call takes longer than to send it. */
const isTried = (at: number, role: Role) => isLong || (at + roles.indexOf(role)) % roles.length === 0;

/** The wrong calls of one operation, made by a person with this role. */
async function listWrongBy(role: Role, name: string, operation: Operation): Promise<Wrong[]> {
  const good = await buildGoodCall(name, { harness, people });
  const headers = role === 'anonymous' ? {} : people[role].headers;
  return listWrong(name, operation, { ...good, headers: { ...good.headers, ...headers } });
}

/** Ids in these fields may also be names, which are searched for. */
const mayBeName = (name: string, where: string) =>
  /panel\/(trail|change-sets)$/.test(name) && /^query (actor|subject)$/.test(where);

/** Other statuses for a wrong id in a body: the field may be optional there, or another check may come first. */
function mayAnswer(name: string, where: string): number[] {
  if (mayBeName(name, where)) {
    return [200];
  }
  return where.startsWith('body') ? [200, 201, 409, 413] : [];
}

describe('what is no id, instead of every id of every call', () => {
  // security: malformed-ids
  it.each(roles)(
    'is 400 or 404, or not for the caller at all: %s',
    async (role) => {
      const problems: string[] = [];
      const fields = new Set<string>();
      for (const [at, { name, operation }] of [...operations.entries()].filter(([at]) => isTried(at, role))) {
        for (const [number, { where, call }] of (await listWrongBy(role, name, operation)).entries()) {
          if ((number + at) % SHARE > 0) {
            continue;
          }
          const { statusCode, body } = await harness.app.inject(call);
          fields.add(`${name} ${where}`);
          if (![400, 401, 403, 404, ...mayAnswer(name, where)].includes(statusCode)) {
            problems.push(`${name}, ${where}: ${JSON.stringify(call.url)} ${statusCode} ${body.slice(0, 200)}`);
          }
        }
      }
      expect(problems).toEqual([]);
      expect(fields.size).toBeGreaterThan(isLong ? 30 : 5);
    },
    60_000,
  );

  // security: malformed-ids
  it.each(['shopper', 'otherShopper', 'admin'] as const)(
    'is 400 in the address of a cart, also for %s',
    async (role) => {
      for (const text of texts) {
        for (const [method, path] of [
          ['GET', 'cart'],
          ['DELETE', 'clear-cart'],
        ] as const) {
          const url = `/api/auth/${path}/${encodeURIComponent(text)}`;
          const { statusCode } = await harness.app.inject({ method, url, headers: people[role].headers });
          expect([method, url, statusCode]).toEqual([method, url, 400]);
        }
      }
    },
  );
});
