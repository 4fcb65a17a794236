import type { Pool } from '@aaram/runtime/db';
import { checkGrievance, formatTicketNumber, type GrievanceInput } from '@aaram/shared-domain/grievance';
import { formatOrderNumber, parseOrderNumber } from '@aaram/shared-domain/order';
import { readEmail, readPhone } from '@aaram/shared-domain/read';
import { inTransaction } from '#db/in-transaction.ts';
import { type Outcome, refuse, refuseFirst } from '#outcome.ts';
import * as texts from '#texts/grievances.ts';
import { announceGrievance } from './grievance-jobs.ts';
import { findByAttempt, type GrievanceRow, insertGrievance, type NewGrievance } from './grievances.repository.ts';

const fillIn = ({ email = '', mobile = '', order = '', ...rest }: GrievanceInput) => ({
  ...rest,
  email: readEmail(email) ?? email.trim(),
  mobile: mobile.trim(),
  order: order.trim(),
});

/** An order number as it is printed; an id stays as it was typed. */
function readOrder(typed: string): string | null {
  const number = parseOrderNumber(typed);
  return number === undefined ? typed.replace(/^#\s*/, '') || null : formatOrderNumber(number);
}

/** The address of a complaint as it is counted and stored. */
export const readContact = (input: Pick<GrievanceInput, 'email' | 'mobile'>) =>
  readEmail(input.email ?? '') ?? readPhone(input.mobile ?? '');

const isSame = (row: GrievanceRow, { name, email, mobile, text }: NewGrievance) =>
  row.name === name && row.email === email && row.mobile === mobile && row.text === text;

const toTicket = ({ number, acknowledgeBy, redressBy }: GrievanceRow) => ({
  ticket: formatTicketNumber(number),
  acknowledgeBy: acknowledgeBy.toISOString(),
  redressBy: redressBy.toISOString(),
});

/** Stores a complaint and queues its mails. A repeated attempt gets the ticket of the first (product-rules.md#complaints). */
export async function takeGrievance(
  db: Pool,
  input: GrievanceInput,
  { attempt, mayMail }: { attempt: string | null; mayMail: () => Promise<boolean> },
): Promise<Outcome<ReturnType<typeof toTicket>>> {
  const { order, ...draft } = fillIn(input);
  const problem = refuseFirst(checkGrievance({ ...draft, order }));
  if (problem !== undefined) {
    return problem;
  }
  const grievance: NewGrievance = {
    attempt,
    name: draft.name.trim(),
    email: draft.email || null,
    mobile: readPhone(draft.mobile) || null,
    topic: draft.topic,
    orderNumber: readOrder(order),
    text: draft.text.trim(),
  };
  const isNotified = grievance.email !== null && (await mayMail());
  return inTransaction(db, async (tx) => {
    const stored = await insertGrievance(tx, grievance);
    if (stored !== undefined) {
      await announceGrievance(tx, 'grievance-officer', stored.id);
      if (isNotified) {
        await announceGrievance(tx, 'grievance-received', stored.id);
      }
      return toTicket(stored);
    }
    const former = attempt === null ? undefined : await findByAttempt(tx, attempt);
    return former !== undefined && isSame(former, grievance)
      ? toTicket(former)
      : refuse('IDEMPOTENCY_KEY_REUSED', texts.complaintChanged);
  });
}
