/** The page of the grievance officer. Its title stands in `info-titles.ts`. */
export const intro =
  'If our customer care could not help you, our grievance officer must. Every complaint gets a ticket and an answer.';

// Box with the officer's contact
export const whoAnswers = 'Who answers';
export const howSoon = 'Acknowledged within 48 hours, settled within a month';

// Form
export const makeComplaint = 'Make a complaint';
export const name = 'Your name';
export const emailHint = 'We answer there. A mobile number is enough too.';
export const mobile = 'Mobile number';
export const topic = 'What it is about';
export const chooseTopic = 'Please choose';
export const orderNumber = 'Order number';
export const complaint = 'What happened, and what you ask for';
export const whyDetails = <Part>(privacyPolicy: (words: string) => Part) => [
  'We use these details to answer your complaint, as the ',
  privacyPolicy('Privacy Policy'),
  ' says.',
];
export const sendComplaint = 'Send complaint';
export const complaintNotSent = 'Your complaint could not be sent.';

// After sending
export const complaintReceived = 'We have your complaint';
export const yourTicket = <Part>(ticket: Part) => ['Your ticket: ', ticket];
export const whatFollows = (acknowledgeBy: string, redressBy: string) =>
  `Our grievance officer acknowledges it by ${acknowledgeBy} and settles it by ${redressBy}. Please keep the ticket and name it when you write or call about it.`;
