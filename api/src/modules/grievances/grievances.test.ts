import { randomUUID } from 'node:crypto';
import pino from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildUser, loginAs } from '#testing/factories.ts';
import { buildGrievance } from '#testing/good-calls/good-grievance-calls.ts';
import { makeJobsDue, readWaitingJobs } from '#testing/jobs/waiting-jobs.ts';
import { type Headers, type PaymentHarness, startPaymentHarness } from '#testing/payment-harness.ts';
import { readParts, startMailServer } from '#testing/services/mail-server.ts';

let server: Awaited<ReturnType<typeof startMailServer>>;
let harness: PaymentHarness;
let admin: Headers;
const logged: string[] = [];
beforeAll(async () => {
  server = await startMailServer();
  const log = pino({ level: 'debug' }, { write: (line: string) => void logged.push(line) });
  harness = await startPaymentHarness({ ...server.env, LIMITS: 'strict' }, log);
  admin = await loginAs(harness.db, await buildUser(harness.db, { role: 'admin', name: 'Kavita Rao' }));
});
afterAll(async () => {
  await harness.close();
  await server.close();
});

type Sent = { key?: string; from?: string };
const send = (body: object, { key, from = '203.0.113.7' }: Sent = {}) =>
  harness.app.inject({
    method: 'POST',
    url: '/api/grievances',
    remoteAddress: from,
    headers: key === undefined ? {} : { 'idempotency-key': key },
    payload: body,
  });
const list = async (query = '') => harness.app.inject({ url: `/api/auth/panel/grievances${query}`, headers: admin });
const act = async (id: string, payload: object) =>
  harness.app.inject({ method: 'PUT', url: `/api/auth/panel/grievances/${id}`, headers: admin, payload });
const find = async (ticket: string) => (await list(`?q=${ticket}`)).json()[0];

async function deliver() {
  const before = server.received.length;
  await makeJobsDue(harness.db);
  await harness.app.runDueJobs();
  return server.received.slice(before).map((message) => ({ message, ...readParts(message) }));
}

const DAY = 86_400_000;
const daysBetween = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / DAY;

describe('a complaint', () => {
  // rules: complaints
  // security: complaints
  it('gets a ticket, and is acknowledged by mail at once without repeating what it says', async () => {
    const complaint = { ...buildGrievance(), order: '#aa-7k3f-92qd', text: 'Buy at evil.example' };
    const answer = await send(complaint);
    expect(answer.statusCode).toBe(201);
    const { ticket, acknowledgeBy } = answer.json();
    expect(ticket).toMatch(/^GR-[0-9A-Z]{4}-[0-9A-Z]{4}$/);
    expect((await find(ticket)).acknowledgedAt).toBeNull();

    const mails = await deliver();
    const own = mails.find(({ message }) => message.includes(complaint.email));
    expect(own?.text).toContain(ticket);
    expect(own?.text).toContain('AA-7K3F-92QD');
    expect(own?.text).toContain('Kavita Rao (demo)');
    expect(own?.text).not.toContain('evil.example');
    const officer = mails.find(({ message }) => /^To: .*grievance@example\.com/m.test(message));
    expect(officer?.text).toContain(ticket);
    expect(officer?.text).not.toMatch(/evil\.example|Meera/);

    const stored = await find(ticket);
    expect(stored).toMatchObject({ state: 'open', order: 'AA-7K3F-92QD', topic: 'return', answers: [] });
    expect(stored.acknowledgedAt).not.toBeNull();
    expect(daysBetween(stored.createdAt, acknowledgeBy)).toBe(2);
    // A month of the calendar has 28 days or more.
    expect(daysBetween(stored.createdAt, stored.redressBy)).toBeGreaterThanOrEqual(28);
    expect(daysBetween(stored.createdAt, stored.redressBy)).toBeLessThanOrEqual(31);
  });

  it('greets no person with an advertisement instead of a name', async () => {
    const complaint = { ...buildGrievance(), name: 'Win now: http://evil.example' };
    await send(complaint);
    const own = (await deliver()).find(({ message }) => message.includes(complaint.email));
    expect(own?.text).toContain('Hello customer,');
    expect(own?.text).not.toContain('evil.example');
  });

  it('is one complaint when it is sent again, and never swallows another one', async () => {
    const complaint = buildGrievance();
    const key = randomUUID();
    const from = '203.0.113.8';
    const [first, again] = await Promise.all([send(complaint, { key, from }), send(complaint, { key, from })]);
    expect([first.statusCode, again.statusCode]).toEqual([201, 201]);
    expect(again.json()).toEqual(first.json());
    const other = await send({ ...complaint, text: 'Something else.' }, { key, from });
    expect([other.statusCode, other.json().code]).toEqual([422, 'IDEMPOTENCY_KEY_REUSED']);
    expect((await list(`?q=${complaint.email}`)).json()).toHaveLength(1);
    expect((await deliver()).filter(({ message }) => message.includes(complaint.email))).toHaveLength(1);
  });

  it.each([
    [{ name: ' ' }, 'Please enter your name.'],
    [{ email: '' }, 'Please enter an email address or a mobile number, so that we can answer.'],
    [{ email: 'meera' }, 'Please enter a valid email address.'],
    [{ order: 'the blue one' }, 'This is not an order number. It looks like AA-7K3F-92QD.'],
    [{ text: '\n' }, 'Please tell us what happened.'],
  ])('is refused where something is missing or wrong: %j', async (change, message) => {
    const answer = await send({ ...buildGrievance(), ...change }, { from: `198.51.100.${message.length}` });
    expect([answer.statusCode, answer.json().message]).toEqual([400, message]);
  });

  it('is limited by contact and source, and by size', async () => {
    const complaint = buildGrievance();
    const from = '203.0.113.9';
    const statuses: number[] = [];
    for (let count = 0; count < 6; count += 1) {
      statuses.push((await send({ ...complaint, text: `Again ${count}` }, { from })).statusCode);
    }
    expect(statuses).toEqual([201, 201, 201, 201, 201, 429]);
    // Others cannot keep the owner of the address from complaining.
    expect((await send(complaint, { from: '203.0.113.10' })).statusCode).toBe(201);
    expect((await send({ ...complaint, text: 'x'.repeat(40_000) }, { from: '203.0.113.11' })).statusCode).toBe(413);
  });

  // security: complaints
  it('fills no mailbox: an address is mailed ten times at most, and the others wait for the officer', async () => {
    await deliver();
    const complaint = buildGrievance();
    for (let count = 0; count < 12; count += 1) {
      const answer = await send({ ...complaint, text: `Again ${count}` }, { from: `198.18.0.${count}` });
      expect(answer.statusCode).toBe(201);
    }
    const kinds = (await readWaitingJobs(harness.db)).map(({ kind }) => kind);
    expect(kinds.filter((kind) => kind === 'grievance-received')).toHaveLength(10);
    expect(kinds.filter((kind) => kind === 'grievance-officer')).toHaveLength(12);
    await harness.db`delete from pgboss.job`;
  });
});

describe('the officer', () => {
  // rules: complaints
  it('answers by mail, closes what was answered, and opens it again with another answer', async () => {
    const complaint = buildGrievance();
    const { ticket } = (await send(complaint, { from: '203.0.113.20' })).json();
    await deliver();
    const { _id: id } = await find(ticket);
    const tooEarly = await act(id, { action: 'close' });
    expect([tooEarly.statusCode, tooEarly.json().message]).toEqual([400, 'Please answer it before you close it.']);
    expect((await act(id, { action: 'answer', text: ' ' })).json().message).toBe('Please write an answer.');

    const answered = await act(id, { action: 'answer', text: ' Your money left us today.\n\nIt takes 5 days. ' });
    expect(answered.json()).toMatchObject({
      state: 'answered',
      answers: [{ text: 'Your money left us today.\n\nIt takes 5 days.', by: 'Kavita Rao' }],
    });
    const [mail] = await deliver();
    expect(mail?.message).toContain(complaint.email);
    expect(mail?.text).toContain('Your money left us today.');
    expect(mail?.text).toContain(ticket);

    const closed = await act(id, { action: 'close' });
    expect(closed.json()).toMatchObject({ state: 'closed', closedAt: expect.any(String) });
    expect((await act(id, { action: 'close' })).statusCode).toBe(200);
    expect((await deliver()).map(({ text }) => text.includes('We have closed your complaint.'))).toEqual([true]);
    const reopened = await act(id, { action: 'answer', text: 'We looked again.' });
    expect(reopened.json()).toMatchObject({ state: 'answered', closedAt: null });

    const rows = await harness.db`select action from audit_log where subject_id = ${id} order by id`;
    expect(rows.map(({ action }) => action)).toEqual([
      'grievance.answer',
      'grievance.close',
      'grievance.close',
      'grievance.answer',
    ]);
    expect((await act(randomUUID(), { action: 'acknowledge' })).statusCode).toBe(404);
  });

  // rules: complaints
  it('acknowledges by phone who gave no address, and no mail is tried', async () => {
    await deliver();
    const { email: _email, ...rest } = buildGrievance();
    const { ticket } = (await send({ ...rest, mobile: '+91 98765 43210' }, { from: '203.0.113.21' })).json();
    expect((await deliver()).map(({ message }) => /^To: .*grievance@/m.test(message))).toEqual([true]);
    const waiting = await find(ticket);
    expect(waiting).toMatchObject({ email: null, mobile: '9876543210', acknowledgedAt: null });
    const { acknowledgedAt } = (await act(waiting._id, { action: 'acknowledge' })).json();
    expect(acknowledgedAt).not.toBeNull();
    await act(waiting._id, { action: 'answer', text: 'Said on the phone.' });
    expect(await deliver()).toEqual([]);
    expect((await find(ticket)).acknowledgedAt).toBe(acknowledgedAt);
  });

  // rules: complaints
  it('sees what is overdue first, page by page, without what is closed', async () => {
    await harness.db`delete from grievances`;
    const rows = [
      { name: 'new', acknowledgeBy: 2, redressBy: 30, acknowledged: false, state: 'open' },
      { name: 'redress overdue', acknowledgeBy: -30, redressBy: -1, acknowledged: true, state: 'answered' },
      { name: 'acknowledgement overdue', acknowledgeBy: -3, redressBy: 20, acknowledged: false, state: 'open' },
      { name: 'calm', acknowledgeBy: -5, redressBy: 25, acknowledged: true, state: 'open' },
      { name: 'done', acknowledgeBy: -50, redressBy: -20, acknowledged: true, state: 'closed' },
    ];
    for (const { name, acknowledgeBy, redressBy, acknowledged, state } of rows) {
      await harness.db`insert into grievances (name, email, topic, text, state, closed_at, acknowledged_at, acknowledge_by, redress_by)
        values (${name}, 'meera@example.com', 'other', 'x', ${state}, ${state === 'closed' ? new Date() : null},
          ${acknowledged ? new Date() : null}, now() + make_interval(days => ${acknowledgeBy}), now() + make_interval(days => ${redressBy}))`;
    }
    const seen: string[] = [];
    let query = '?limit=1';
    for (let page = 0; page < 4; page += 1) {
      const answer = await list(query);
      expect(answer.headers['x-total-count']).toBe('4');
      seen.push(answer.json()[0].name);
      query = `?limit=1&cursor=${String(answer.headers['x-next-cursor'])}`;
    }
    expect(seen).toEqual(['acknowledgement overdue', 'redress overdue', 'new', 'calm']);
    expect((await list('?state=closed')).json()).toMatchObject([{ name: 'done' }]);
    expect((await list('?q=done')).json()).toMatchObject([{ name: 'done' }]);
    expect((await list('?cursor=1.x')).statusCode).toBe(400);
    const figures = await harness.app.inject({ url: '/api/auth/panel/figures', headers: admin });
    expect(figures.json().needsAttention).toContainEqual({ kind: 'complaints', count: 3 });
  });

  // rules: complaints
  it('forgets complaints three years after they were closed', async () => {
    await harness.db`update grievances set closed_at = now() - interval '1096 days' where state = 'closed'`;
    await harness.app.runBackgroundOnce();
    expect((await list('?state=closed')).json()).toEqual([]);
    expect((await list()).json()).toHaveLength(4);
  });
});

// security: complaints
it('leaves no personal data in the log', () => {
  expect(logged.join('')).not.toMatch(/Meera|@example\.com|9876543210|money|evil/);
  expect(logged.join('')).toContain('/api/grievances');
});
