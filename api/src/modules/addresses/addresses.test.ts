import { addressSchema } from '@aaram/shared-domain/address/schema';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../../testing/build-test-app.ts';
import { buildUser, loginAs, type TestUser } from '../../testing/factories.ts';

let test: TestApp;
let owner: TestUser;
let headers: { authorization: string };
const home = {
  name: 'Meera',
  phone: '9876543210',
  address: '4 MG Road',
  city: 'Kochi',
  state: 'Kerala',
  pincode: '682001',
};
beforeAll(async () => {
  test = await buildTestApp();
  owner = await buildUser(test.db);
  headers = await loginAs(test.db, owner);
});
afterAll(() => test.close());

const save = (payload: object, who = headers) =>
  test.app.inject({ method: 'POST', url: '/api/auth/me/addresses', headers: who, payload });

describe('saved addresses', () => {
  it('are added, changed, listed with the account email, and deleted', async () => {
    const added = await save(home);
    expect(added.statusCode).toBe(201);
    const { _id } = addressSchema.parse(added.json().addresses[0]);
    const changed = await test.app.inject({
      method: 'PUT',
      url: `/api/auth/me/address/${_id}`,
      headers,
      payload: { ...home, city: 'Thrissur', landmark: 'Near the lake' },
    });
    expect(changed.json().addresses).toMatchObject([{ _id, city: 'Thrissur', landmark: 'Near the lake' }]);
    const list = (await test.app.inject({ url: '/api/auth/me/addresses', headers })).json();
    expect(list).toMatchObject({ email: owner.email, addresses: [{ _id }] });
    expect(
      (await test.app.inject({ method: 'DELETE', url: `/api/auth/me/address/${_id}`, headers })).json().addresses,
    ).toEqual([]);
  });

  it.each(['name', 'phone', 'address', 'city', 'state', 'pincode'])('need %s', async (field) => {
    for (const value of ['', '   ', undefined]) {
      const refused = await save({ ...home, [field]: value });
      expect([refused.statusCode, refused.json().message]).toEqual([400, 'Please fill all required fields.']);
    }
  });

  it.each(['12345', '98765abcde', '९८७६५४३२१'])('do not take %s for a phone number', async (phone) => {
    const refused = await save({ ...home, phone });
    expect([refused.statusCode, refused.json().message]).toEqual([400, 'Phone number must be 10 digits.']);
  });

  // rules: texts-as-people-type-them
  it.each([
    ['phone', '+91 0 98450-12345', '9845012345'],
    ['phone', '९८४५०१२३४५', '9845012345'],
    ['pincode', '560 038', '560038'],
    ['pincode', 'PIN: ५६००३८', '560038'],
    ['state', 'orissa', 'Odisha'],
    ['address', '\u202e12 MG Road', '12 MG Road'],
    ['landmark', '\u200b', null],
  ])('understand a %s typed as %j', async (field, typed, stored) => {
    const saved = await save({ ...home, [field]: typed });
    const address = saved.json().addresses.at(-1);
    expect([saved.statusCode, address[field]]).toEqual([201, stored]);
    await test.app.inject({ method: 'DELETE', url: `/api/auth/me/address/${address._id}`, headers });
  });

  // rules: texts-as-people-type-them
  it.each(['name', 'address', 'city'])('take a %s without a visible character for an empty one', async (field) => {
    const refused = await save({ ...home, [field]: '\u200b\u2060' });
    expect([refused.statusCode, refused.json().message]).toEqual([400, 'Please fill all required fields.']);
  });

  it('belong to their account alone: 404 for others to change or delete, 401 to visitors', async () => {
    const { _id } = (await save(home)).json().addresses[0];
    for (const role of ['user', 'admin'] as const) {
      const stranger = await loginAs(test.db, await buildUser(test.db, { role }));
      const url = `/api/auth/me/address/${_id}`;
      expect((await test.app.inject({ method: 'PUT', url, headers: stranger, payload: home })).statusCode).toBe(404);
      expect((await test.app.inject({ method: 'DELETE', url, headers: stranger })).statusCode).toBe(404);
    }
    expect((await test.app.inject({ url: '/api/auth/me/addresses' })).statusCode).toBe(401);
    expect((await test.app.inject({ url: '/api/auth/me/addresses', headers })).json().addresses).toHaveLength(1);
  });
});
