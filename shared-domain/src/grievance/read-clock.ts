import type { Grievance } from './schema.ts';

type Clocked = Pick<Grievance, 'state' | 'acknowledgedAt' | 'acknowledgeBy' | 'redressBy'>;
/** What has to be done next about a complaint, and until when. */
export type GrievanceClock = { task: 'acknowledge' | 'redress'; dueAt: string; isOverdue: boolean };

/** Undefined once a complaint is closed (product-rules.md#complaints). */
export function readClock(
  { state, acknowledgedAt, acknowledgeBy, redressBy }: Clocked,
  now: number,
): GrievanceClock | undefined {
  if (state === 'closed') {
    return undefined;
  }
  const task = acknowledgedAt === null ? 'acknowledge' : 'redress';
  const dueAt = task === 'acknowledge' ? acknowledgeBy : redressBy;
  return { task, dueAt, isOverdue: Date.parse(dueAt) < now };
}
