import swagger from '@fastify/swagger';
import fp from 'fastify-plugin';
import { jsonSchemaTransform, validatorCompiler } from 'fastify-type-provider-zod';

/** Checks input by the zod schemas of the routes, and describes the routes from them at GET /api/docs (OpenAPI 3.1). */
export const openapiPlugin = fp(
  async (app) => {
    app.setValidatorCompiler(validatorCompiler);
    // Answers are made from explicit columns and checked against their schemas in the tests:
    // checking each of them here would double the cost of a hot route.
    app.setSerializerCompiler(() => JSON.stringify);
    await app.register(swagger, {
      openapi: {
        openapi: '3.1.0',
        info: { title: 'Aaram store API', version: '1.0.0' },
        components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } } },
      },
      transform: jsonSchemaTransform,
    });
    app.get('/api/docs', { config: { access: 'public' }, schema: { hide: true } }, async () => app.swagger());
  },
  { name: 'openapi', dependencies: ['access'] },
);
