import { formatRupees } from '@aaram/shared-domain/money';
import { deliveryDays, expressDays, policyFacts } from '@aaram/shared-domain/settings';
import * as texts from '#texts/faq.ts';

const range = ([from, to]: readonly [number, number]) => texts.fromToDays(from, to);

/** The rules' figures as the answers to frequent questions say them. */
export const policyFigures = {
  deliveryDays: {
    metro: range(deliveryDays.metro),
    other: range(deliveryDays.other),
    remote: range(deliveryDays.remote),
    express: range(expressDays),
  },
  returnDays: policyFacts.returnWindowDays,
  returnFee: formatRupees(policyFacts.returnFee),
  returnAnswerHours: policyFacts.returnAnswerHours,
  creditValidMonths: policyFacts.creditValidMonths,
  damageReportHours: policyFacts.damageReportHours,
  damagedReturnDays: policyFacts.damagedReturnDays,
  minimumAge: policyFacts.minimumAge,
};
