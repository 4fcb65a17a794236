import fastify from 'fastify';
import { expect, it } from 'vitest';
import { requireHttps } from './transport-security.ts';

// security: content-policy
it.each([
  ['https://shop.example', 'max-age=31536000'],
  ['http://localhost:3000', undefined],
  [undefined, undefined],
])('tells browsers to come by HTTPS alone where the shop has it, with every answer: %s', async (publicUrl, wanted) => {
  const app = fastify();
  requireHttps(app, publicUrl);
  app.get('/women', () => 'a page');
  for (const url of ['/women', '/no-such-file.js']) {
    expect((await app.inject({ url })).headers['strict-transport-security']).toBe(wanted);
  }
});
