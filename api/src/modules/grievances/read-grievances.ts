import type { Db } from '@aaram/runtime/db';
import { formatTicketNumber, type Grievance } from '@aaram/shared-domain/grievance';
import { findNames } from '#modules/identity/index.ts';
import { type AnswerRow, findAnswers, type GrievanceRow } from './grievances.repository.ts';

const write = (time: Date | null) => time?.toISOString() ?? null;

function toJson(row: GrievanceRow, answers: readonly AnswerRow[], names: ReadonlyMap<string, string>): Grievance {
  const { id, number, state, name, email, mobile, topic, orderNumber, text } = row;
  return {
    _id: id,
    ticket: formatTicketNumber(number),
    ...{ state, name, email, mobile, topic, text },
    order: orderNumber,
    createdAt: row.createdAt.toISOString(),
    acknowledgeBy: row.acknowledgeBy.toISOString(),
    redressBy: row.redressBy.toISOString(),
    acknowledgedAt: write(row.acknowledgedAt),
    closedAt: write(row.closedAt),
    answers: answers.map((answer) => ({
      _id: answer.id,
      text: answer.text,
      at: answer.at.toISOString(),
      by: names.get(answer.authorId) ?? '',
    })),
  };
}

/** Complaints with their answers, and who gave those. */
export async function readGrievances(db: Db, rows: readonly GrievanceRow[]): Promise<Grievance[]> {
  const answers = await findAnswers(
    db,
    rows.map(({ id }) => id),
  );
  const names = await findNames(
    db,
    answers.map(({ authorId }) => authorId),
  );
  return rows.map((row) =>
    toJson(
      row,
      answers.filter(({ grievanceId }) => grievanceId === row.id),
      names,
    ),
  );
}
