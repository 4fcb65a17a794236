import { formatRupees } from '@aaram/shared-domain/money';
import { deliveryDays, policyFacts } from '@aaram/shared-domain/settings';
import * as texts from '#texts/policy-figures.ts';

const range = ([from, to]: readonly [number, number]) => texts.fromToToDays(from, to);

/** The rules' figures as the answers to frequent questions say them. */
export const policyFigures = {
  metroDays: range(deliveryDays.metro),
  otherDays: range(deliveryDays.other),
  remoteDays: range(deliveryDays.remote),
  expressDays: policyFacts.expressShipping.days.replace('-', ' to '),
  returnDays: policyFacts.returnWindowDays,
  returnFee: formatRupees(policyFacts.returnFee),
  returnAnswerHours: policyFacts.returnAnswerHours,
  creditValidMonths: policyFacts.creditValidMonths,
  damageReportHours: policyFacts.damageReportHours,
  minimumAge: policyFacts.minimumAge,
};
