import * as texts from '#texts/grievance.ts';
import { parseOrderNumber } from '../order/index.ts';
import { isBlank, isEmail, readPhone } from '../read/index.ts';

export type GrievanceDraft = Record<'name' | 'email' | 'mobile' | 'order' | 'topic' | 'text', string>;
export type GrievanceProblem = { path: keyof GrievanceDraft; message: string };

/** A mobile number in India has ten digits; others have more with their country code. */
const MIN_DIGITS = 10;
const orderId = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
/** People copy the number from a card with a # before it. */
const isOrder = (typed: string) =>
  parseOrderNumber(typed) !== undefined || orderId.test(typed.trim().replace(/^#\s*/, ''));

function findContactProblems({ email, mobile }: GrievanceDraft): GrievanceProblem[] {
  if (isBlank(email) && isBlank(mobile)) {
    return [{ path: 'email', message: texts.enterContact }];
  }
  return [
    ...(isBlank(email) || isEmail(email) ? [] : [{ path: 'email' as const, message: texts.enterValidEmail }]),
    ...(isBlank(mobile) || readPhone(mobile).length >= MIN_DIGITS
      ? []
      : [{ path: 'mobile' as const, message: texts.enterValidMobile }]),
  ];
}

/** The problems of a complaint in the order of its form; empty when it may be sent (product-rules.md#complaints). */
export function checkGrievance(draft: GrievanceDraft): GrievanceProblem[] {
  const problems = findContactProblems(draft);
  if (isBlank(draft.name)) {
    problems.unshift({ path: 'name', message: texts.enterName });
  }
  if (isBlank(draft.topic)) {
    problems.push({ path: 'topic', message: texts.chooseTopic });
  }
  if (!isBlank(draft.order) && !isOrder(draft.order)) {
    problems.push({ path: 'order', message: texts.noOrderNumber });
  }
  if (isBlank(draft.text)) {
    problems.push({ path: 'text', message: texts.sayWhatHappened });
  }
  return problems;
}
