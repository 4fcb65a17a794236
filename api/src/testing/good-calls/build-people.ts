import { createToken } from '#modules/identity/index.ts';
import { buildUsers } from '../factories.ts';
import type { PaymentHarness } from '../payment-harness.ts';
import { reviveSessions } from './good-account-calls.ts';
import type { People } from './good-call.ts';

const rolesOf = {
  shopper: 'user',
  otherShopper: 'user',
  seller: 'seller',
  otherSeller: 'seller',
  admin: 'admin',
  catalogue: 'user',
  orders: 'user',
  content: 'user',
} as const;

/** Stores all callers with their sessions and the team: tests of every call do it hundreds of times. */
export async function buildPeople(harness: PaymentHarness): Promise<People> {
  const users = await buildUsers(
    harness.db,
    Object.values(rolesOf).map((role) => ({ role })),
  );
  const named = Object.keys(rolesOf).map((name, index) => {
    const headers = { authorization: `Bearer ${createToken()}` };
    return [name, { ...users[index], headers }] as const;
  });
  const people = Object.fromEntries(named) as People;
  await reviveSessions({ harness, people });
  return people;
}
