import type { FastifyInstance } from 'fastify';
import Fastify from 'fastify';
import fp from 'fastify-plugin';
import { expect, it, vi } from 'vitest';
import { accessPlugin } from './access.ts';
import { backgroundPlugin } from './background.ts';
import { errorsPlugin } from './errors.ts';
import { limitsPlugin } from './limits.ts';

/** Lowers the limit of a source from 12,000 calls to three. */
vi.mock('@fastify/rate-limit', async (original) => {
  const { default: real } = await original<typeof import('@fastify/rate-limit')>();
  const { default: plugin } = await import('fastify-plugin');
  return {
    default: plugin(
      async (app: FastifyInstance, options: object) => void (await app.register(real, { ...options, max: 3 })),
    ),
  };
});

const config = { access: 'public' as const };

it("counts a source's calls, but none for a picture", async () => {
  const app = Fastify();
  await app.register(
    fp(async () => void app.decorate('config', { hasLimits: true, secrets: ['a secret'] } as never), { name: 'db' }),
  );
  await app.register(accessPlugin);
  await app.register(errorsPlugin);
  await app.register(fp(async () => void app.decorate('isCopy', () => false), { name: 'copy' }));
  await app.register(backgroundPlugin);
  await app.register(limitsPlugin);
  app.get('/media/:folder/:file', { config }, async () => 'a picture');
  app.get('/other', { config }, async () => 'an answer');
  const ask = async (url: string, times: number) => {
    const answers = [];
    for (let count = 0; count < times; count += 1) {
      answers.push((await app.inject(url)).statusCode);
    }
    return answers;
  };
  expect(await ask('/media/shirt/750.avif', 5)).toEqual([200, 200, 200, 200, 200]);
  expect(await ask('/other', 4)).toEqual([200, 200, 200, 429]);
  expect(await ask('/media/shirt/750.avif', 1)).toEqual([200]);
  await app.close();
});
