/** What a complaint can be about, by the value that is stored. */
export const grievanceTopics = {
  order: 'An order or its delivery',
  product: 'A product, or what its page says',
  return: 'A return, an exchange or a refund',
  payment: 'A payment',
  privacy: 'My personal data',
  other: 'Something else',
} as const;

export type GrievanceTopic = keyof typeof grievanceTopics;
export const topicValues = Object.keys(grievanceTopics) as [GrievanceTopic, ...GrievanceTopic[]];

export const grievanceStates = ['open', 'answered', 'closed'] as const;
export type GrievanceState = (typeof grievanceStates)[number];
