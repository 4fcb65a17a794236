import { formatDateTime } from '@aaram/shared-domain/format';
import { formatTicketNumber, grievanceTopics } from '@aaram/shared-domain/grievance';
import type { StoreSettings } from '@aaram/shared-domain/settings';
import { type Block, type Mail, writeMail } from '#modules/mail/index.ts';
import type { GrievanceRow } from './grievances.repository.ts';

export type MailContext = { publicUrl: string; store: StoreSettings };

/** Anybody can give any address: a text in place of a name is not sent there. */
const readName = (name: string) => (/^[\p{L}\p{M}.'’ -]{1,60}$/u.test(name) ? name : 'customer');

const facts = ({ number, topic, orderNumber }: GrievanceRow): Block => ({
  kind: 'facts',
  rows: [
    ['Ticket', formatTicketNumber(number)],
    ['About', grievanceTopics[topic]],
    ...(orderNumber === null ? [] : [['Order', orderNumber] as const]),
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

/** The acknowledgement. It repeats nothing of the complaint, since anybody can give somebody else's address. */
export function writeAcknowledgement(grievance: GrievanceRow, to: string, context: MailContext): Mail {
  const ticket = formatTicketNumber(grievance.number);
  return write(grievance, to, context, {
    subject: `We have your complaint ${ticket}`,
    title: 'We have your complaint',
    blocks: [
      {
        kind: 'text',
        text: `Your complaint has reached our grievance officer, who will answer you at this address. It will be settled by ${formatDateTime(grievance.redressBy.toISOString())} at the latest. Please name your ticket when you write or call about it.`,
      },
      facts(grievance),
    ],
  });
}

/** The mail with an answer. */
export function writeAnswer(grievance: GrievanceRow, to: string, context: MailContext, answer: string): Mail {
  const ticket = formatTicketNumber(grievance.number);
  return write(grievance, to, context, {
    subject: `The answer to your complaint ${ticket}`,
    title: 'The answer to your complaint',
    blocks: [
      ...answer.split(/\s*\n\s*/).map((text): Block => ({ kind: 'text', text })),
      facts(grievance),
      { kind: 'text', text: `If this does not settle it, write to ${context.store.grievance.email} with your ticket.` },
    ],
  });
}

/** The mail when a complaint is closed. */
export function writeClosed(grievance: GrievanceRow, to: string, context: MailContext): Mail {
  const ticket = formatTicketNumber(grievance.number);
  return write(grievance, to, context, {
    subject: `Your complaint ${ticket} is closed`,
    title: 'Your complaint is closed',
    blocks: [
      {
        kind: 'text',
        text: `We have closed your complaint. If it is not settled for you, write to ${context.store.grievance.email} with your ticket, and we open it again.`,
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
    subject: `New complaint ${ticket}`,
    title: 'A new complaint',
    blocks: [
      {
        kind: 'text',
        text: `It must be acknowledged by ${formatDateTime(grievance.acknowledgeBy.toISOString())}, which the mail to the complainant does if an address was given, and settled by ${formatDateTime(grievance.redressBy.toISOString())}.`,
      },
      { kind: 'facts', rows: [['Ticket', ticket]] },
      { kind: 'link', label: 'Complaints', url: `${publicUrl}/admin-grievances` },
    ],
    store,
  });
}
