import { randomBytes } from 'node:crypto';
import { expect, it } from 'vitest';
import { clientFor, DEMO_PASSWORD } from '#lib/api.ts';
import { fetchPatiently } from '#lib/patiently.ts';
import { shopUrl } from '#lib/store/store-under-test.ts';

const unknown = '00000000-0000-8000-a000-000000000000';

type Operation = { security?: unknown[] };
type Description = { paths: Record<string, Record<string, Operation>> };

/** Every call that needs a session, according to the API's own description. */
async function listGuarded(): Promise<{ method: string; path: string }[]> {
  const { paths }: Description = await (await fetchPatiently(`${shopUrl}/api/docs`)).json();
  return Object.entries(paths).flatMap(([pattern, operations]) =>
    Object.entries(operations)
      .filter(([, { security = [] }]) => security.length > 0)
      .map(([method]) => ({ method: method.toUpperCase(), path: pattern.replace(/\{\w+\}/g, unknown) })),
  );
}

const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');

/** What an attacker tries who knows a token, an id or another store's session format. */
async function forge(): Promise<Record<string, string>> {
  const { token, user } = await clientFor(shopUrl).login({ email: 'admin@example.com', password: DEMO_PASSWORD });
  const own = await clientFor(shopUrl).login({ email: 'shopper@example.com', password: DEMO_PASSWORD });
  await clientFor(shopUrl, own.token).logout();
  const flipped = `${token.slice(0, -2)}${token.endsWith('AA') ? 'BB' : 'AA'}`;
  return {
    random: `Bearer ${randomBytes(32).toString('base64url')}`,
    'logged out': `Bearer ${own.token}`,
    'another ending': `Bearer ${flipped}`,
    shortened: `Bearer ${token.slice(0, -1)}`,
    lengthened: `Bearer ${token}A`,
    'two at once': `Bearer ${token} ${token}`,
    'another scheme': `Basic ${Buffer.from(`admin@example.com:${DEMO_PASSWORD}`).toString('base64')}`,
    'the id': `Bearer ${user.id}`,
    unsigned: `Bearer ${encode({ alg: 'none', typ: 'JWT' })}.${encode({ sub: user.id, role: 'admin' })}.`,
    'signed by itself': `Bearer ${encode({ alg: 'HS256' })}.${encode({ sub: user.id })}.${randomBytes(32).toString('base64url')}`,
    'in the wrong case': `Bearer ${token.toLowerCase()}`,
    'a query': `Bearer ' or 1=1 --`,
  };
}

// security: ended-sessions
it('no forged, ended or altered session opens a call that needs one', async ({ annotate }) => {
  const guarded = await listGuarded();
  const forged = await forge();
  const opened: string[] = [];
  for (const [kind, authorization] of Object.entries(forged)) {
    const answers = await Promise.all(
      guarded.map(async ({ method, path }) => {
        const { status } = await fetch(`${shopUrl}${path}`, { method, headers: { authorization } });
        return { status, line: `${kind}: ${method} ${path} ${status}` };
      }),
    );
    opened.push(...answers.filter(({ status }) => status !== 401).map(({ line }) => line));
  }
  expect(opened).toEqual([]);
  expect(guarded.length).toBeGreaterThan(30);
  const tries = guarded.length * Object.keys(forged).length;
  await annotate(`${tries} tries over ${guarded.length} calls, ${opened.length} opened`, 'figure');
});
