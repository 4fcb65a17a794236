import fp from 'fastify-plugin';
import { z } from 'zod';
import * as texts from '#texts/issues.ts';
import { compileValidator } from './invalid-input.ts';
import { readJsonBody, requireStorable } from './json-body.ts';

/** A whole number in a query, from 1 to `max`: digits and nothing else. */
export function queryNumber(max: number) {
  const error = texts.notFromOneTo(max);
  return z
    .string()
    .regex(/^\d{1,9}$/, { error })
    .transform(Number)
    .pipe(z.int().min(1, { error }).max(max, { error }));
}

const nothing = z.strictObject({});
/** Makes an object schema refuse unknown fields, also where its route forgot to. */
const strictly = (schema: unknown) => (schema instanceof z.ZodObject ? schema.strict() : schema);

/**
 * Checks requests with the zod schemas of the routes and ignores nothing silently: a route without a query schema
 * refuses any query, JSON is read strictly, and text that cannot be stored is refused everywhere.
 */
export const inputPlugin = fp(
  async (app) => {
    app.setValidatorCompiler(compileValidator);
    app.removeContentTypeParser(['application/json', 'text/plain']);
    app.addContentTypeParser('application/json', { parseAs: 'buffer' }, async (_request: unknown, body: Buffer) =>
      readJsonBody(body),
    );
    app.addHook('onRoute', (route) => {
      if (route.url.startsWith('/api/') && route.config?.access !== 'signature') {
        route.schema = { ...route.schema, querystring: strictly(route.schema?.querystring ?? nothing) };
      }
    });
    app.addHook('preValidation', (request, _reply, done) => {
      // Not for files: their routes answer 404 for anything that does not exist.
      if (request.routeOptions.url?.startsWith('/api/') === true) {
        requireStorable(request.query);
        requireStorable(request.params);
      }
      done();
    });
  },
  { name: 'input', dependencies: ['errors'] },
);
