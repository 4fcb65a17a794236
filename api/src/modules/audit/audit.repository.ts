import type { Db, Part } from '@aaram/runtime/db';
import type { ChangeAction } from '@aaram/shared-domain/audit';

export type Entry = {
  actorId: string;
  action: ChangeAction;
  subject: string;
  subjectId: string;
  detail?: Record<string, string | number | boolean | null | string[]>;
  requestId: string;
};

/** The team that a person acts for. */
const sellerOf = (db: Db, actorId: string | Part) =>
  db`(select seller_id from team_members where user_id = ${actorId})`;

/** Records who changed what, in the transaction that changes it, and for which team. */
export async function recordAudit(db: Db, { actorId, action, subject, subjectId, detail = {}, requestId }: Entry) {
  await db`insert into audit_log (actor_id, seller_id, action, subject, subject_id, detail, request_id)
    values (${actorId}, ${sellerOf(db, actorId)}, ${action}, ${subject}, ${subjectId}, ${db.json(detail)}, ${requestId})`;
}

/** Records many changes at once. */
export async function recordAudits(db: Db, entries: readonly Entry[]) {
  await db`insert into audit_log (actor_id, seller_id, action, subject, subject_id, detail, request_id)
    select (n.v->>'actorId')::uuid, ${sellerOf(db, db`(n.v->>'actorId')::uuid`)}, n.v->>'action', n.v->>'subject', n.v->>'subjectId',
      coalesce(n.v->'detail', '{}'), n.v->>'requestId'
    from jsonb_array_elements(${db.json(entries)}::jsonb) as n (v)`;
}

/** Takes the details out of a person's actions of one kind: what they wrote is deleted with the account. */
export async function forgetDetails(db: Db, actorId: string, action: ChangeAction) {
  await db`update audit_log set detail = '{}' where actor_id = ${actorId} and action = ${action}`;
}

export type AuditRow = Required<Entry> & { id: string; at: Date };

export type AuditQuery = {
  /** What was done for this team; null for everything. */
  sellerId?: string | null;
  /** Of one of these people; null for all. */
  actorIds: readonly string[] | null;
  action: string | null;
  /** About one of these; null for everything. */
  subjectIds: readonly string[] | null;
  from?: Date | null;
  until?: Date | null;
  /** Id of the last row of the previous page. */
  after: string | null;
  limit: number;
};

/** Newest first: ids increase with time. */
export async function listAudit(
  db: Db,
  { sellerId = null, actorIds, action, subjectIds, from = null, until = null, after, limit }: AuditQuery,
): Promise<AuditRow[]> {
  return db<AuditRow[]>`
    select id, at, actor_id, action, subject, subject_id, detail, request_id from audit_log
    where ${sellerId === null ? db`true` : db`(seller_id = ${sellerId} or seller_id is null and actor_id = ${sellerId})`}
      and ${actorIds === null ? db`true` : db`actor_id = any(${[...actorIds]}::uuid[])`}
      and ${action === null ? db`true` : db`action = ${action}`}
      and ${subjectIds === null ? db`true` : db`subject_id = any(${[...subjectIds]}::text[])`}
      and ${from === null ? db`true` : db`at >= ${from}`} and ${until === null ? db`true` : db`at < ${until}`}
      and ${after === null ? db`true` : db`id < ${after}`}
    order by id desc limit ${limit}`;
}
