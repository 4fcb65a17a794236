import { Validator } from '@seriousme/openapi-schema-validator';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findSchema, type Operation, readDocument } from '#testing/check-answers.ts';
import {
  buildGoodCall,
  buildPeople,
  goodCalls,
  headersFor,
  nameRoute,
  type People,
} from '#testing/good-calls/good-calls.ts';
import { type PaymentHarness, startPaymentHarness } from '#testing/payment-harness.ts';

let harness: PaymentHarness;
let people: People;
let api: Awaited<ReturnType<typeof readDocument>>;

beforeAll(async () => {
  harness = await startPaymentHarness();
  people = await buildPeople(harness);
  api = await readDocument(harness.app);
});
afterAll(() => harness.close());

const readQuery = ({ query }: { query?: unknown }) =>
  (typeof query === 'object' ? query : {}) as Record<string, string>;

function checkAnswer(
  name: string,
  operation: Operation,
  answer: { statusCode: number; body: string; headers: Record<string, unknown> },
) {
  expect(api.check(operation, answer), `${name} ${answer.statusCode}: ${answer.body.slice(0, 300)}`).toEqual([]);
}

describe('the document at /api/docs', () => {
  it('is valid OpenAPI 3.1', async () => {
    const result = await new Validator().validate(structuredClone(api.document));
    expect(result.errors ?? []).toEqual([]);
    expect(api.document.openapi).toBe('3.1.0');
  });

  it('knows every route of the API, and every call of the tests belongs to one', () => {
    const routes = harness.app.knownRoutes.filter(({ method }) => method !== 'HEAD').map(nameRoute);
    const described = api.operations.map(({ name }) => name);
    const beside = [
      'GET /api/docs',
      'GET /api/messages/unsubscribe/{token}',
      'GET /healthz',
      'GET /media/{folder}/{file}',
      'GET /readyz',
    ];
    expect(described.sort()).toEqual(routes.filter((name) => !beside.includes(name)).sort());
    expect(Object.keys(goodCalls).sort()).toEqual([...routes].sort());
  });

  it('has for each operation its success, its error, who may call it and no open object', () => {
    for (const { name, operation } of api.operations) {
      const statuses = Object.keys(operation.responses);
      expect(
        statuses.filter((status) => status.startsWith('2')),
        name,
      ).toHaveLength(1);
      expect(findSchema(operation, 400)?.schema, name).toEqual({ $ref: '#/components/schemas/Error' });
      expect(findSchema(operation, 404)?.schema, name).toEqual({ $ref: '#/components/schemas/Error' });
      const access = harness.app.knownRoutes.find((route) => nameRoute(route) === name)?.access;
      const isOpen = access === 'public' || access === 'signature';
      expect([name, operation.security]).toEqual([name, isOpen ? [] : [{ bearer: [] }]]);
    }
  });
});

describe('every operation', () => {
  it('answers success as the document says, when called as it is meant', async () => {
    for (const { name, operation } of api.operations) {
      const call = await buildGoodCall(name, { harness, people }, headersFor(name, people));
      const answer = await harness.app.inject(call);
      expect([name, answer.statusCode, answer.statusCode < 300 ? '' : answer.body]).toEqual([
        name,
        Number(Object.keys(operation.responses).find((status) => status.startsWith('2'))),
        '',
      ]);
      checkAnswer(name, operation, answer);
      if (name === 'POST /api/auth/logout') {
        people = await buildPeople(harness);
      }
    }
  });

  it('answers a failure as the document says: a call without a session is refused, and a field it does not have is named', async () => {
    for (const { name, operation } of api.operations) {
      const isOpen = operation.security?.length === 0;
      const call = await buildGoodCall(name, { harness, people }, headersFor(name, people));
      const headers = { ...call.headers, authorization: '', 'x-razorpay-signature': '' };
      const refused = await harness.app.inject({
        ...call,
        ...(isOpen ? {} : { headers }),
        query: { ...readQuery(call), nonsense: '1' },
      });
      const isSigned = name === 'POST /api/webhooks/razorpay';
      const answer = isSigned ? await harness.app.inject({ ...call, headers }) : refused;
      expect([name, answer.statusCode]).toEqual([name, isOpen ? 400 : 401]);
      checkAnswer(name, operation, answer);
      if (!isOpen) {
        const strange = await harness.app.inject({ ...call, query: { ...readQuery(call), nonsense: '1' } });
        expect([name, strange.statusCode, strange.json().issues?.[0]?.path]).toEqual([name, 400, 'nonsense']);
        checkAnswer(name, operation, strange);
      }
    }
  });
});
