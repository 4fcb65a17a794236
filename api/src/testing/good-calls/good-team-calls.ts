import { randomUUID } from 'node:crypto';
import { createToken, hashToken } from '#modules/identity/index.ts';
import { buildUser } from '../factories.ts';
import type { GoodCall } from './good-call.ts';

type Given = Parameters<NonNullable<GoodCall['make']>>[0];

/** The people of the seller's team, by what they do there. */
const members = ['catalogue', 'orders', 'content'] as const;

/**
 * Puts the members into the seller's team, and no others: earlier calls have moved people. Three parts of a `with`, so
 * that what is done before each of thousands of calls is one statement.
 */
export const restoreTeam = ({ harness: { db }, people }: Given) => db`
  alone as (update teams set needs_second_step = false where needs_second_step),
  out as (delete from team_members where user_id in (${people.shopper.id}, ${people.otherShopper.id})),
  back as (
    insert into team_members (user_id, seller_id, roles)
    select id, ${people.seller.id}, array[role]
    from unnest(${members.map((role) => people[role].id)}::uuid[], ${[...members]}::text[]) as member (id, role)
    on conflict (user_id) do update set roles = excluded.roles where team_members.roles <> excluded.roles)`;

const ofTeam = ({ people }: Given) => ({ query: { seller: people.seller.id } });

/** An open invitation into the seller's team, and the token of its link. */
export async function openInvitation({ harness, people }: Given, email = `${randomUUID()}@example.com`) {
  const { db } = harness;
  await db`delete from team_invitations where email = ${email}`;
  const invitation = {
    sellerId: people.seller.id,
    email,
    roles: ['catalogue'],
    expiresAt: new Date(Date.now() + 3_600_000),
  };
  const [row] = await db<{ id: string }[]>`insert into team_invitations ${db(invitation)} returning id`;
  const token = createToken();
  await db`insert into team_links (token_hash, invitation_id) values (${hashToken(token)}, ${row?.id ?? ''})`;
  return { id: row?.id ?? '', token };
}

const byLink: GoodCall = {
  by: 'shopper',
  make: async (given) => {
    const { harness, people } = given;
    // Earlier calls may have changed the address.
    const [person] = await harness.db<{ email: string }[]>`select email from users where id = ${people.shopper.id}`;
    return { params: { token: (await openInvitation(given, person?.email)).token } };
  },
};

/** Calls about who works for a seller. */
export const teamCalls: Record<string, GoodCall> = {
  'GET /api/auth/panel/team/me': { by: 'catalogue' },
  'DELETE /api/auth/panel/team/me': { by: 'content' },
  'GET /api/auth/panel/team': { by: 'seller', make: ofTeam },
  'PUT /api/auth/panel/team': {
    by: 'seller',
    make: (given) => ({ ...ofTeam(given), payload: { needsSecondStep: false } }),
  },
  'POST /api/auth/panel/team/invitations': {
    by: 'seller',
    make: async (given) => {
      await given.harness.db`delete from team_invitations`;
      return { ...ofTeam(given), payload: { email: `${randomUUID()}@example.com`, roles: ['orders'] } };
    },
  },
  'POST /api/auth/panel/team/invitations/{id}/mail': {
    by: 'seller',
    make: async (given) => ({ ...ofTeam(given), params: { id: (await openInvitation(given)).id } }),
  },
  'DELETE /api/auth/panel/team/invitations/{id}': {
    by: 'seller',
    make: async (given) => ({ ...ofTeam(given), params: { id: (await openInvitation(given)).id } }),
  },
  'PUT /api/auth/panel/team/members/{id}': {
    by: 'seller',
    make: (given) => ({ ...ofTeam(given), params: { id: given.people.orders.id }, payload: { roles: ['orders'] } }),
  },
  'DELETE /api/auth/panel/team/members/{id}': {
    by: 'seller',
    make: async (given) => {
      const { harness, people } = given;
      const { id: userId } = await buildUser(harness.db);
      await harness.db`insert into team_members ${harness.db({ userId, sellerId: people.seller.id, roles: ['orders'] })}`;
      return { ...ofTeam(given), params: { id: userId } };
    },
  },
  'GET /api/auth/team-invitations/{token}': byLink,
  'POST /api/auth/team-invitations/{token}': byLink,
};
