import { mayWork, type TeamRole, teamRoles } from '@aaram/shared-domain/team';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { workOf } from '#plugins/access.ts';
import { buildUser, loginAs } from '#testing/factories.ts';
import { buildGoodCall, buildPeople, nameRoute, type People } from '#testing/good-calls/good-calls.ts';
import { type PaymentHarness, startPaymentHarness } from '#testing/payment-harness.ts';

const NOT_YOUR_WORK = 'Your role in this team does not include this. An owner of the team can change it.';
let harness: PaymentHarness;
let people: People;
beforeAll(async () => {
  harness = await startPaymentHarness();
  people = await buildPeople(harness);
});
afterAll(() => harness.close());

/** Every call of the panel that is for a kind of work. */
const listCalls = () =>
  harness.app.knownRoutes.flatMap(({ method, url, access }) => {
    const work = workOf(access);
    // Anyone who leaves a team is gone for the calls after it.
    return work === undefined || method === 'HEAD' || url === '/api/auth/panel/team/me'
      ? []
      : [{ method, url, work, name: nameRoute({ method, url }) }];
  });

async function memberOf(sellerId: string, roles: readonly TeamRole[]) {
  const { id: userId } = await buildUser(harness.db);
  await harness.db`insert into team_members ${harness.db({ userId, sellerId, roles })}`;
  return { userId, headers: await loginAs(harness.db, { id: userId }) };
}

/** Calls that are for no team: only an admin of the store, or a machine that signs, makes them. */
const listOthers = () =>
  harness.app.knownRoutes.filter(
    ({ method, access }) => method !== 'HEAD' && (access === 'admin' || access === 'signature'),
  );

describe('a role in a team', () => {
  it('opens no call of admins or machines, whichever there are, and every call says whose it is', async () => {
    const { headers } = await memberOf(people.seller.id, teamRoles);
    const open = ['public', 'signed-in'];
    const counted = harness.app.knownRoutes.filter(({ method }) => method !== 'HEAD').length;
    const known = harness.app.knownRoutes.filter(
      ({ method, access }) => method !== 'HEAD' && (open.includes(access) || workOf(access) !== undefined),
    ).length;
    expect(known + listOthers().length).toBe(counted);
    for (const { method, url } of listOthers()) {
      const path = url.replace(/:\w+/g, '00000000-0000-8000-a000-000000000000');
      const { statusCode } = await harness.app.inject({ method: method as 'GET', url: path, headers });
      expect([url, [400, 401, 403].includes(statusCode)]).toEqual([url, true]);
    }
  });

  // security: team-walls
  it.each(teamRoles)('as %s opens the calls of its work, and no other, before anything is read', async (role) => {
    const { headers } = await memberOf(people.seller.id, [role]);
    const calls = listCalls();
    expect(calls.length).toBeGreaterThan(60);
    for (const { method, url, work, name } of calls) {
      const path = url.replace(/:\w+/g, '00000000-0000-8000-a000-000000000000');
      const answer = await harness.app.inject({ method: method as 'GET', url: path, headers });
      const isRefused = answer.statusCode === 403 && answer.json().message === NOT_YOUR_WORK;
      expect([name, role, !isRefused]).toEqual([name, role, mayWork([role], work)]);
    }
  });

  // security: team-walls
  it('in another seller’s team, even all of them, reaches nothing of this one in any call', async () => {
    const spy = await memberOf(people.otherSeller.id, teamRoles);
    const leaks: string[] = [];
    for (const { name } of listCalls()) {
      const call = await buildGoodCall(name, { harness, people }, spy.headers);
      const asked = JSON.stringify([call.url, call.query ?? '', call.payload ?? '']);
      const answer = await harness.app.inject(call);
      expect([name, answer.statusCode]).not.toEqual([name, 401]);
      const isShown = answer.body.includes(people.seller.id) && !asked.includes(people.seller.id);
      // A call about a thing of the other seller ends without one.
      const isAboutTheirs = /[0-9a-f]{8}-[0-9a-f-]{27}/i.test(call.url);
      if (isShown || answer.statusCode === 500 || (isAboutTheirs && answer.statusCode < 300)) {
        leaks.push(`${name}: ${answer.statusCode} ${answer.body.slice(0, 120)}`);
      }
    }
    expect(leaks).toEqual([]);
  }, 60_000);
});
