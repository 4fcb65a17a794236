/** The page of contacts. */
export const intro = 'Questions about a size, an order or a return? Our team will answer.';

// Ways to contact the store
export const call = 'Call';
export const whatsApp = 'WhatsApp';
export const startChat = 'Start a chat';
export const hours = 'Hours';
export const returnsAnsweredWithin = (hours: number) => `Return requests are answered within ${hours} hours.`;
export const office = 'Office';
export const complaints = 'Complaints';
export const grievanceOfficer = 'Grievance officer';
export const complaintsAnsweredBy = (officer: string) =>
  `${officer}. Acknowledged within 48 hours, settled within a month.`;

// Below them
export const frequentQuestions = 'Frequently asked questions';
