import { type ContractName, calls, errorSchema } from '@aaram/shared-domain/contract/schema';
import swagger from '@fastify/swagger';
import type { RouteOptions } from 'fastify';
import fp from 'fastify-plugin';
import { jsonSchemaTransform, jsonSchemaTransformObject } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { OpenApiDocument } from './docs-page/openapi-document.ts';
import { prefersHtml } from './docs-page/prefers-html.ts';
import { docsPolicy, writeDocs } from './docs-page/write-docs.ts';

type Described = { body?: z.ZodType; form?: z.ZodType; status?: number; answer?: z.ZodType; card?: z.ZodType };

const noContent = z.null().describe('No content');

/** The call of the contract that a route serves, such as `GET /auth/cart/{userId}` for `/api/auth/cart/:userId`. */
function findCall(method: string, url: string): Described | undefined {
  const name = `${method} ${url.replace(/^\/api/, '').replace(/:(\w+)/g, '{$1}')}`;
  return Object.hasOwn(calls, name) ? calls[name as ContractName] : undefined;
}

const answerOf = ({ status = 200, answer = noContent, card }: Described) => ({
  [status]: card === undefined ? answer : z.union([answer, card]),
});

/** Routes outside the contract, such as a file to download, describe their own response. */
function readOwnAnswer(response: unknown): Record<string, unknown> | undefined {
  const own = Object.entries(response ?? {}).filter(([status]) => status.startsWith('2'));
  return own.length === 0 ? undefined : Object.fromEntries(own);
}

/** Error responses of a route: one shape; the statuses depend on who may call it. */
function describeErrors(access: string | undefined) {
  const isOpen = access === 'public' || access === 'signature';
  return {
    400: errorSchema,
    ...(isOpen ? {} : { 401: errorSchema, 403: errorSchema }),
    '4xx': errorSchema,
    '5xx': errorSchema,
  };
}

function completeSchema(route: RouteOptions) {
  const { url, method, schema, config } = route;
  if (!url.startsWith('/api/') || schema?.hide === true || method === 'HEAD') {
    return;
  }
  const call = findCall(String(method), url);
  const response = call === undefined ? readOwnAnswer(schema?.response) : answerOf(call);
  if (response === undefined) {
    throw new Error(`${String(method)} ${url} does not say what it answers: add it to the contract's table of calls.`);
  }
  if (call?.body !== undefined && schema?.body !== call.body) {
    throw new Error(`${String(method)} ${url} does not check its body with the schema of the contract.`);
  }
  route.schema = {
    ...schema,
    response: { ...response, ...describeErrors(config?.access) },
    security: config?.access === 'public' || config?.access === 'signature' ? [] : [{ bearer: [] }],
  };
}

type Document = { components?: { schemas?: Record<string, unknown> } };

/** Leaves out the schemas that nothing in the document points to. */
function withoutUnused(document: Document): unknown {
  const { schemas = {}, ...components } = document.components ?? {};
  const text = JSON.stringify(document);
  const isUsed = (name: string) => text.includes(`"#/components/schemas/${name}"`);
  const used = Object.fromEntries(Object.entries(schemas).filter(([name]) => isUsed(name)));
  return { ...document, components: { ...components, schemas: used } };
}

/**
 * Describes every call from the contract's schemas at GET /api/docs: OpenAPI 3.1 for programs, the same as a page for
 * clients that ask for HTML, as browsers do. Throws for an unknown route.
 */
export const openapiPlugin = fp(
  async (app) => {
    // Responses are made from explicit columns and checked against their schemas in the tests. Checking each of them
    // here would double the cost of a hot route.
    app.setSerializerCompiler(() => JSON.stringify);
    app.addHook('onRoute', completeSchema);
    await app.register(swagger, {
      openapi: {
        openapi: '3.1.0',
        info: { title: 'Aaram store API', version: '1.0.0' },
        components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } } },
      },
      transform: ({ schema, route, ...rest }) => {
        const form = findCall(String(route.method), route.url)?.form;
        const described = {
          ...schema,
          ...(form === undefined ? {} : { body: form }),
          hide: schema?.hide === true || !route.url.startsWith('/api/'),
        };
        return jsonSchemaTransform({ schema: described, route, ...rest });
      },
      transformObject: jsonSchemaTransformObject,
    });
    let document: unknown;
    let page: string | undefined;
    app.get('/api/docs', { config: { access: 'public' }, schema: { hide: true } }, async (request, reply) => {
      document ??= withoutUnused(app.swagger() as Document);
      reply.header('vary', 'accept');
      if (!prefersHtml(request.headers.accept)) {
        return document;
      }
      page ??= writeDocs(document as OpenApiDocument, app.knownRoutes);
      reply.headers({ 'content-type': 'text/html; charset=utf-8', 'content-security-policy': docsPolicy });
      return reply.send(page);
    });
  },
  { name: 'openapi', dependencies: ['access'] },
);
