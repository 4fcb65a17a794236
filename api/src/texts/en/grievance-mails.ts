// Mails about a complaint: subject, heading, sentence. `ticket` is a number such as GR-7K3F-92QD.

export const receivedSubject = (ticket: string) => `We have your complaint ${ticket}`;
export const receivedHeading = 'We have your complaint';
export const received = (redressBy: string) =>
  `Your complaint has reached our grievance officer, who will answer you at this address. It will be settled by ${redressBy} at the latest. Please name your ticket when you write or call about it.`;

export const answeredSubject = (ticket: string) => `The answer to your complaint ${ticket}`;
export const answeredHeading = 'The answer to your complaint';
/** Below the officer's own words. */
export const notSettled = (email: string) => `If this does not settle it, write to ${email} with your ticket.`;

export const closedSubject = (ticket: string) => `Your complaint ${ticket} is closed`;
export const closedHeading = 'Your complaint is closed';
export const closed = (email: string) =>
  `We have closed your complaint. If it is not settled for you, write to ${email} with your ticket, and we open it again.`;

// The mail to the grievance officer.
export const newSubject = (ticket: string) => `New complaint ${ticket}`;
export const newHeading = 'A new complaint';
export const newLead = (acknowledgeBy: string, redressBy: string) =>
  `It must be acknowledged by ${acknowledgeBy}, which the email to the complainant does if an address was given, and settled by ${redressBy}.`;
export const complaints = 'Complaints';

// Names of facts; each stands before its value.
export const ticketNumber = 'Ticket';
export const about = 'About';
export const orderNumber = 'Order';
