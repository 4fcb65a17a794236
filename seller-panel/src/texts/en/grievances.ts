// The list
export const complaintsNotLoaded = 'The complaints could not be loaded.';
export const loadingComplaints = 'Loading complaints...';
export const noComplaintsFound = 'No complaints found.';

// Search and filter
export const searchComplaints = 'Search complaints';
export const ticketNameEmailOrOrder = 'Ticket, name, email or order';
export const state = 'State';
export const showComplaintsWithState = 'Show complaints with state';
export const allNotClosed = 'All not closed';
export const allStates = 'All states';

// States
export const open = 'Open';
export const answered = 'Answered';
export const closed = 'Closed';

// One complaint
export const complaintOf = (ticket: string) => `Complaint ${ticket}`;
export const from = 'From';
export const about = 'About';
export const received = 'Received';
export const notAcknowledgedYet = 'Not acknowledged yet';
export const acknowledgedOn = (dateTime: string) => `Acknowledged ${dateTime}`;
export const answers = 'Answers';
/** Above an answer. */
export const answeredBy = <Part>(name: string, dateTime: Part) => [name, ', ', dateTime];

// Its clock
export const closedOn = (dateTime: string) => `Closed on ${dateTime}`;
export const acknowledgeBy = <Part>(dateTime: Part) => ['Acknowledge by ', dateTime];
export const acknowledgeOverdue = <Part>(dateTime: Part) => ['Overdue: Acknowledge by ', dateTime];
export const settleBy = <Part>(dateTime: Part) => ['Settle by ', dateTime];
export const settleOverdue = <Part>(dateTime: Part) => ['Overdue: Settle by ', dateTime];

// The answer
export const answerTicket = (ticket: string) => `Answer ${ticket}`;
export const answer = 'Answer';
export const anotherAnswer = 'Another answer';
export const answerIsMailed = 'It is emailed to the complainant.';
export const callThenWrite = 'No email address was given: call, then write here what you said.';
export const writeAnswer = 'Please write an answer.';
export const sendAnswer = 'Send answer';
/** Of a complaint without a mail address. */
export const keepAnswer = 'Save answer';
export const acknowledgedByPhone = 'Acknowledged by phone';
export const closeComplaint = 'Close complaint';

// What was done
export const complaintAcknowledged = 'Complaint acknowledged';
export const answerSent = 'Answer sent';
export const answerSaved = 'Answer saved';
export const complaintClosed = 'Complaint closed';
