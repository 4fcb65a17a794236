export const grievanceOfficer = 'Grievance officer';
export const ifOurCustomerCareCouldNot =
  'If our customer care could not help you, our grievance officer must. Every complaint gets a ticket and an answer.';
export const whoAnswers = 'Who answers';
export const acknowledgedWithin48HoursSettledWithin = 'Acknowledged within 48 hours, settled within a month';
export const weHaveYourComplaint = 'We have your complaint';
export const ourGrievanceOfficerAcknowledgesItBy = (dateTime: string | number, dateTime2: string | number) =>
  `Our grievance officer acknowledges it by ${dateTime} and settles it by ${dateTime2}. Please keep the ticket and name it when you write or call about it.`;
export const makeComplaint = 'Make a complaint';
export const yourComplaintCouldNotBeSent = 'Your complaint could not be sent.';
export const yourName = 'Your name';
export const emailAddress = 'Email address';
export const weAnswerThereMobileNumberAlone = 'We answer there. A mobile number alone will do as well.';
export const mobileNumber = 'Mobile number';
export const whatItIsAbout = 'What it is about';
export const choose = 'Please choose';
export const orderNumber = 'Order number';
export const whatHappenedAndWhatYouAsk = 'What happened, and what you ask for';
export const privacyPolicy = 'Privacy Policy';
export const sendComplaint = 'Send complaint';
