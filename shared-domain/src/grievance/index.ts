export { checkGrievance, type GrievanceDraft, type GrievanceProblem } from './check-grievance.ts';
export { type GrievanceClock, readClock } from './read-clock.ts';
export type { Grievance, GrievanceAction, GrievanceInput, GrievanceTicket } from './schema.ts';
export { formatTicketNumber, parseTicketNumber } from './ticket-number.ts';
export { type GrievanceState, type GrievanceTopic, grievanceStates, grievanceTopics } from './topics.ts';
