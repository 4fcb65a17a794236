import { Validator } from '@seriousme/openapi-schema-validator';
import Ajv from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildGoodCall, buildPeople, goodCalls, headersFor, nameRoute, type People } from './testing/good-calls.ts';
import { type PaymentBench, startPaymentBench } from './testing/payment-bench.ts';

type Answers = Record<string, { content?: Record<string, { schema: object }> }>;
type Operation = { responses: Answers; parameters?: object[]; requestBody?: object; security?: object[] };
type OpenApi = { openapi: string; paths: Record<string, Record<string, Operation>>; components: object };

let bench: PaymentBench;
let people: People;
let document: OpenApi;
const ajv = addFormats(new Ajv({ strict: false, allErrors: true }));

beforeAll(async () => {
  bench = await startPaymentBench();
  people = await buildPeople(bench);
  document = (await bench.app.inject('/api/docs')).json();
  ajv.addSchema({ $id: 'doc', components: document.components });
});
afterAll(() => bench.close());

const listOperations = () =>
  Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ name: `${method.toUpperCase()} ${path}`, operation })),
  );

const readQuery = ({ query }: { query?: unknown }) =>
  (typeof query === 'object' ? query : {}) as Record<string, string>;

/** The schema that the document has for an answer of this status; undefined when it says nothing of it. */
function findSchema(answers: Answers, status: number) {
  const answer = answers[status] ?? answers[`${Math.floor(status / 100)}XX`];
  return answer === undefined ? undefined : { schema: answer.content?.['application/json']?.schema };
}

function checkAnswer(name: string, operation: Operation, answer: { statusCode: number; body: string }) {
  const found = findSchema(operation.responses, answer.statusCode);
  expect(found, `${name} answers ${answer.statusCode}, which the document does not know`).toBeDefined();
  if (found?.schema === undefined) {
    expect([name, answer.body]).toEqual([name, '']);
    return;
  }
  const text = JSON.stringify(found.schema).replaceAll('#/components/', 'doc#/components/');
  const isValid = ajv.compile(JSON.parse(text));
  isValid(JSON.parse(answer.body));
  expect(isValid.errors ?? [], `${name} ${answer.statusCode}: ${answer.body.slice(0, 300)}`).toEqual([]);
}

describe('the document at /api/docs', () => {
  it('is valid OpenAPI 3.1', async () => {
    const result = await new Validator().validate(structuredClone(document));
    expect(result.errors ?? []).toEqual([]);
    expect(document.openapi).toBe('3.1.0');
  });

  it('knows every route of the API, and every call of the tests belongs to one', () => {
    const routes = bench.app.knownRoutes.filter(({ method }) => method !== 'HEAD').map(nameRoute);
    const described = listOperations().map(({ name }) => name);
    const beside = ['GET /api/docs', 'GET /healthz', 'GET /media/{folder}/{file}', 'GET /readyz'];
    expect(described.sort()).toEqual(routes.filter((name) => !beside.includes(name)).sort());
    expect(Object.keys(goodCalls).sort()).toEqual([...routes].sort());
  });

  it('has for each operation its success, its error, who may call it and no open object', () => {
    for (const { name, operation } of listOperations()) {
      const statuses = Object.keys(operation.responses);
      expect(
        statuses.filter((status) => status.startsWith('2')),
        name,
      ).toHaveLength(1);
      expect(findSchema(operation.responses, 400)?.schema, name).toEqual({ $ref: '#/components/schemas/Error' });
      expect(findSchema(operation.responses, 404)?.schema, name).toEqual({ $ref: '#/components/schemas/Error' });
      const access = bench.app.knownRoutes.find((route) => nameRoute(route) === name)?.access;
      const isOpen = access === 'public' || access === 'signature';
      expect([name, operation.security]).toEqual([name, isOpen ? [] : [{ bearer: [] }]]);
    }
  });
});

describe('every operation', () => {
  it('answers success as the document says, when called as it is meant', async () => {
    for (const { name, operation } of listOperations()) {
      const call = await buildGoodCall(name, { bench, people }, headersFor(name, people));
      const answer = await bench.app.inject(call);
      expect([name, answer.statusCode, answer.statusCode < 300 ? '' : answer.body]).toEqual([
        name,
        Number(Object.keys(operation.responses).find((status) => status.startsWith('2'))),
        '',
      ]);
      checkAnswer(name, operation, answer);
      if (name === 'POST /api/auth/logout') {
        people = await buildPeople(bench);
      }
    }
  });

  it('answers a failure as the document says: nobody is refused, and a field it does not have is named', async () => {
    for (const { name, operation } of listOperations()) {
      const isOpen = operation.security?.length === 0;
      const call = await buildGoodCall(name, { bench, people }, headersFor(name, people));
      const headers = { ...call.headers, authorization: '', 'x-razorpay-signature': '' };
      const refused = await bench.app.inject({
        ...call,
        ...(isOpen ? {} : { headers }),
        query: { ...readQuery(call), nonsense: '1' },
      });
      const isSigned = name === 'POST /api/webhooks/razorpay';
      const answer = isSigned ? await bench.app.inject({ ...call, headers }) : refused;
      expect([name, answer.statusCode]).toEqual([name, isOpen ? 400 : 401]);
      checkAnswer(name, operation, answer);
      if (!isOpen) {
        const strange = await bench.app.inject({ ...call, query: { ...readQuery(call), nonsense: '1' } });
        expect([name, strange.statusCode, strange.json().issues?.[0]?.path]).toEqual([name, 400, 'nonsense']);
        checkAnswer(name, operation, strange);
      }
    }
  });
});
