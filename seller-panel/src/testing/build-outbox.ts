import type { Jobs, MoneyGap, OutboxEntry } from '@aaram/shared-domain/outbox';
import { answerList } from '@aaram/shared-platform/testing';

const at = '2026-11-18T08:00:00.000Z';
const order = 'AA-7K3F-92QD';
const queues = ['payments', 'mail', 'messages', 'pictures', 'changes', 'printouts', 'prints'];

const jobs: Jobs = {
  queues: queues.map((queue, row) => ({ queue, waiting: row * 3, later: row, running: row === 1 ? 5 : 0 })),
  failed: [
    {
      _id: 'j1',
      queue: 'mail',
      kind: 'order-confirmation',
      order,
      why: 'The mail server did not take a mail (EAUTH).',
      at,
    },
    { _id: 'j2', queue: 'pictures', kind: 'make-avif', order: null, why: 'ENOSPC: no space left on device, write', at },
  ],
  failedInAll: 2,
};
const entry = (kind: string, to: string, about: string | null): OutboxEntry => ({
  ...{ _id: `${kind}:${to}`, channel: 'email', kind, to, order: about, state: 'sent', at },
});
const sent: OutboxEntry[] = [
  entry('order-confirmation', 'm***@e***.com', order),
  entry('password-reset', 'a***@g***.in', null),
  entry('restock', 'r***@e***.com', null),
];
const gaps: MoneyGap[] = [
  {
    _id: 'g1',
    order,
    text: 'A payment of ₹1.00 does not match the amount of this order. It was not captured.',
    at,
  },
];

/** What the calls of the page answer. */
export const outboxAnswers = {
  'GET /auth/panel/jobs': jobs,
  'GET /auth/panel/outbox': () => answerList(sent, sent.length, 'next'),
  'GET /auth/panel/money-gaps': gaps,
};
