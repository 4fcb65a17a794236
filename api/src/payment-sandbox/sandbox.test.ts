import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { createSandbox, type SandboxOptions } from './sandbox.ts';
import { signBody } from './signatures.ts';

const keys = { keyId: 'rzp_test_sandbox', keySecret: 'secret', webhookSecret: 'hook' };
const authorization = `Basic ${Buffer.from('rzp_test_sandbox:secret').toString('base64')}`;
const closers: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0).reverse()) await close();
});

/** The fields of the sandbox's responses that these tests read. */
type SandboxAnswer = { id: string; status: string; error: { code: string; field: string } };

async function start(options: Partial<SandboxOptions> = {}) {
  const sandbox = createSandbox({ ...keys, webhookUrl: null, stateFile: null, ...options });
  const url = await sandbox.listen(0);
  let isOpen = true;
  const close = async () => {
    if (isOpen) {
      isOpen = false;
      await sandbox.close();
    }
  };
  closers.push(close);
  const call = async (
    method: string,
    path: string,
    body?: object,
    headers: Record<string, string> = { authorization },
  ) => {
    const response = await fetch(`${url}${path}`, {
      method,
      headers: { 'content-type': 'application/json', ...headers },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    return { status: response.status, body: (await response.json()) as SandboxAnswer };
  };
  return { sandbox, url, call, close };
}

const makeFolder = async () => {
  const folder = await mkdtemp(join(tmpdir(), 'sandbox-'));
  closers.push(() => rm(folder, { recursive: true, force: true }));
  return folder;
};

describe('the REST endpoints', () => {
  it("answer the provider's errors for wrong keys and wrong orders", async () => {
    const { call } = await start();
    expect((await call('POST', '/v1/orders', { amount: 100, currency: 'INR' }, {})).status).toBe(401);
    for (const [order, field] of [
      [{ currency: 'INR' }, 'amount'],
      [{ amount: 99, currency: 'INR' }, 'amount'],
      [{ amount: 100.5, currency: 'INR' }, 'amount'],
      [{ amount: 100, currency: 'USD' }, 'currency'],
      [{ amount: 100, currency: 'INR', receipt: 'x'.repeat(41) }, 'receipt'],
    ] as const) {
      const answer = await call('POST', '/v1/orders', order);
      expect([answer.status, answer.body.error.code, answer.body.error.field]).toEqual([
        400,
        'BAD_REQUEST_ERROR',
        field,
      ]);
    }
    expect((await call('GET', '/v1/orders/order_none')).status).toBe(400);
  });

  it('tell of a dispute from its opening to its end, signed, and list it', async () => {
    const { sandbox, call } = await start();
    const { body: order } = await call('POST', '/v1/orders', { amount: 500_00, currency: 'INR' });
    const { body: payment } = await call('POST', '/sandbox/pay', { order_id: order.id });
    const { body: dispute } = await call('POST', '/sandbox/dispute', { payment_id: payment.id, amount: 200_00 });
    expect(dispute).toMatchObject({ entity: 'dispute', status: 'open', amount: 200_00, amount_deducted: 0 });
    for (const end of ['action_required', 'under_review', 'lost']) {
      expect((await call('POST', '/sandbox/move-dispute', { dispute_id: dispute.id, end })).status).toBe(200);
    }
    expect((await call('POST', '/sandbox/move-dispute', { dispute_id: dispute.id, end: 'won' })).status).toBe(400);
    const events = sandbox.takeEvents().filter(({ event }) => event.startsWith('payment.dispute.'));
    expect(events.map(({ event }) => event.slice(16))).toEqual(['created', 'action_required', 'under_review', 'lost']);
    expect(events.every(({ body, signature }) => signBody('hook', body) === signature)).toBe(true);
    const { body } = await call('GET', '/v1/disputes?count=10');
    expect(body).toMatchObject({ items: [{ id: dispute.id, status: 'lost', amount_deducted: 200_00 }] });
  });

  it('answer one order for one receipt when that is asked for', async () => {
    const { call } = await start();
    const body = { amount: 500, currency: 'INR', receipt: 'r1', unique_receipt: true };
    const [one, two] = [await call('POST', '/v1/orders', body), await call('POST', '/v1/orders', body)];
    expect(two.body).toEqual(one.body);
    expect(one.body).toMatchObject({ entity: 'order', amount_due: 500, status: 'created', notes: [] });
  });

  it('capture once, refund once per key and never more than was paid', async () => {
    const { call, sandbox } = await start({ switches: { autoCapture: false } });
    const { body: order } = await call('POST', '/v1/orders', { amount: 500, currency: 'INR' });
    const payment = sandbox.pay(order.id, 'paid');
    const path = `/v1/payments/${payment.id}`;
    expect((await call('POST', `${path}/refund`, {})).status).toBe(400);
    expect((await call('POST', `${path}/capture`, { amount: 400, currency: 'INR' })).status).toBe(400);
    expect((await call('POST', `${path}/capture`, { amount: 500, currency: 'INR' })).body.status).toBe('captured');
    expect((await call('POST', `${path}/capture`, { amount: 500, currency: 'INR' })).status).toBe(400);
    const headers = { authorization, 'x-refund-idempotency': 'refund-key-1' };
    const [first, again] = [
      await call('POST', `${path}/refund`, { amount: 500 }, headers),
      await call('POST', `${path}/refund`, { amount: 500 }, headers),
    ];
    expect(again.body.id).toBe(first.body.id);
    expect((await call('POST', `${path}/refund`, { amount: 500 })).status).toBe(400);
    expect((await call('GET', `/v1/orders/${order.id}/payments`)).body).toMatchObject({
      count: 1,
      items: [{ status: 'refunded' }],
    });
  });

  it('remember everything over a restart', async () => {
    const stateFile = join(await makeFolder(), 'payment-sandbox.json');
    const first = await start({ stateFile });
    const { body: order } = await first.call('POST', '/v1/orders', { amount: 500, currency: 'INR' });
    await first.close();
    const second = await start({ stateFile });
    expect((await second.call('GET', `/v1/orders/${order.id}`)).body).toEqual(order);
  });
});

describe('events', () => {
  async function listenForEvents(answer: (count: number) => number) {
    const got: { event: string; id: string; isSigned: boolean }[] = [];
    let wake: () => void = () => undefined;
    const server = createServer((request, response) => {
      const chunks: Buffer[] = [];
      request.on('data', (chunk: Buffer) => chunks.push(chunk));
      request.on('end', () => {
        const body = Buffer.concat(chunks).toString();
        const isSigned = request.headers['x-razorpay-signature'] === signBody('hook', body);
        got.push({ event: JSON.parse(body).event, id: String(request.headers['x-razorpay-event-id']), isSigned });
        response.writeHead(answer(got.length)).end();
        wake();
      });
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    closers.push(() => new Promise((resolve) => server.close(resolve)));
    const until = async (count: number) => {
      while (got.length < count) {
        await new Promise<void>((resolve) => {
          wake = resolve;
        });
      }
      return got;
    };
    return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, until };
  }

  it('are signed, and come again until they are taken', async () => {
    const hook = await listenForEvents((count) => (count === 1 ? 500 : 200));
    const { sandbox, call } = await start({ webhookUrl: hook.url });
    const { body: order } = await call('POST', '/v1/orders', { amount: 500, currency: 'INR' });
    sandbox.pay(order.id, 'paid');
    const got = await hook.until(4);
    expect(got.every((one) => one.isSigned)).toBe(true);
    expect(new Set(got.map((one) => one.event))).toEqual(
      new Set(['payment.authorized', 'payment.captured', 'order.paid']),
    );
    expect(got.filter((one) => one.id === got[0]?.id)).toHaveLength(2);
  });

  it('are lost, doubled and delayed on demand', async () => {
    const { sandbox, call } = await start();
    const pay = async (switches: object) => {
      expect((await call('POST', '/sandbox/switches', switches)).status).toBe(200);
      const { body: order } = await call('POST', '/v1/orders', { amount: 500, currency: 'INR' });
      sandbox.pay(order.id, 'paid');
      return sandbox.takeEvents().map((event) => event.event);
    };
    expect(await pay({ loseEvents: true })).toEqual([]);
    expect(await pay({ loseEvents: ['payment.authorized', 'order.paid'], doubleEvents: true })).toEqual([
      'payment.captured',
      'payment.captured',
    ]);
    expect((await call('POST', '/sandbox/switches', { outage: 'sometimes' })).status).toBe(400);
    expect((await call('POST', '/sandbox/switches', {}, {})).status).toBe(401);
  });
});

describe('the process', () => {
  const run = (env: Record<string, string>) =>
    new Promise<{ code: number | null; error: string }>((resolve) => {
      const child = spawn(process.execPath, [join(import.meta.dirname, 'server.ts')], {
        env: { PATH: process.env.PATH, SANDBOX_PORT: '0', ...env },
      });
      let error = '';
      child.stderr.on('data', (chunk) => {
        error += chunk;
      });
      child.on('exit', (code) => resolve({ code, error }));
    });

  it('refuses to run in production and with live keys', async () => {
    const production = await run({ NODE_ENV: 'production' });
    expect([production.code, production.error]).toEqual([78, expect.stringContaining('does not run in production')]);
    const live = await run({ RAZORPAY_KEY_ID: 'rzp_live_1' });
    expect([live.code, live.error]).toEqual([78, expect.stringContaining('rzp_test_')]);
  });
});
