export const thisComplaintHasBeenChangedSince =
  'This complaint has been changed since it was sent. Please send it again.';
export const ticket = 'Ticket';
export const about = 'About';
export const order = 'Order';
export const weHaveYourComplaintTicket = (ticket: string | number) => `We have your complaint ${ticket}`;
export const weHaveYourComplaint = 'We have your complaint';
export const yourComplaintHasReachedOurGrievance = (dateTime: string | number) =>
  `Your complaint has reached our grievance officer, who will answer you at this address. It will be settled by ${dateTime} at the latest. Please name your ticket when you write or call about it.`;
export const answerToYourComplaintTicket = (ticket: string | number) => `The answer to your complaint ${ticket}`;
export const answerToYourComplaint = 'The answer to your complaint';
export const ifThisDoesNotSettleIt = (email: string | number) =>
  `If this does not settle it, write to ${email} with your ticket.`;
export const yourComplaintTicketIsClosed = (ticket: string | number) => `Your complaint ${ticket} is closed`;
export const yourComplaintIsClosed = 'Your complaint is closed';
export const weHaveClosedYourComplaintIf = (email: string | number) =>
  `We have closed your complaint. If it is not settled for you, write to ${email} with your ticket, and we open it again.`;
export const newComplaintTicket = (ticket: string | number) => `New complaint ${ticket}`;
export const newComplaint = 'A new complaint';
export const itMustBeAcknowledgedByDate = (dateTime: string | number, dateTime2: string | number) =>
  `It must be acknowledged by ${dateTime}, which the mail to the complainant does if an address was given, and settled by ${dateTime2}.`;
export const complaints = 'Complaints';
export const complaintNotFound = 'Complaint not found.';
export const writeAnswer = 'Please write an answer.';
export const answerItBeforeYouCloseIt = 'Please answer it before you close it.';
export const thisPageOfListDoesNot = 'This page of the list does not exist.';
