import { beforeAll, describe, expect, it } from 'vitest';
import { clientFor, DEMO_PASSWORD, newShopper } from '#lib/api.ts';
import { deliverOne } from '#lib/orders.ts';
import { fetchPatiently } from '#lib/patiently.ts';
import { addProduct, homeAddress } from '#lib/shopping.ts';
import { sandboxUrl, shopUrl } from '#lib/store/store-under-test.ts';

type Operation = { security?: unknown[]; parameters?: { name: string; in: string }[] };
type Description = { paths: Record<string, Record<string, Operation>> };
type Call = { method: string; pattern: string; queries: string[] };

let guarded: Call[];
let victim: { token: string; ids: Record<string, string>; secrets: string[] };

beforeAll(async () => {
  const { paths }: Description = await (await fetchPatiently(`${shopUrl}/api/docs`)).json();
  guarded = Object.entries(paths).flatMap(([pattern, operations]) =>
    Object.entries(operations)
      .filter(([, { security = [] }]) => security.length > 0)
      .map(([method, { parameters = [] }]) => ({
        method: method.toUpperCase(),
        pattern,
        queries: parameters.filter((one) => one.in === 'query').map(({ name }) => name),
      })),
  );
  const { token, user, email } = await newShopper(shopUrl);
  const api = clientFor(shopUrl, token);
  const { mobile } = await api.getProfile();
  const { addresses } = await api.addAddress({ ...homeAddress, name: 'Victim Of This', address: '77 Hidden Lane' });
  // A product of the first seller: the second seller has no part in this order.
  const product = await addProduct(shopUrl, 3, 'seller@example.com');
  const order = await deliverOne({ shopUrl, sandboxUrl }, api, product);
  const ids = { user: user.id, order, address: addresses[0]?._id ?? '' };
  victim = { token, ids, secrets: [email, mobile, 'Victim Of This', '77 Hidden Lane'] };
});

const attackers = {
  visitor: async () => undefined,
  shopper: async () => (await newShopper(shopUrl)).token,
  seller: async () => (await clientFor(shopUrl).login({ email: 'seller2@example.com', password: DEMO_PASSWORD })).token,
};

/** Every call, with every id of the victim in every place that takes an id. */
const aim = () =>
  guarded.flatMap(({ method, pattern, queries }) =>
    Object.values(victim.ids).map((id) => {
      const search = new URLSearchParams(queries.filter((name) => /id$|cursor/i.test(name)).map((name) => [name, id]));
      const body =
        method === 'GET'
          ? {}
          : { body: JSON.stringify({ _id: id, user: id, userId: id, order_id: id, productId: id }) };
      return { method, path: `${pattern.replace(/\{\w+\}/g, id)}?${search}`, ...body };
    }),
  );

describe('what belongs to somebody else', () => {
  // security: own-data
  it.each(Object.keys(attackers) as (keyof typeof attackers)[])(
    'is shown to no %s and changed by none, in any call, under any of its ids',
    async (who) => {
      const token = await attackers[who]();
      const owner = clientFor(shopUrl, victim.token);
      const before = JSON.stringify([
        (await owner.getMyOrders()).items,
        await owner.getAddresses(),
        await owner.getProfile(),
      ]);
      const leaks: string[] = [];
      for (const { method, path, ...rest } of aim().filter(({ path }) => !/\/logout/.test(path))) {
        const answer = await fetch(`${shopUrl}${path}`, {
          method,
          headers: {
            ...('body' in rest ? { 'content-type': 'application/json' } : {}),
            ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
          },
          ...rest,
        });
        const text = await answer.text();
        if (answer.status >= 500 || victim.secrets.some((secret) => text.includes(secret))) {
          leaks.push(`${method} ${path} ${answer.status}`);
        }
      }
      expect(leaks).toEqual([]);
      expect(
        JSON.stringify([(await owner.getMyOrders()).items, await owner.getAddresses(), await owner.getProfile()]),
      ).toBe(before);
    },
  );

  // security: own-data
  it('was aimed at in every call that needs a session', async ({ annotate }) => {
    expect(guarded.length).toBeGreaterThan(30);
    const tries = aim().length * Object.keys(attackers).length;
    await annotate(`${tries} calls over ${guarded.length} operations by 3 kinds of caller, 0 leaks`, 'figure');
  });
});
