import type { Grievance } from '@aaram/shared-domain/grievance';

/** An acknowledged complaint that waits for its answer; override what a test is about. */
export function buildComplaint(over: Partial<Grievance> = {}): Grievance {
  return {
    _id: 'g1',
    ticket: 'GR-7K3F-92QD',
    state: 'open',
    name: 'Farah Khan',
    email: 'farah@example.com',
    mobile: null,
    topic: 'return',
    order: 'AA-7K3F-92QD',
    text: 'I sent the shirt back two weeks ago, and have had no answer.',
    createdAt: '2026-11-20T10:00:00.000Z',
    acknowledgeBy: '2026-11-22T10:00:00.000Z',
    // Far away, so that it is never overdue in a picture.
    redressBy: '2999-12-20T10:00:00.000Z',
    acknowledgedAt: '2026-11-20T10:00:04.000Z',
    closedAt: null,
    answers: [],
    ...over,
  };
}
