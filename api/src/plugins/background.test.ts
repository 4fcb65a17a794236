import Fastify from 'fastify';
import fp from 'fastify-plugin';
import { expect, it } from 'vitest';
import { backgroundPlugin } from './background.ts';

it.each([
  ['all', ['of answers', 'of the store']],
  ['api', ['of answers']],
  ['worker', ['of the store']],
])('a process whose role is %s does the work %j', async (role, expected) => {
  const app = Fastify();
  await app.register(fp(async () => void app.decorate('config', { role } as never), { name: 'db' }));
  await app.register(backgroundPlugin);
  const done: string[] = [];
  app.addBackground({
    name: 'of answers',
    everyMs: 60_000,
    isOfAnswers: true,
    run: async () => void done.push('of answers'),
  });
  app.addBackground({ name: 'of the store', everyMs: 60_000, run: async () => void done.push('of the store') });
  app.startBackground();
  await app.close();
  expect(done).toEqual(expected);
});
