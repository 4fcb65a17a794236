import type { Db } from '#db/pool.ts';

type Entry = {
  actorId: string;
  /** What was done, such as 'product.update'. */
  action: string;
  subject: string;
  subjectId: string;
  detail?: Record<string, string | number | boolean | null | string[]>;
  requestId: string;
};

/** Notes who changed what, in the transaction that changes it. */
export async function recordAudit(db: Db, { actorId, action, subject, subjectId, detail = {}, requestId }: Entry) {
  await db`insert into audit_log (actor_id, action, subject, subject_id, detail, request_id)
    values (${actorId}, ${action}, ${subject}, ${subjectId}, ${db.json(detail)}, ${requestId})`;
}
