import * as texts from '#texts/grievance.ts';
import { keysOf } from '../records/index.ts';
/** What a complaint can be about, by the value that is stored. */
export const grievanceTopics = {
  order: texts.anOrder,
  product: texts.aProduct,
  return: texts.aReturn,
  payment: texts.aPayment,
  privacy: texts.personalData,
  other: texts.somethingElse,
} as const;

export type GrievanceTopic = keyof typeof grievanceTopics;
export const topicValues = keysOf(grievanceTopics);

export const grievanceStates = ['open', 'answered', 'closed'] as const;
export type GrievanceState = (typeof grievanceStates)[number];
