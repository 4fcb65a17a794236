import { formatDateTime } from '@aaram/shared-domain/format';
import { formatTicketNumber, grievanceTopics } from '@aaram/shared-domain/grievance';
import type { StoreSettings } from '@aaram/shared-domain/settings';
import { type Block, type Mail, writeMail } from '#modules/mail/index.ts';
import * as texts from '#texts/grievance-mails.ts';
import type { GrievanceRow } from './grievances.repository.ts';

export type MailContext = { publicUrl: string; store: StoreSettings };

/** Anyone can give any address: a text instead of a name is not sent there. */
const readName = (name: string) => (/^[\p{L}\p{M}.'’ -]{1,60}$/u.test(name) ? name : 'customer');

const facts = ({ number, topic, orderNumber }: GrievanceRow): Block => ({
  kind: 'facts',
  rows: [
    [texts.ticketNumber, formatTicketNumber(number)],
    [texts.about, grievanceTopics[topic]],
    ...(orderNumber === null ? [] : [[texts.orderNumber, orderNumber] as const]),
  ],
});

type Content = { subject: string; title: string; blocks: readonly Block[] };

function write(grievance: GrievanceRow, to: string, { store }: MailContext, { blocks, ...content }: Content): Mail {
  const { officer, designation, email, phone } = store.grievance;
  const contact: Block = {
    kind: 'address',
    title: designation,
    lines: [officer, email, phone, store.legalName, store.legalAddress],
  };
  return writeMail({ to, name: readName(grievance.name), ...content, blocks: [...blocks, contact], store });
}

/** The acknowledgement. It repeats nothing of the complaint, since anyone can give another person's address. */
export function writeAcknowledgement(grievance: GrievanceRow, to: string, context: MailContext): Mail {
  const ticket = formatTicketNumber(grievance.number);
  return write(grievance, to, context, {
    subject: texts.receivedSubject(ticket),
    title: texts.receivedHeading,
    blocks: [
      {
        kind: 'text',
        text: texts.received(formatDateTime(grievance.redressBy.toISOString())),
      },
      facts(grievance),
    ],
  });
}

/** The mail with an answer. */
export function writeAnswer(grievance: GrievanceRow, to: string, context: MailContext, answer: string): Mail {
  const ticket = formatTicketNumber(grievance.number);
  return write(grievance, to, context, {
    subject: texts.answeredSubject(ticket),
    title: texts.answeredHeading,
    blocks: [
      ...answer.split(/\s*\n\s*/).map((text): Block => ({ kind: 'text', text })),
      facts(grievance),
      { kind: 'text', text: texts.notSettled(context.store.grievance.email) },
    ],
  });
}

/** The mail when a complaint is closed. */
export function writeClosed(grievance: GrievanceRow, to: string, context: MailContext): Mail {
  const ticket = formatTicketNumber(grievance.number);
  return write(grievance, to, context, {
    subject: texts.closedSubject(ticket),
    title: texts.closedHeading,
    blocks: [
      {
        kind: 'text',
        text: texts.closed(context.store.grievance.email),
      },
      facts(grievance),
    ],
  });
}

/** Tells the officer of a new complaint; what it says is read in the panel. */
export function writeToOfficer(grievance: GrievanceRow, { publicUrl, store }: MailContext): Mail {
  const ticket = formatTicketNumber(grievance.number);
  return writeMail({
    to: store.grievance.email,
    name: store.grievance.officer,
    subject: texts.newSubject(ticket),
    title: texts.newHeading,
    blocks: [
      {
        kind: 'text',
        text: texts.newLead(
          formatDateTime(grievance.acknowledgeBy.toISOString()),
          formatDateTime(grievance.redressBy.toISOString()),
        ),
      },
      { kind: 'facts', rows: [[texts.ticketNumber, ticket]] },
      { kind: 'link', label: texts.complaints, url: `${publicUrl}/admin-grievances` },
    ],
    store,
  });
}
