import type { Db, Pool } from '@aaram/runtime/db';
import type { Grievance, GrievanceAction } from '@aaram/shared-domain/grievance';
import { inTransaction } from '#db/in-transaction.ts';
import { recordAudit } from '#modules/audit/index.ts';
import { type Outcome, Refusal, refuse, refuseField } from '#outcome.ts';
import * as texts from '#texts/grievances.ts';
import { announceGrievance } from './grievance-jobs.ts';
import {
  acknowledge,
  findGrievance,
  type GrievanceRow,
  insertAnswer,
  lockGrievance,
  setState,
} from './grievances.repository.ts';
import { readGrievances } from './read-grievances.ts';

const refuseMissing = () => refuse('NOT_FOUND', texts.complaintNotFound);

type Change = GrievanceAction & { id: string };
type Actor = { actorId: string; requestId: string };

async function answer(tx: Db, { id }: GrievanceRow, { text = '' }: Change, authorId: string) {
  if (text.trim() === '') {
    return refuseField('text', texts.answerRequired);
  }
  const answerId = await insertAnswer(tx, { grievanceId: id, authorId, text: text.trim() });
  await acknowledge(tx, id);
  await setState(tx, id, 'answered');
  await announceGrievance(tx, 'grievance-answered', answerId);
  return undefined;
}

async function close(tx: Db, { id, state }: GrievanceRow, requestId: string) {
  if (state === 'open') {
    return refuseField('action', texts.answerFirst);
  }
  if (state === 'answered') {
    await setState(tx, id, 'closed');
    await announceGrievance(tx, 'grievance-closed', id, `${id}:${requestId}`);
  }
  return undefined;
}

/**
 * Acknowledges, answers or closes a complaint; an answer opens a closed one again (product-rules.md#complaints). Read
 * again before the end of the transaction: a call that is answered 503 has changed nothing, and may be repeated.
 */
export function changeGrievance(db: Pool, change: Change, { actorId, requestId }: Actor): Promise<Outcome<Grievance>> {
  return inTransaction(db, async (tx): Promise<Outcome<Grievance>> => {
    const grievance = await lockGrievance(tx, change.id);
    if (grievance === undefined) {
      return refuseMissing();
    }
    const { id } = grievance;
    const refusal =
      change.action === 'answer'
        ? await answer(tx, grievance, change, actorId)
        : change.action === 'close'
          ? await close(tx, grievance, requestId)
          : await acknowledge(tx, id);
    if (refusal instanceof Refusal) {
      return refusal;
    }
    const action = `grievance.${change.action}` as const;
    await recordAudit(tx, { actorId, action, subject: 'grievance', subjectId: id, requestId });
    const row = await findGrievance(tx, id);
    const [changed] = row === undefined ? [] : await readGrievances(tx, [row]);
    return changed ?? refuseMissing();
  });
}
