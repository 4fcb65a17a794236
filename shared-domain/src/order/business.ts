import * as texts from '#texts/business.ts';
import { findGstState } from '../address/gst-state-codes.ts';
import { isGstin, plainGstin } from '../tax/gstin.ts';

/** Whom a shopper buys for: its GST number and name, as the invoice prints them. */
export type Business = { gstin: string; company: string };
type Problem = { path: 'gstin' | 'company'; message: string };

/** What was typed, as it is sent and stored. */
export const tidyBusiness = ({ gstin, company }: Business): Business => ({
  gstin: plainGstin(gstin),
  company: company.trim(),
});

const LENGTH = 15;

/**
 * What keeps a business from standing on the invoice, each with what to do. The goods are taxed where they go, so a
 * number of another state could claim nothing of it.
 */
export function checkBusiness(typed: Business, deliveryState: string): Problem[] {
  const { gstin, company } = tidyBusiness(typed);
  const problems: Problem[] = [];
  const state = findGstState(gstin.slice(0, 2));
  if (gstin.length !== LENGTH) {
    problems.push({ path: 'gstin', message: texts.enterGstin });
  } else if (!isGstin(gstin)) {
    problems.push({ path: 'gstin', message: texts.gstinWrong });
  } else if (deliveryState !== '' && state !== deliveryState) {
    problems.push({ path: 'gstin', message: texts.gstinOfOtherState(state ?? '', deliveryState) });
  }
  if (company === '') {
    problems.push({ path: 'company', message: texts.enterCompany });
  }
  return problems;
}
