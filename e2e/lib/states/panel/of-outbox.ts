import type { Page } from 'playwright-core';
import { longWord } from '../extremes.ts';
import type { State } from '../state.ts';

const path = '/admin-outbox';
const at = '2026-11-18T08:00:00.000Z';
const order = 'AA-7K3F-92QD';
const [jobs, outbox, gaps] = ['/auth/panel/jobs', '/auth/panel/outbox', '/auth/panel/money-gaps'];
const answers = {
  [jobs]: {
    queues: ['payments', 'mail', 'a-new-one'].map((queue) => ({ queue, waiting: 1_234, later: 56, running: 5 })),
    failed: [
      { _id: 'j1', queue: 'mail', kind: 'order-confirmation', order, why: longWord, at },
      { _id: 'j2', queue: 'a-new-one', kind: 'a-new-kind', order: null, why: '', at },
    ],
    failedInAll: 345,
  },
  [outbox]: ['order-confirmation', 'a-new-kind'].map((kind) => ({
    ...{ _id: kind, channel: 'email', kind, to: 'm***@e***.com', order, state: 'sent', at },
  })),
  [gaps]: [
    { _id: 'g1', order, text: 'A payment of ₹1.00 does not match the amount of this order. It was not captured.', at },
  ],
};
const allAs = (answer: number | 'silence' | object) => ({ [jobs]: answer, [outbox]: answer, [gaps]: answer });

/** The panel's page of sent messages and background work. */
export const statesOfTheOutbox: State[] = [
  { name: 'panel outbox', path, answers, shows: 'Try all 2 again' },
  {
    name: 'panel outbox, nothing',
    path,
    answers: { ...allAs([]), [jobs]: { queues: [], failed: [], failedInAll: 0 } },
    shows: 'Nothing has failed.',
  },
  {
    name: 'panel outbox, failed',
    path,
    answers: allAs(500),
    shows: (page: Page) => page.getByRole('main').getByRole('button', { name: 'Try again' }).nth(3),
  },
  { name: 'panel outbox, loading', path, answers: allAs('silence'), shows: 'Loading: Sent messages...' },
];
