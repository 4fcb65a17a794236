import Ajv, { type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import type { FastifyInstance } from 'fastify';

type Answers = Record<string, { content?: Record<string, { schema: object }> }>;
export type Operation = { responses: Answers; parameters?: { name: string; in: string }[]; security?: object[] };
export type OpenApi = { openapi: string; paths: Record<string, Record<string, Operation>>; components: object };

/** The document's schema for a response with this status; undefined when the status is not in the document. */
export function findSchema({ responses }: Operation, status: number) {
  const answer = responses[status] ?? responses[`${Math.floor(status / 100)}XX`];
  return answer === undefined ? undefined : { schema: answer.content?.['application/json']?.schema };
}

/** Reads the API's own document. `check` returns a list of what is wrong with a response. */
export async function readDocument(app: FastifyInstance) {
  const document: OpenApi = (await app.inject('/api/docs')).json();
  const ajv = addFormats(new Ajv({ strict: false, allErrors: true }));
  ajv.addSchema({ $id: 'doc', components: document.components });
  const compiled = new Map<string, ValidateFunction>();

  function compile(schema: object): ValidateFunction {
    const text = JSON.stringify(schema).replaceAll('#/components/', 'doc#/components/');
    const known = compiled.get(text) ?? ajv.compile(JSON.parse(text));
    compiled.set(text, known);
    return known;
  }

  return {
    document,
    operations: Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, operation]) => ({ name: `${method.toUpperCase()} ${path}`, operation })),
    ),
    check(
      operation: Operation,
      answer: { statusCode: number; body: string; headers: Record<string, unknown> },
    ): unknown[] {
      const found = findSchema(operation, answer.statusCode);
      if (found === undefined) {
        return [`${answer.statusCode} is not in the document`];
      }
      if (found.schema === undefined) {
        return answer.body === '' ? [] : ['has content'];
      }
      // A file is no JSON, and is only said to be one.
      if (!String(answer.headers['content-type']).startsWith('application/json')) {
        return [];
      }
      const isValid = compile(found.schema);
      isValid(JSON.parse(answer.body));
      return isValid.errors ?? [];
    },
  };
}
