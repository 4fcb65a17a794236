import type { Db } from '@aaram/runtime/db';
import type { FastifyInstance } from 'fastify';
import { enqueueJob } from '#modules/jobs/index.ts';
import { type MailContext, writeAcknowledgement, writeAnswer, writeClosed, writeToOfficer } from './grievance-mail.ts';
import { acknowledge, findAnswer, findGrievance } from './grievances.repository.ts';

type Kind = 'grievance-received' | 'grievance-officer' | 'grievance-answered' | 'grievance-closed';

/** Queues a mail about a complaint, in the transaction of the change. `id` is the complaint's or the answer's. */
export const announceGrievance = (tx: Db, kind: Kind, id: string, event = id) =>
  enqueueJob(tx, { queue: 'mail', kind, payload: { id, event }, dedupeKey: `${kind}:${event}` });

/** The mails about complaints, each a job of its own. Who gave no address is called by the officer. */
export function handleGrievanceMails(app: FastifyInstance) {
  const { db } = app;
  const context: MailContext = { publicUrl: app.config.publicUrl, store: app.config.store };

  app.handleJob('grievance-received', async ({ id }) => {
    const grievance = await findGrievance(db, String(id));
    if (grievance?.email) {
      await app.sendMail(writeAcknowledgement(grievance, grievance.email, context), [`grievance-received:${id}`]);
      await acknowledge(db, grievance.id);
    }
  });

  app.handleJob('grievance-officer', async ({ id }) => {
    const grievance = await findGrievance(db, String(id));
    if (grievance !== undefined) {
      await app.sendMail(writeToOfficer(grievance, context), [`grievance-officer:${id}`]);
    }
  });

  app.handleJob('grievance-answered', async ({ id }) => {
    const answer = await findAnswer(db, String(id));
    const grievance = answer && (await findGrievance(db, answer.grievanceId));
    if (answer !== undefined && grievance?.email) {
      await app.sendMail(writeAnswer(grievance, grievance.email, context, answer.text), [`grievance-answered:${id}`]);
    }
  });

  app.handleJob('grievance-closed', async ({ id, event }) => {
    const grievance = await findGrievance(db, String(id));
    if (grievance?.email) {
      await app.sendMail(writeClosed(grievance, grievance.email, context), [`grievance-closed:${event}`]);
    }
  });
}
