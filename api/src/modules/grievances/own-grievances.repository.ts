import { formatTicketNumber } from '@aaram/shared-domain/grievance';
import type { ReadOwnRows } from '#db/own-rows.ts';

type Ticketed = { cursor: string; ticket: string };
const withTicket = (rows: Ticketed[]) => rows.map((row) => ({ ...row, ticket: formatTicketNumber(row.ticket) }));

/** Complaints from a person's mail address, once it is known to be theirs: anyone may type any address. */
export const readOwnGrievances: ReadOwnRows = async (db, { email, isVerified }, { after, limit }) =>
  withTicket(
    await db<Ticketed[]>`
      select id as cursor, number as ticket, state, name, email, mobile, topic, order_number as "order", text, created_at, closed_at
      from grievances where ${isVerified} and email = ${email}
        and (${after}::uuid is null or id > ${after}) order by id limit ${limit}`,
  );

/** The officer's answers to them. */
export const readOwnGrievanceAnswers: ReadOwnRows = async (db, { email, isVerified }, { after, limit }) =>
  withTicket(
    await db<Ticketed[]>`
      select a.id as cursor, g.number as ticket, a.text, a.at
      from grievance_answers a join grievances g on g.id = a.grievance_id where ${isVerified} and g.email = ${email}
        and (${after}::uuid is null or a.id > ${after}) order by a.id limit ${limit}`,
  );
