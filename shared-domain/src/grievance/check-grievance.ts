import { isEmail, normaliseMobile } from '../identity/index.ts';
import { parseOrderNumber } from '../order/index.ts';

export type GrievanceDraft = Record<'name' | 'email' | 'mobile' | 'order' | 'topic' | 'text', string>;
export type GrievanceProblem = { path: keyof GrievanceDraft; message: string };

/** A mobile number in India has ten digits; others have more with their country code. */
const LEAST_DIGITS = 10;
const isBlank = (text: string) => text.trim() === '';
const orderId = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
/** People copy the number from a card with a # before it. */
const isOrder = (typed: string) =>
  parseOrderNumber(typed) !== undefined || orderId.test(typed.trim().replace(/^#\s*/, ''));

function findContactProblems({ email, mobile }: GrievanceDraft): GrievanceProblem[] {
  if (isBlank(email) && isBlank(mobile)) {
    return [{ path: 'email', message: 'Please enter an email address or a mobile number, so that we can answer.' }];
  }
  return [
    ...(isBlank(email) || isEmail(email)
      ? []
      : [{ path: 'email' as const, message: 'Please enter a valid email address.' }]),
    ...(isBlank(mobile) || normaliseMobile(mobile).length >= LEAST_DIGITS
      ? []
      : [{ path: 'mobile' as const, message: 'Please enter a valid mobile number.' }]),
  ];
}

/** The problems of a complaint in the order of its form; empty when it may be sent (product-rules.md#complaints). */
export function checkGrievance(draft: GrievanceDraft): GrievanceProblem[] {
  const problems = findContactProblems(draft);
  if (isBlank(draft.name)) {
    problems.unshift({ path: 'name', message: 'Please enter your name.' });
  }
  if (isBlank(draft.topic)) {
    problems.push({ path: 'topic', message: 'Please choose what it is about.' });
  }
  if (!isBlank(draft.order) && !isOrder(draft.order)) {
    problems.push({ path: 'order', message: 'This is not an order number. It looks like AA-7K3F-92QD.' });
  }
  if (isBlank(draft.text)) {
    problems.push({ path: 'text', message: 'Please tell us what happened.' });
  }
  return problems;
}
