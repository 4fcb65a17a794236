import type { Db } from '@aaram/runtime/db';
import { deleteInBatches } from '@aaram/runtime/db/values';
import { type GrievanceState, type GrievanceTopic, parseTicketNumber } from '@aaram/shared-domain/grievance';
import { escapeLike, nameHas, phoneHas } from '#db/match-person.ts';

export type GrievanceRow = {
  id: string;
  number: string;
  name: string;
  email: string | null;
  mobile: string | null;
  topic: GrievanceTopic;
  orderNumber: string | null;
  text: string;
  state: GrievanceState;
  createdAt: Date;
  acknowledgeBy: Date;
  redressBy: Date;
  acknowledgedAt: Date | null;
  closedAt: Date | null;
};

export type NewGrievance = Pick<GrievanceRow, 'name' | 'email' | 'mobile' | 'topic' | 'orderNumber' | 'text'> & {
  /** The key of the caller's attempt. */
  attempt: string | null;
};

const columns = (db: Db) => db`g.id, g.number, g.name, g.email, g.mobile, g.topic, g.order_number, g.text, g.state,
  g.created_at, g.acknowledge_by, g.redress_by, g.acknowledged_at, g.closed_at`;

/** Stores a complaint; undefined when this attempt has stored one before. */
export async function insertGrievance(db: Db, grievance: NewGrievance): Promise<GrievanceRow | undefined> {
  const [row] = await db<GrievanceRow[]>`
    insert into grievances as g ${db(grievance)} on conflict (attempt) do nothing returning ${columns(db)}`;
  return row;
}

export async function findByAttempt(db: Db, attempt: string): Promise<GrievanceRow | undefined> {
  const [row] = await db<GrievanceRow[]>`select ${columns(db)} from grievances g where g.attempt = ${attempt}`;
  return row;
}

export async function findGrievance(db: Db, id: string): Promise<GrievanceRow | undefined> {
  const [row] = await db<GrievanceRow[]>`select ${columns(db)} from grievances g where g.id = ${id}`;
  return row;
}

/** Locks a complaint for a change. */
export async function lockGrievance(db: Db, id: string): Promise<GrievanceRow | undefined> {
  const [row] = await db<GrievanceRow[]>`select ${columns(db)} from grievances g where g.id = ${id} for update`;
  return row;
}

/** Stops the clock of the acknowledgement; the first time counts. */
export async function acknowledge(db: Db, id: string) {
  await db`update grievances set acknowledged_at = now() where id = ${id} and acknowledged_at is null`;
}

export async function setState(db: Db, id: string, state: GrievanceState) {
  await db`update grievances set state = ${state}, closed_at = ${state === 'closed' ? db`now()` : null}
    where id = ${id}`;
}

export type AnswerRow = { id: string; grievanceId: string; authorId: string; text: string; at: Date };

export async function insertAnswer(db: Db, answer: { grievanceId: string; authorId: string; text: string }) {
  const [row] = await db<{ id: string }[]>`insert into grievance_answers ${db(answer)} returning id`;
  return row?.id ?? '';
}

export async function findAnswer(db: Db, id: string): Promise<AnswerRow | undefined> {
  const [row] = await db<AnswerRow[]>`
    select id, grievance_id, author_id, text, at from grievance_answers where id = ${id}`;
  return row;
}

/** The answers to these complaints, oldest first. */
export const findAnswers = (db: Db, grievanceIds: readonly string[]): Promise<AnswerRow[]> => db<AnswerRow[]>`
  select id, grievance_id, author_id, text, at from grievance_answers
  where grievance_id = any(${[...grievanceIds]}::uuid[]) order by grievance_id, id`;

/** A position in the list: when its complaint was due, in microseconds, and its id. */
export type Position = { dueMicros: string; id: string };

export type GrievanceQuery = {
  /** Without a state: all that are not closed; with a search text: all. */
  state: GrievanceState | null;
  q: string | null;
  after: Position | null;
  limit: number;
};

function matchQuery(db: Db, { state, q }: GrievanceQuery) {
  const inState = state === null ? db`(${q}::text is not null or g.state <> 'closed')` : db`g.state = ${state}`;
  if (q === null) {
    return inState;
  }
  const pattern = `%${escapeLike(q)}%`;
  return db`${inState} and (g.number = ${parseTicketNumber(q) ?? null} or ${nameHas(db, db`g.name`, q)}
    or g.email ilike ${pattern} or ${phoneHas(db, db`g.mobile`, q)} or g.order_number ilike ${pattern})`;
}

/** A page of complaints and the total number: what is overdue first, then by when the next step is due. */
export async function listGrievances(db: Db, query: GrievanceQuery) {
  const { after, limit } = query;
  const start =
    after === null
      ? db`true`
      : db`(g.due_at, g.id) > (timestamptz 'epoch' + ${after.dueMicros}::bigint * interval '1 microsecond', ${after.id}::uuid)`;
  const rows = await db<(GrievanceRow & { dueMicros: string })[]>`
    select ${columns(db)}, (extract(epoch from g.due_at) * 1000000)::bigint::text as due_micros
    from grievances g where ${matchQuery(db, query)} and ${start} order by g.due_at, g.id limit ${limit}`;
  const [count] = await db<{ total: number }[]>`
    select count(*)::int as total from grievances g where ${matchQuery(db, query)}`;
  return { rows, total: count?.total ?? 0 };
}

/** How many complaints wait for an answer. */
export async function countOpenGrievances(db: Db): Promise<number> {
  const [row] = await db<{ open: number }[]>`select count(*)::int as open from grievances where state = 'open'`;
  return row?.open ?? 0;
}

/** Deletes complaints that were closed more than `days` ago; returns how many. */
export const forgetClosed = (db: Db, days: number): Promise<number> =>
  deleteInBatches(
    (most) => db`delete from grievances where id = any(array(
      select id from grievances where closed_at < now() - make_interval(days => ${days})
      order by closed_at limit ${most}))`,
  );
